public import JSPrimitives

extension ZodSchema {
  /// The declared fields of an object, in order, and what becomes of other keys.
  public struct Shape: Sendable, Hashable {
    /// What an object schema does with keys that it does not declare.
    public enum UnknownKeys: String, Sendable, Hashable, CaseIterable {
      /// They are left out of the output.
      case strip
      /// They follow the declared ones in the output.
      case keep
      /// They are an issue, `unrecognized_keys`.
      case reject
    }

    /// The fields in declaration order, no key twice.
    public var fields: [Field]
    public var unknownKeys: UnknownKeys

    public init(_ fields: [Field], unknownKeys: UnknownKeys = .strip) {
      self.fields = fields
      self.unknownKeys = unknownKeys
    }
  }
}

/// One declared field of an object.
public struct Field: Sendable, Hashable {
  public var key: JSText
  public var schema: ZodSchema

  public init(_ key: JSText, _ schema: ZodSchema) {
    self.key = key
    self.schema = schema
  }
}

/// Collects the fields of `ZodSchema.object { }`, some of which may depend on a condition.
@resultBuilder
public enum FieldsBuilder {
  public static func buildExpression(_ field: Field) -> [Field] { [field] }
  public static func buildBlock(_ fields: [Field]...) -> [Field] { fields.flatMap(\.self) }
  public static func buildOptional(_ fields: [Field]?) -> [Field] { fields ?? [] }
  public static func buildEither(first fields: [Field]) -> [Field] { fields }
  public static func buildEither(second fields: [Field]) -> [Field] { fields }
  public static func buildArray(_ fields: [[Field]]) -> [Field] { fields.flatMap(\.self) }
}
