public import JSPrimitives
internal import SourceJSON

/// The nodes, each named as its Zod function.
extension ZodSchema {
  /// `z.string()`: a string.
  public static func string(_ message: String? = nil) -> ZodSchema {
    ZodSchema(.string, message: message)
  }
  /// `z.number()`: a finite number.
  public static func number(_ message: String? = nil) -> ZodSchema {
    ZodSchema(.number, message: message)
  }
  /// `z.boolean()`: `true` or `false`.
  public static func boolean(_ message: String? = nil) -> ZodSchema {
    ZodSchema(.boolean, message: message)
  }
  /// `z.null()`: `null`.
  public static let null = ZodSchema(.null)
  /// `z.any()`: any value, an absent one too.
  public static let any = ZodSchema(.any)
  /// `z.unknown()`: any value, an absent one too.
  public static let unknown = ZodSchema(.unknown)
  /// `z.never()`: no value.
  public static let never = ZodSchema(.never)

  /// `z.literal([...])`: one of these values, which are strings, numbers, booleans, null, `undefined` or `bigint`s.
  public static func literal(_ values: Constant...) -> ZodSchema { ZodSchema(.literal(values)) }

  /// `z.enum([...])`: one of these strings.
  public static func enumeration(_ values: String..., message: String? = nil) -> ZodSchema {
    ZodSchema(.enumeration(Enumeration(values.map { .string(JSText($0)) })), message: message)
  }

  /// `z.array(element)`: an array whose elements all have one schema.
  public static func array(_ element: ZodSchema) -> ZodSchema {
    ZodSchema(.array(element: element))
  }

  /// `z.tuple([...], rest)`: an array with a schema for each position, and one for further elements.
  public static func tuple(_ items: ZodSchema..., rest: ZodSchema? = nil) -> ZodSchema {
    ZodSchema(.tuple(items: items, rest: rest))
  }

  /// `z.record(z.string(), value)`: an object with any keys, whose values all have one schema.
  public static func record(_ value: ZodSchema) -> ZodSchema {
    ZodSchema(.record(Record(value: value)))
  }

  /// `z.object({...})`: an object with these fields; other keys are stripped.
  public static func object(@FieldsBuilder _ fields: () -> [Field]) -> ZodSchema {
    ZodSchema(.object(ZodSchema.Shape(fields())))
  }

  /// `z.union([...])`: a value that fits one of the options.
  public static func union(_ options: ZodSchema..., message: String? = nil) -> ZodSchema {
    ZodSchema(.union(options), message: message)
  }

  /// `z.discriminatedUnion(key, [...])`: a union of objects in which the value of one key chooses the option.
  public static func discriminatedUnion(_ discriminator: JSText, _ options: ZodSchema...)
    -> ZodSchema
  {
    ZodSchema(.discriminatedUnion(discriminator: discriminator, options: options))
  }
}
