extension ZodSchema {
  /// A type that a schema converts its input to before it validates it: `z.coerce`.
  public enum Coercion: String, Sendable, Hashable, CaseIterable {
    /// `String(value)`.
    case string
    /// `Number(value)`.
    case number
    /// `Boolean(value)`.
    case boolean
    /// `BigInt(value)`; a value that it throws on stays as it is.
    case bigint
    /// `new Date(value)`.
    case date
  }
}
