public import SourceJSON

/// The methods that wrap a schema in another node.
extension ZodSchema {
  /// `.optional()`: accepts an absent value too.
  public func optional() -> ZodSchema { ZodSchema(.optional(self)) }
  /// `.exactOptional()`: an object's key may be absent; a present value is judged by the schema.
  public func exactOptional() -> ZodSchema { ZodSchema(.exactOptional(self)) }
  /// `.nonoptional()`: rejects an absent value.
  public func nonoptional(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    ZodSchema(.nonoptional(self), message: message, error: error)
  }
  /// `.nullable()`: accepts null too.
  public func nullable() -> ZodSchema { ZodSchema(.nullable(self)) }
  /// `.nullish()`: accepts null and an absent value too.
  public func nullish() -> ZodSchema { nullable().optional() }
  /// `.readonly()`: the output is frozen, which JSON doesn't show.
  public func readonly() -> ZodSchema { ZodSchema(.readonly(self)) }
  /// `z.success(schema)`: whether a value is of the schema. Its issues remain, so that only true is ever an output.
  public static func success(_ inner: ZodSchema) -> ZodSchema { ZodSchema(.success(inner)) }
  /// `z.promise(schema)`: a promise, which no JSON value is.
  public static func promise(_ inner: ZodSchema) -> ZodSchema { ZodSchema(.promise(inner)) }

  /// `.or(other)`: a union of the two.
  public func or(_ other: ZodSchema) -> ZodSchema { ZodSchema(.union([self, other])) }
  /// `.and(other)`: an intersection of the two.
  public func and(_ other: ZodSchema) -> ZodSchema { .intersection(self, other) }
}

/// The methods that give a value in place of another.
extension ZodSchema {
  /// `.default(value)`: an absent value becomes `value`, which is not validated.
  public func `default`(_ value: Constant) -> ZodSchema {
    ZodSchema(.default(self, value: .constant(value)))
  }
  /// `.default(value)` of a JSON value.
  @_disfavoredOverload
  public func `default`(_ value: JSONValue) -> ZodSchema { self.default(.json(value)) }
  /// `.default(value)` of a string.
  @_disfavoredOverload
  public func `default`(_ value: String) -> ZodSchema { self.default(Constant.string(value)) }
  /// `.default(function)`: an absent value becomes the function's result, which is not validated.
  public func `default`(by function: Producer) -> ZodSchema {
    ZodSchema(.default(self, value: .function(function)))
  }

  /// `.prefault(value)`: an absent value becomes `value`, which is validated.
  public func prefault(_ value: Constant) -> ZodSchema {
    ZodSchema(.prefault(self, value: .constant(value)))
  }
  /// `.prefault(value)` of a JSON value.
  @_disfavoredOverload
  public func prefault(_ value: JSONValue) -> ZodSchema { prefault(.json(value)) }
  /// `.prefault(value)` of a string.
  @_disfavoredOverload
  public func prefault(_ value: String) -> ZodSchema { prefault(Constant.string(value)) }
  /// `.prefault(function)`: an absent value becomes the function's result, which is validated.
  public func prefault(by function: Producer) -> ZodSchema {
    ZodSchema(.prefault(self, value: .function(function)))
  }

  /// `.catch(value)`: a value with issues becomes `value`.
  public func `catch`(_ value: Constant) -> ZodSchema {
    ZodSchema(.catch(self, value: .constant(value)))
  }
  /// `.catch(value)` of a JSON value.
  @_disfavoredOverload
  public func `catch`(_ value: JSONValue) -> ZodSchema { self.catch(.json(value)) }
  /// `.catch(value)` of a string.
  @_disfavoredOverload
  public func `catch`(_ value: String) -> ZodSchema { self.catch(Constant.string(value)) }
  /// `.catch(function)`: a value with issues becomes the function's result.
  public func `catch`(by function: Rescuer) -> ZodSchema {
    ZodSchema(.catch(self, value: .function(function)))
  }
}
