public import JSPrimitives

/// `z.object` and the methods that set the treatment of other keys.
extension ZodSchema {
  /// `z.object({...})`: an object with these fields; other keys are stripped.
  public static func object(
    _ message: String? = nil, error: ErrorFunction? = nil, @FieldsBuilder _ fields: () -> [Field]
  ) -> ZodSchema {
    ZodSchema(.object(Shape(fields())), message: message, error: error)
  }
  /// `z.strictObject({...})`: an object with these fields; other keys are an issue.
  public static func strictObject(
    _ message: String? = nil, error: ErrorFunction? = nil, @FieldsBuilder _ fields: () -> [Field]
  ) -> ZodSchema {
    ZodSchema(
      .object(Shape(fields(), unknownKeys: .reject)), message: message, error: error)
  }
  /// `z.looseObject({...})`: an object with these fields; other keys are kept.
  public static func looseObject(
    _ message: String? = nil, error: ErrorFunction? = nil, @FieldsBuilder _ fields: () -> [Field]
  ) -> ZodSchema {
    ZodSchema(.object(Shape(fields(), unknownKeys: .keep)), message: message, error: error)
  }

  /// `.shape`: the fields of an object; none of any other schema.
  public var shape: [Field] {
    guard case .object(let shape) = node else { return [] }
    return shape.fields
  }
  /// `schema.shape.key`: the schema of an object's field, or nil if this is no object or has no such field.
  ///
  ///     let email = signUp.field("email")
  public func field(_ key: JSText) -> ZodSchema? { shape.first { $0.key == key }?.schema }

  /// `.strict()`: keys that the object does not declare are an issue. Has no effect on other nodes.
  public func strict() -> ZodSchema { unknownKeys(.reject) }
  /// `.loose()`: keys that the object does not declare are kept. Has no effect on other nodes.
  public func loose() -> ZodSchema { unknownKeys(.keep) }
  /// `.strip()`: keys that the object does not declare are dropped. Has no effect on other nodes.
  public func strip() -> ZodSchema { unknownKeys(.strip) }
  /// `.catchall(schema)`: the values of keys that the object does not declare have this schema. Has no effect on
  /// other nodes.
  ///
  /// `never` and `unknown` are what `strict` and `loose` set.
  public func catchall(_ schema: ZodSchema) -> ZodSchema {
    switch schema {
    case .never: unknownKeys(.reject)
    case .unknown: unknownKeys(.keep)
    default: unknownKeys(.catchall(schema))
    }
  }

  private func unknownKeys(_ unknownKeys: Shape.UnknownKeys) -> ZodSchema {
    guard case .object(var shape) = node else { return self }
    guard label == nil else { return refusesCopy }
    shape.unknownKeys = unknownKeys
    return replacing(.object(shape))
  }
}
