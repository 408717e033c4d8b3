public import SourceJSON

/// The methods that wrap a schema in another node.
extension Schema {
  /// `.optional()`.
  public func optional() -> Schema { Schema(.optional(self)) }
  /// `.nullable()`.
  public func nullable() -> Schema { Schema(.nullable(self)) }
  /// `.default(value)`.
  public func `default`(_ value: JSONValue) -> Schema { Schema(.default(self, value: value)) }
  /// `.prefault(value)`.
  public func prefault(_ value: JSONValue) -> Schema { Schema(.prefault(self, value: value)) }
  /// `.catch(value)`.
  public func `catch`(_ value: JSONValue) -> Schema { Schema(.catch(self, value: value)) }
  /// `.or(other)`: a union of the two.
  public func or(_ other: Schema) -> Schema { Schema(.union([self, other])) }
  /// `.pipe(next)`.
  public func pipe(_ next: Schema) -> Schema { Schema(.pipe(self, next)) }
  /// `.transform(function)`: a pipe into a registered function.
  public func transform(_ name: TransformName) -> Schema {
    Schema(.pipe(self, Schema(.transform(name))))
  }
  /// `z.preprocess(function, schema)`: a pipe from a registered function.
  public static func preprocess(_ name: TransformName, _ schema: Schema) -> Schema {
    Schema(.pipe(Schema(.transform(name)), schema))
  }

  /// `.strict()`: keys that the object does not declare are an issue. Other nodes stay as they are.
  public func strict() -> Schema { unknownKeys(.reject) }
  /// `.loose()`: keys that the object does not declare are kept. Other nodes stay as they are.
  public func loose() -> Schema { unknownKeys(.keep) }

  private func unknownKeys(_ unknownKeys: Shape.UnknownKeys) -> Schema {
    guard case .object(var shape) = node else { return self }
    shape.unknownKeys = unknownKeys
    return Schema(.object(shape), message: message, checks: checks)
  }
}
