extension ZodSchema {
  /// The limit of a comparison: a number, a `bigint` or a `Date`.
  public enum Bound: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// A `bigint`, in decimal digits with an optional minus sign.
    case bigint(String)
    /// A `Date`, in milliseconds since 1970-01-01T00:00:00Z.
    case date(milliseconds: Double)

    /// The number, or nil for another kind of limit.
    public var number: Double? {
      if case .number(let number) = self { number } else { nil }
    }
  }
}

extension ZodSchema.Bound: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
}
