package import JSPrimitives

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
  /// The key with its unpaired surrogates, as JavaScript has it.
  package var jsKey: JSText
  /// The schema of the key's value.
  public var schema: ZodSchema

  /// The key. An unpaired surrogate in a key of a schema document reads as U+FFFD.
  public var key: String {
    get { jsKey.string }
    set { jsKey = JSText(newValue) }
  }

  /// A field of this key and schema.
  public init(_ key: String, _ schema: ZodSchema) {
    jsKey = JSText(key)
    self.schema = schema
  }

  /// A field of this key, which may have unpaired surrogates, and schema.
  @_disfavoredOverload
  package init(_ key: JSText, _ schema: ZodSchema) {
    jsKey = key
    self.schema = schema
  }

  /// Returns the fields of a literal, in its order.
  static func list(_ fields: KeyValuePairs<String, ZodSchema>) -> [Field] {
    fields.map { Field($0.key, $0.value) }
  }
}

extension ZodSchema {
  /// One declared field of an object, for code in which another type is named `Field`.
  public typealias Field = SchemaModel.Field

  /// Collects the fields of `ZodSchema.object { }`.
  ///
  /// `if`, `if`–`else`, `switch` and `for` may choose among fields, and an array of fields adds its elements:
  ///
  ///     let stamps = [Field("created_at", .iso.datetime()), Field("updated_at", .iso.datetime())]
  ///     let player = ZodSchema.object {
  ///       Field("name", .string())
  ///       stamps
  ///     }
  @resultBuilder
  public enum FieldsBuilder {
    /// Returns one field as a list.
    public static func buildExpression(_ field: Field) -> [Field] { [field] }
    /// Returns the fields of a list.
    public static func buildExpression(_ fields: [Field]) -> [Field] { fields }
    /// Returns the fields of a block, in order.
    public static func buildBlock(_ fields: [Field]...) -> [Field] { fields.flatMap(\.self) }
    /// Returns the fields of an `if`, or none.
    public static func buildOptional(_ fields: [Field]?) -> [Field] { fields ?? [] }
    /// Returns the fields of an `if #available`.
    public static func buildLimitedAvailability(_ fields: [Field]) -> [Field] { fields }
    /// Returns the fields of a first branch.
    public static func buildEither(first fields: [Field]) -> [Field] { fields }
    /// Returns the fields of a second branch.
    public static func buildEither(second fields: [Field]) -> [Field] { fields }
    /// Returns the fields of a loop, in order.
    public static func buildArray(_ fields: [[Field]]) -> [Field] { fields.flatMap(\.self) }
  }
}
