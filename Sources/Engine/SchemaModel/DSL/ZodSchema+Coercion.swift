/// The schemas that convert their input first.
extension ZodSchema {
  /// `z.coerce`: schemas that convert their input to a type before they validate it.
  ///
  ///     Field("age", .coerce.number().int().min(0))
  public static let coerce = Coerce()

  /// The functions of `z.coerce`.
  public struct Coerce: Sendable {
    /// `z.coerce.string()`: `String(value)`.
    public func string(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
      ZodSchema(.coerced(.string), message: message, error: error)
    }
    /// `z.coerce.number()`: `Number(value)`.
    public func number(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
      ZodSchema(.coerced(.number), message: message, error: error)
    }
    /// `z.coerce.boolean()`: `Boolean(value)`, so that the string `false` is true.
    public func boolean(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
      ZodSchema(.coerced(.boolean), message: message, error: error)
    }
    /// `z.coerce.bigint()`: `BigInt(value)`; a value that it throws on stays as it is.
    public func bigint(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
      ZodSchema(.coerced(.bigint), message: message, error: error)
    }
    /// `z.coerce.date()`: `new Date(value)`.
    public func date(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
      ZodSchema(.coerced(.date), message: message, error: error)
    }
  }
}
