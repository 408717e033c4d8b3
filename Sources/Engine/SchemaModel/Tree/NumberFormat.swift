extension ZodSchema {
  /// A format of a number or `bigint`.
  public enum NumberFormat: String, Sendable, Hashable, CaseIterable {
    /// An integer that a double holds exactly.
    case safeint
    /// An integer of 32 bits, signed or unsigned.
    case int32, uint32
    /// A number in the range of a 32-bit or 64-bit float. It is not rounded.
    case float32, float64
    /// A `bigint` of 64 bits, signed or unsigned.
    case int64, uint64

    /// Whether the format is one of numbers, not of `bigint`s.
    public var isOfNumbers: Bool { self != .int64 && self != .uint64 }
  }
}
