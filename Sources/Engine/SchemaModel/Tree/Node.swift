public import JSPrimitives
public import SourceJSON

extension Schema {
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
    case array(element: Schema)
    case tuple(items: [Schema], rest: Schema?)
    /// An object with any keys, each value of one schema.
    case record(value: Schema)
    case object(Shape)
    case union([Schema])
    /// Objects told apart by the value of one key.
    case discriminatedUnion(discriminator: JSText, options: [Schema])
    /// Also absent.
    case optional(Schema)
    /// Also null.
    case nullable(Schema)
    /// An absent value becomes this one, unvalidated.
    case `default`(Schema, value: JSONValue)
    /// An absent value becomes this one and is then validated.
    case prefault(Schema, value: JSONValue)
    /// A value with issues becomes this one.
    case `catch`(Schema, value: JSONValue)
    /// The output of one schema is the input of the next.
    case pipe(Schema, Schema)
    /// A registered function from value to value.
    case transform(TransformName)
  }
}
