public import SourceJSON

/// The methods that wrap a schema in another node.
extension ZodSchema {
  /// `.optional()`: accepts an absent value too.
  public func optional() -> ZodSchema { ZodSchema(.optional(self)) }
  /// `.nullable()`: accepts null too.
  public func nullable() -> ZodSchema { ZodSchema(.nullable(self)) }
  /// `.default(value)`: an absent value becomes `value`, which is not validated.
  public func `default`(_ value: Constant) -> ZodSchema {
    ZodSchema(.default(self, value: .constant(value)))
  }
  /// `.prefault(value)`: an absent value becomes `value`, which is validated.
  public func prefault(_ value: Constant) -> ZodSchema {
    ZodSchema(.prefault(self, value: .constant(value)))
  }
  /// `.catch(value)`: a value with issues becomes `value`.
  public func `catch`(_ value: Constant) -> ZodSchema {
    ZodSchema(.catch(self, value: .constant(value)))
  }
  /// `.or(other)`: a union of the two.
  public func or(_ other: ZodSchema) -> ZodSchema { ZodSchema(.union([self, other])) }
  /// `.pipe(next)`: the output of this schema is the input of the next one.
  public func pipe(_ next: ZodSchema) -> ZodSchema { ZodSchema(.pipe(self, next)) }
  /// `.transform(function)`: a pipe into a function, by its name or with its implementation.
  public func transform(_ transform: Transform) -> ZodSchema {
    ZodSchema(.pipe(self, ZodSchema(.transform(transform))))
  }
  /// `.transform(function)`: a pipe into a function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the output of this schema. An error that it throws makes the outcome undecided.
  public func transform(
    _ name: String, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
  ) -> ZodSchema {
    transform(Transform(name, body))
  }
  /// `z.preprocess(function, schema)`: a pipe from a function.
  public static func preprocess(_ transform: Transform, _ schema: ZodSchema) -> ZodSchema {
    ZodSchema(.pipe(ZodSchema(.transform(transform)), schema))
  }

  /// `.strict()`: keys that the object does not declare are an issue. Has no effect on other nodes.
  public func strict() -> ZodSchema { unknownKeys(.reject) }
  /// `.loose()`: keys that the object does not declare are kept. Has no effect on other nodes.
  public func loose() -> ZodSchema { unknownKeys(.keep) }

  private func unknownKeys(_ unknownKeys: ZodSchema.Shape.UnknownKeys) -> ZodSchema {
    guard case .object(var shape) = node else { return self }
    shape.unknownKeys = unknownKeys
    return ZodSchema(.object(shape), message: message, checks: checks)
  }
}
