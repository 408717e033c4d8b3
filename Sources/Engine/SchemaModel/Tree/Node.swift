public import JSPrimitives

extension ZodSchema {
  /// The kinds of node, each named as in a schema document and in Zod's `def.type`.
  public indirect enum Node: Sendable, Hashable {
    // MARK: Values

    /// A string.
    case string
    /// A finite number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
    /// `undefined`, which an absent value is.
    case undefined
    /// `undefined`; issues name the type `void`.
    case void
    /// `NaN`.
    case nan
    /// A `bigint`.
    case bigint
    /// A valid `Date`.
    case date
    /// A `symbol`, which no JSON value is.
    case symbol
    /// A `File`, which no JSON value is.
    case file
    /// A function, which no JSON value is. An object inherits some from JavaScript's `Object.prototype`.
    case function
    /// Any value, whose type only the schema's checks know: `z.custom` and `z.instanceof`.
    case custom
    /// Any value.
    case any
    /// Any value.
    case unknown
    /// No value.
    case never
    /// The value converted to a type, then validated as of that type.
    case coerced(Coercion)
    /// One of these values.
    case literal([Constant])
    /// The value of one of these entries.
    case enumeration(Enumeration)
    /// A string that has the parts in order.
    case templateLiteral([TemplatePart])
    /// A word for true or false; the output is the Boolean.
    case stringbool(StringBool)

    // MARK: Containers

    /// An array whose elements all have one schema.
    case array(element: ZodSchema)
    /// An array with a schema for each position; further elements have the schema `rest`, if there is one.
    case tuple(items: [ZodSchema], rest: ZodSchema?)
    /// An object with any keys.
    case record(Record)
    /// An object with declared fields.
    case object(ZodSchema.Shape)
    /// A `Map`, which no JSON value is.
    case map(key: ZodSchema, value: ZodSchema)
    /// A `Set`, which no JSON value is.
    case set(value: ZodSchema)

    // MARK: Choices

    /// A value that fits one of the options; the first that it fits makes the output.
    case union([ZodSchema])
    /// A value that fits exactly one of the options: `z.xor`.
    case exclusiveUnion([ZodSchema])
    /// A union of objects in which the value of one key chooses the option.
    ///
    /// Without a match, `isFallingBack` tries all options in order.
    case discriminatedUnion(
      discriminator: JSText, options: [ZodSchema], isFallingBack: Bool = false)
    /// A value that fits both schemas, whose outputs are merged.
    case intersection(ZodSchema, ZodSchema)

    // MARK: Wrappers

    /// A value of the schema, or an absent one.
    case optional(ZodSchema)
    /// A value of the schema, or an absent key of an object; a present `undefined` is judged by the schema.
    case exactOptional(ZodSchema)
    /// A value of the schema, which is not `undefined`.
    case nonoptional(ZodSchema)
    /// A value of the schema, or null.
    case nullable(ZodSchema)
    /// A value of the schema; an absent value becomes `value`, which is not validated.
    case `default`(ZodSchema, value: Substitute)
    /// A value of the schema; an absent value becomes `value`, which is validated.
    case prefault(ZodSchema, value: Substitute)
    /// A value of the schema; a value with issues becomes `value`.
    case `catch`(ZodSchema, value: Rescue)
    /// A value of the schema, which JavaScript freezes.
    case readonly(ZodSchema)
    /// Whether a value is of the schema.
    case success(ZodSchema)
    /// A promise of a value of the schema, which no JSON value is.
    case promise(ZodSchema)
    /// The schema, which Zod finds late: `z.lazy`.
    case lazy(ZodSchema)
    /// The schema around this node that has this label; see `ZodSchema.label`.
    case reference(String)

    // MARK: Functions

    /// The output of one schema is the input of the next.
    case pipe(ZodSchema, ZodSchema)
    /// A pipe with a function between its schemas, and one for the way back.
    case codec(ZodSchema, ZodSchema, Codec)
    /// A named function from value to value.
    case transform(Transform)

    // MARK: Errors

    /// A schema that a method of the DSL could not make, as where Zod throws. Compiling it throws this reason.
    case invalid(String)
  }
}

extension ZodSchema.Node {
  /// Returns a union of objects in which the value of one key chooses the option.
  @_disfavoredOverload
  public static func discriminatedUnion(
    discriminator: String, options: [ZodSchema], isFallingBack: Bool = false
  ) -> ZodSchema.Node {
    .discriminatedUnion(
      discriminator: JSText(discriminator), options: options, isFallingBack: isFallingBack)
  }
}
