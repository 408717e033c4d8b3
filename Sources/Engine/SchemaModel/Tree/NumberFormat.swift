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

    /// Whether the format is one of numbers without a fraction.
    package var isOfIntegers: Bool { self == .safeint || self == .int32 || self == .uint32 }

    /// The numbers in the format's range; nil for a format of `bigint`s. Zod 4.3.6, `core/util.ts`.
    package var range: ClosedRange<Double>? {
      switch self {
      case .safeint: -9_007_199_254_740_991...9_007_199_254_740_991
      case .int32: -2_147_483_648...2_147_483_647
      case .uint32: 0...4_294_967_295
      case .float32: -3.4028234663852886e38...3.4028234663852886e38
      case .float64: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
      case .int64, .uint64: nil
      }
    }
  }
}
