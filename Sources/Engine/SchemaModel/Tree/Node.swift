public import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// The kinds of node, each named as in a schema document and in Zod's `def.type`.
  public indirect enum Node: Sendable, Hashable {
    /// A string.
    case string
    /// A finite number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
    /// Any value.
    case any
    /// Any value.
    case unknown
    /// No value.
    case never
    /// One of these values: strings, numbers, booleans or null.
    case literal([JSONValue])
    /// One of these values: strings or numbers.
    case enumeration([JSONValue])
    /// An array whose elements all have one schema.
    case array(element: ZodSchema)
    /// An array with a schema for each position; further elements have the schema `rest`, if there is one.
    case tuple(items: [ZodSchema], rest: ZodSchema?)
    /// An object with any keys, whose values all have one schema.
    case record(value: ZodSchema)
    /// An object with declared fields.
    case object(ZodSchema.Shape)
    /// A value that fits one of the options; the first that it fits makes the output.
    case union([ZodSchema])
    /// A union of objects in which the value of one key chooses the option.
    case discriminatedUnion(discriminator: JSText, options: [ZodSchema])
    /// A value of the schema, or an absent one.
    case optional(ZodSchema)
    /// A value of the schema, or null.
    case nullable(ZodSchema)
    /// A value of the schema; an absent value becomes `value`, which is not validated.
    case `default`(ZodSchema, value: JSONValue)
    /// A value of the schema; an absent value becomes `value`, which is validated.
    case prefault(ZodSchema, value: JSONValue)
    /// A value of the schema; a value with issues becomes `value`.
    case `catch`(ZodSchema, value: JSONValue)
    /// The output of one schema is the input of the next.
    case pipe(ZodSchema, ZodSchema)
    /// A named function from value to value.
    case transform(Transform)
  }
}
