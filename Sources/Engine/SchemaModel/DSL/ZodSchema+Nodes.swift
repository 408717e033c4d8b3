public import JSPrimitives
public import SourceJSON

/// The nodes, each written as its Zod function.
extension ZodSchema {
  /// `z.string()`.
  public static func string(_ message: String? = nil) -> ZodSchema {
    ZodSchema(.string, message: message)
  }
  /// `z.number()`: finite numbers only.
  public static func number(_ message: String? = nil) -> ZodSchema {
    ZodSchema(.number, message: message)
  }
  /// `z.boolean()`.
  public static func boolean(_ message: String? = nil) -> ZodSchema {
    ZodSchema(.boolean, message: message)
  }
  /// `z.null()`.
  public static let null = ZodSchema(.null)
  /// `z.any()`.
  public static let any = ZodSchema(.any)
  /// `z.unknown()`.
  public static let unknown = ZodSchema(.unknown)
  /// `z.never()`.
  public static let never = ZodSchema(.never)

  /// `z.literal([...])`.
  public static func literal(_ values: JSONValue...) -> ZodSchema { ZodSchema(.literal(values)) }

  /// `z.enum([...])`.
  public static func enumeration(_ values: String..., message: String? = nil) -> ZodSchema {
    ZodSchema(.enumeration(values.map { .string(JSText($0)) }), message: message)
  }

  /// `z.array(element)`.
  public static func array(_ element: ZodSchema) -> ZodSchema {
    ZodSchema(.array(element: element))
  }

  /// `z.tuple([...], rest)`.
  public static func tuple(_ items: ZodSchema..., rest: ZodSchema? = nil) -> ZodSchema {
    ZodSchema(.tuple(items: items, rest: rest))
  }

  /// `z.record(z.string(), value)`.
  public static func record(_ value: ZodSchema) -> ZodSchema { ZodSchema(.record(value: value)) }

  /// `z.object({...})`; other keys are stripped.
  public static func object(@FieldsBuilder _ fields: () -> [Field]) -> ZodSchema {
    ZodSchema(.object(ZodSchema.Shape(fields())))
  }

  /// `z.union([...])`.
  public static func union(_ options: ZodSchema..., message: String? = nil) -> ZodSchema {
    ZodSchema(.union(options), message: message)
  }

  /// `z.discriminatedUnion(key, [...])`.
  public static func discriminatedUnion(_ discriminator: JSText, _ options: ZodSchema...)
    -> ZodSchema
  {
    ZodSchema(.discriminatedUnion(discriminator: discriminator, options: options))
  }
}
