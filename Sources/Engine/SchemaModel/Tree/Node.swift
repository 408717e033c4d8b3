public import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// The kinds of node, each named as in a schema document and in Zod's `def.type`.
  public indirect enum Node: Sendable, Hashable {
    case string
    case number
    case boolean
    case null
    case any
    case unknown
    case never
    /// One of these values: strings, numbers, booleans or null.
    case literal([JSONValue])
    /// One of these values: strings or numbers.
    case enumeration([JSONValue])
    case array(element: ZodSchema)
    case tuple(items: [ZodSchema], rest: ZodSchema?)
    /// An object with any keys, each value of one schema.
    case record(value: ZodSchema)
    case object(ZodSchema.Shape)
    case union([ZodSchema])
    /// Objects told apart by the value of one key.
    case discriminatedUnion(discriminator: JSText, options: [ZodSchema])
    /// Also absent.
    case optional(ZodSchema)
    /// Also null.
    case nullable(ZodSchema)
    /// An absent value becomes this one, unvalidated.
    case `default`(ZodSchema, value: JSONValue)
    /// An absent value becomes this one and is then validated.
    case prefault(ZodSchema, value: JSONValue)
    /// A value with issues becomes this one.
    case `catch`(ZodSchema, value: JSONValue)
    /// The output of one schema is the input of the next.
    case pipe(ZodSchema, ZodSchema)
    /// A named function from value to value.
    case transform(Transform)
  }
}
