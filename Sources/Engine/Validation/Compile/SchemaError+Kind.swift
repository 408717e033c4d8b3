extension SchemaError {
  /// A fault of a schema, with the data that a program may want.
  public enum Kind: Sendable, Hashable {
    /// The schema names a function that has no implementation and is not registered.
    case unregistered(Function, name: String)
    /// A pattern is not a regular expression of JavaScript, or is beyond a limit; the reason is that of `PatternError`.
    case invalidPattern(source: String, flags: String, reason: String)
    /// A string or template has no possible pattern, for which Zod throws this exception.
    case impossiblePattern(exception: String)
    /// The version of Zod lacks a word, for this reason.
    case unknownWord(reason: String)
    /// A string format that a parser decides has a pattern.
    case misplacedPattern(format: String)
    /// A reference leads to a label that no schema around it has.
    case unknownLabel(String)
    /// An object declares a key twice.
    case duplicateKey
    /// Too many keys of an object have one hash.
    case tooManyEqualHashes
    /// An option of a discriminated union does not declare the key.
    case undeclaredDiscriminator(String)
    /// A union has no options.
    case noOptions
    /// A literal has no values.
    case noValues
    /// A limit or a constant is not an integer of digits.
    case invalidBigint(String)
    /// A literal is a date, which no payload has.
    case dateLiteral
    /// The check of a file's type is at a schema of something else.
    case misplacedFileCheck
    /// A closure takes values of another type than the schema gives, or does not take those that it may give; the advice is what
    /// to write instead.
    case closureType(takes: String, gives: String, advice: String)
    /// Schemas are nested too deep.
    case tooDeep(limit: Int)
    /// The schema has too many schemas inside.
    case tooLarge(limit: Int)
    /// A method of the DSL could not make the schema, for this reason.
    case invalid(reason: String)
  }

  /// A kind of functions that schemas name.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// A function from value to value: of a transform, an `overwrite` or a codec.
    case transform = "function"
    /// The function of a `refine`.
    case predicate = "predicate"
    /// The function of a `check`.
    case check = "check function"
    /// The condition of a check.
    case condition = "condition"
    /// A function that words issues.
    case error = "error function"
    /// A function that makes the value of a `default` or `prefault`.
    case value = "value function"
    /// A function that makes the value of a `catch`.
    case rescue = "catch function"
  }
}

extension SchemaError.Kind: CustomStringConvertible {
  /// The kind in words, such as `no function named "x" is registered`.
  public var description: String {
    switch self {
    case .unregistered(let function, let name):
      "no \(function.rawValue) named \"\(name)\" is registered"
    case .invalidPattern(let source, let flags, let reason):
      "the pattern /\(source)/\(flags): \(reason)"
    case .impossiblePattern(let exception): exception
    case .unknownWord(let reason), .invalid(let reason): reason
    case .misplacedPattern(let format): "the string format \"\(format)\" takes no pattern"
    case .unknownLabel(let label): "no schema around this one has the label \"\(label)\""
    case .duplicateKey: "the key is declared twice"
    case .tooManyEqualHashes: "too many keys have one hash"
    case .undeclaredDiscriminator(let key): "the option has no key \"\(key)\""
    case .noOptions: "a union needs an option"
    case .noValues: "Cannot create literal schema with no valid values"
    case .invalidBigint(let digits): "\"\(digits)\" is no bigint"
    case .dateLiteral: "a literal is no date"
    case .misplacedFileCheck:
      "a check of MIME types without a condition of its own needs a file schema"
    case .closureType(let takes, _, let advice): "the closure takes a \(takes), \(advice)"
    case .tooDeep(let limit): "nested deeper than \(limit) schemas"
    case .tooLarge(let limit): "the schema has more than \(limit) parts"
    }
  }
}
