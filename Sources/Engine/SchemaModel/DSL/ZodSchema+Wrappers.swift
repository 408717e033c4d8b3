public import SourceJSON

/// The methods that wrap a schema in another node.
extension ZodSchema {
  /// `.optional()`.
  public func optional() -> ZodSchema { ZodSchema(.optional(self)) }
  /// `.nullable()`.
  public func nullable() -> ZodSchema { ZodSchema(.nullable(self)) }
  /// `.default(value)`.
  public func `default`(_ value: JSONValue) -> ZodSchema { ZodSchema(.default(self, value: value)) }
  /// `.prefault(value)`.
  public func prefault(_ value: JSONValue) -> ZodSchema { ZodSchema(.prefault(self, value: value)) }
  /// `.catch(value)`.
  public func `catch`(_ value: JSONValue) -> ZodSchema { ZodSchema(.catch(self, value: value)) }
  /// `.or(other)`: a union of the two.
  public func or(_ other: ZodSchema) -> ZodSchema { ZodSchema(.union([self, other])) }
  /// `.pipe(next)`.
  public func pipe(_ next: ZodSchema) -> ZodSchema { ZodSchema(.pipe(self, next)) }
  /// `.transform(function)`: a pipe into a registered function.
  public func transform(_ name: TransformName) -> ZodSchema {
    ZodSchema(.pipe(self, ZodSchema(.transform(name))))
  }
  /// `z.preprocess(function, schema)`: a pipe from a registered function.
  public static func preprocess(_ name: TransformName, _ schema: ZodSchema) -> ZodSchema {
    ZodSchema(.pipe(ZodSchema(.transform(name)), schema))
  }

  /// `.strict()`: keys that the object does not declare are an issue. Other nodes stay as they are.
  public func strict() -> ZodSchema { unknownKeys(.reject) }
  /// `.loose()`: keys that the object does not declare are kept. Other nodes stay as they are.
  public func loose() -> ZodSchema { unknownKeys(.keep) }

  private func unknownKeys(_ unknownKeys: ZodSchema.Shape.UnknownKeys) -> ZodSchema {
    guard case .object(var shape) = node else { return self }
    shape.unknownKeys = unknownKeys
    return ZodSchema(.object(shape), message: message, checks: checks)
  }
}
