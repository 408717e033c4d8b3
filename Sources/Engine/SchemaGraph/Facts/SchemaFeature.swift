package import SchemaModel

/// A construct of a schema whose meaning depends on the version of Zod.
package enum SchemaFeature: Sendable, Hashable {
  // MARK: Absent values

  /// A field that takes `undefined` although its key is not optional.
  case undefinedField
  /// A field whose output may be absent.
  case forgivenField
  /// `optional` around what makes a value of an absent one.
  case optionalMaking
  /// A default that may be `undefined`, or become so.
  case undefinedDefault

  // MARK: Containers

  /// A tuple.
  case tuple
  /// An array with a maximum length.
  case limitedArray
  /// A record.
  case record
  /// A record whose keys are listed.
  case listedRecord
  /// A partial record whose keys are listed.
  case partialRecord
  /// A partial record whose keys are those of a literal.
  case literalPartialRecord
  /// A loose record whose keys are listed.
  case looseRecord
  /// An object, or a record of listed keys, that rejects unknown keys.
  case strictKeys
  /// An object that keeps, rejects or validates unknown keys.
  case otherKeys
  /// A field `__proto__`.
  case declaredPrototype
  /// An intersection.
  case intersection

  // MARK: Unions

  /// A discriminated union.
  case discriminator
  /// A discriminated union with an option whose key may get its value from the schema.
  case defaultedDiscriminator
  /// A discriminated union with an option that does not declare the key.
  case undeclaredDiscriminator
  /// A discriminated union with an option that lists the values of a key that every object inherits.
  case inheritedDiscriminator
  /// A union that takes exactly one of its options.
  case exclusive
  /// A union without options.
  case emptyUnion

  // MARK: Strings

  /// A limit of a string's length that its units can decide.
  case textLength
  /// A string whose minimum length is above its maximum.
  case reversedLengths
  /// A check of a length after one that aborts.
  case abortBeforeLength
  /// A check of an exact length or size.
  case exactLength
  /// A format with a name, decided by the rules of the version.
  case format(ZodSchema.NamedFormat)
  /// A URL of the web.
  case httpURL
  /// A URL with a condition on its host.
  case hostname
  /// A URL whose host must be a domain.
  case domain
  /// A template literal.
  case template

  // MARK: Numbers and dates

  /// A number.
  case number
  /// A format of a number.
  case numberFormat
  /// A check of a divisor.
  case multiple
  /// A bound of values that are not ordered by their type.
  case openBound
  /// A `Date`.
  case date
  /// A schema of `NaN`.
  case nan

  // MARK: The rest

  /// A check of a size.
  case size
  /// A literal without values.
  case emptyLiteral
  /// A pipe or a codec.
  case pipe
  /// A `catch` whose value a function makes.
  case catchFunction
  /// A check by a function that has a condition.
  case conditionalFunction
  /// A message of the schema itself beside checks.
  case messageWithChecks
  /// A construct that came with a version of Zod.
  case word(since: ZodVersion)
}
