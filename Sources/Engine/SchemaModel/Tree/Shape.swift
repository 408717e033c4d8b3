public import JSPrimitives

extension ZodSchema {
  /// The declared fields of an object, in order, and the treatment of other keys.
  public struct Shape: Sendable, Hashable {
    /// The treatment of keys that an object schema does not declare.
    public indirect enum UnknownKeys: Sendable, Hashable {
      /// Unknown keys are not in the output.
      case strip
      /// Unknown keys follow the declared ones in the output.
      case keep
      /// Unknown keys are an issue, `unrecognized_keys`.
      case reject
      /// The value of each unknown key has this schema, and follows the declared ones in the output.
      case catchall(ZodSchema)
    }

    /// The fields in declaration order, without duplicate keys.
    public var fields: [Field]
    /// The treatment of other keys.
    public var unknownKeys: UnknownKeys

    /// A shape of these fields; other keys are stripped by default.
    public init(_ fields: [Field], unknownKeys: UnknownKeys = .strip) {
      self.fields = fields
      self.unknownKeys = unknownKeys
    }
  }
}

/// One declared field of an object.
public struct Field: Sendable, Hashable {
  /// The key.
  public var key: JSText
  /// The schema of the key's value.
  public var schema: ZodSchema

  /// A field of this key and schema.
  public init(_ key: JSText, _ schema: ZodSchema) {
    self.key = key
    self.schema = schema
  }
}

/// Collects the fields of `ZodSchema.object { }`.
///
/// `if`, `if`–`else`, `switch` and `for` may choose among fields.
@resultBuilder
public enum FieldsBuilder {
  /// Returns one field as a list.
  public static func buildExpression(_ field: Field) -> [Field] { [field] }
  /// Returns the fields of a block, in order.
  public static func buildBlock(_ fields: [Field]...) -> [Field] { fields.flatMap(\.self) }
  /// Returns the fields of an `if`, or none.
  public static func buildOptional(_ fields: [Field]?) -> [Field] { fields ?? [] }
  /// Returns the fields of a first branch.
  public static func buildEither(first fields: [Field]) -> [Field] { fields }
  /// Returns the fields of a second branch.
  public static func buildEither(second fields: [Field]) -> [Field] { fields }
  /// Returns the fields of a loop, in order.
  public static func buildArray(_ fields: [[Field]]) -> [Field] { fields.flatMap(\.self) }
}
