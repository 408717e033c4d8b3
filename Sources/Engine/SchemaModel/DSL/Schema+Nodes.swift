public import JSPrimitives
public import SourceJSON

/// The nodes, each written as its Zod function.
extension Schema {
  /// `z.string()`.
  public static func string(_ message: String? = nil) -> Schema {
    Schema(.string, message: message)
  }
  /// `z.number()`: finite numbers only.
  public static func number(_ message: String? = nil) -> Schema {
    Schema(.number, message: message)
  }
  /// `z.boolean()`.
  public static func boolean(_ message: String? = nil) -> Schema {
    Schema(.boolean, message: message)
  }
  /// `z.null()`.
  public static let null = Schema(.null)
  /// `z.any()`.
  public static let any = Schema(.any)
  /// `z.unknown()`.
  public static let unknown = Schema(.unknown)
  /// `z.never()`.
  public static let never = Schema(.never)

  /// `z.literal([...])`.
  public static func literal(_ values: JSONValue...) -> Schema { Schema(.literal(values)) }

  /// `z.enum([...])`.
  public static func enumeration(_ values: String..., message: String? = nil) -> Schema {
    Schema(.enumeration(values.map { .string(JSText($0)) }), message: message)
  }

  /// `z.array(element)`.
  public static func array(_ element: Schema) -> Schema { Schema(.array(element: element)) }

  /// `z.tuple([...], rest)`.
  public static func tuple(_ items: Schema..., rest: Schema? = nil) -> Schema {
    Schema(.tuple(items: items, rest: rest))
  }

  /// `z.record(z.string(), value)`.
  public static func record(_ value: Schema) -> Schema { Schema(.record(value: value)) }

  /// `z.object({...})`; other keys are stripped.
  public static func object(@FieldsBuilder _ fields: () -> [Field]) -> Schema {
    Schema(.object(Shape(fields())))
  }

  /// `z.union([...])`.
  public static func union(_ options: Schema..., message: String? = nil) -> Schema {
    Schema(.union(options), message: message)
  }

  /// `z.discriminatedUnion(key, [...])`.
  public static func discriminatedUnion(_ discriminator: JSText, _ options: Schema...) -> Schema {
    Schema(.discriminatedUnion(discriminator: discriminator, options: options))
  }
}
