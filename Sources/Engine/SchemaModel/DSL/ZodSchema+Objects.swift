internal import JSPrimitives

/// `z.object` and the methods that set the treatment of other keys.
extension ZodSchema {
  /// `z.object({...})`: an object with these fields; other keys are stripped.
  public static func object(
    _ message: String? = nil, error: ErrorFunction? = nil, @FieldsBuilder _ fields: () -> [Field]
  ) -> ZodSchema {
    ZodSchema(.object(Shape(fields())), message: message, error: error)
  }
  /// `z.object({...})`: an object with these fields, in this order; other keys are stripped.
  ///
  ///     .object(["name": .string(), "age": .number().optional()])
  ///
  /// A repeated key is an error when the schema is compiled.
  public static func object(
    _ fields: KeyValuePairs<String, ZodSchema>, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.object(Shape(Field.list(fields))), message: message, error: error)
  }
  /// `z.strictObject({...})`: an object with these fields; other keys are an issue.
  public static func strictObject(
    _ message: String? = nil, error: ErrorFunction? = nil, @FieldsBuilder _ fields: () -> [Field]
  ) -> ZodSchema {
    ZodSchema(
      .object(Shape(fields(), unknownKeys: .reject)), message: message, error: error)
  }
  /// `z.strictObject({...})`: an object with these fields, in this order; other keys are an issue.
  public static func strictObject(
    _ fields: KeyValuePairs<String, ZodSchema>, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(
      .object(Shape(Field.list(fields), unknownKeys: .reject)), message: message, error: error)
  }
  /// `z.looseObject({...})`: an object with these fields; other keys are kept.
  public static func looseObject(
    _ message: String? = nil, error: ErrorFunction? = nil, @FieldsBuilder _ fields: () -> [Field]
  ) -> ZodSchema {
    ZodSchema(.object(Shape(fields(), unknownKeys: .keep)), message: message, error: error)
  }
  /// `z.looseObject({...})`: an object with these fields, in this order; other keys are kept.
  public static func looseObject(
    _ fields: KeyValuePairs<String, ZodSchema>, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(
      .object(Shape(Field.list(fields), unknownKeys: .keep)), message: message, error: error)
  }

  /// `.shape`: the fields of an object; none of any other schema.
  public var shape: [Field] {
    guard case .object(let shape) = node else { return [] }
    return shape.fields
  }
  /// `schema.shape.key`: the schema of an object's field, or nil if this is no object or has no such field.
  ///
  ///     let email = signUp.field("email")
  public func field(_ key: String) -> ZodSchema? {
    let key = JSText(key)
    return shape.first { $0.jsKey == key }?.schema
  }

  /// `.strict()`: keys that the object does not declare are an issue.
  public func strict() -> ZodSchema { unknownKeys(.reject, "strict") }
  /// `.loose()`: keys that the object does not declare are kept.
  public func loose() -> ZodSchema { unknownKeys(.keep, "loose") }
  /// `.strip()`: keys that the object does not declare are dropped.
  public func strip() -> ZodSchema { unknownKeys(.strip, "strip") }
  /// `.catchall(schema)`: the values of keys that the object does not declare have this schema.
  ///
  /// `never` and `unknown` are what `strict` and `loose` set.
  public func catchall(_ schema: ZodSchema) -> ZodSchema {
    switch schema {
    case .never: unknownKeys(.reject, "catchall")
    case .unknown: unknownKeys(.keep, "catchall")
    default: unknownKeys(.catchall(schema), "catchall")
    }
  }

  private func unknownKeys(_ unknownKeys: Shape.UnknownKeys, _ method: String) -> ZodSchema {
    guard case .object(var shape) = node else { return needs(method, [.object]) }
    guard label == nil else { return refusesCopy }
    shape.unknownKeys = unknownKeys
    return replacing(.object(shape))
  }
}
