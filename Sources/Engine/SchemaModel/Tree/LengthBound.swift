extension ZodSchema {
  /// The bound of a check of a length or size.
  package struct LengthBound: Sendable {
    /// The comparison with the limit.
    package enum Comparison: UInt8, BitwiseCopyable, Sendable { case atLeast, atMost, exactly }

    package let comparison: Comparison
    package let limit: Int
    /// Whether the check is of a `size`, not of a length.
    package let isOfSize: Bool
  }
}

extension ZodSchema.Check.Kind {
  /// The bound of a check of a length or size; nil for any other check.
  package var lengthBound: ZodSchema.LengthBound? {
    switch self {
    case .minLength(let limit): .init(comparison: .atLeast, limit: limit, isOfSize: false)
    case .maxLength(let limit): .init(comparison: .atMost, limit: limit, isOfSize: false)
    case .lengthEquals(let limit): .init(comparison: .exactly, limit: limit, isOfSize: false)
    case .minSize(let limit): .init(comparison: .atLeast, limit: limit, isOfSize: true)
    case .maxSize(let limit): .init(comparison: .atMost, limit: limit, isOfSize: true)
    case .sizeEquals(let limit): .init(comparison: .exactly, limit: limit, isOfSize: true)
    default: nil
    }
  }
}

/// The limits of a value's length, size or number that Zod collects from its checks, in its `_zod.bag`.
package struct CollectedLimits: Sendable {
  package private(set) var minimum: Double?
  package private(set) var maximum: Double?

  package init() {}

  /// Adds the limits of a check, if it has any that include the limit itself.
  package mutating func add(_ kind: ZodSchema.Check.Kind) {
    if let bound = kind.lengthBound {
      let limit = Double(bound.limit)
      switch bound.comparison {
      case .atLeast: raiseMinimum(to: limit)
      case .atMost: lowerMaximum(to: limit)
      case .exactly: set(limit, limit)
      }
      return
    }
    switch kind {
    case .greaterThan(.number(let limit), inclusive: true): raiseMinimum(to: limit)
    case .lessThan(.number(let limit), inclusive: true): lowerMaximum(to: limit)
    default: break
    }
  }

  /// Replaces both limits.
  package mutating func set(_ minimum: Double, _ maximum: Double) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  private mutating func raiseMinimum(to limit: Double) {
    if limit > minimum ?? -.infinity { minimum = limit }
  }

  private mutating func lowerMaximum(to limit: Double) {
    if limit < maximum ?? .infinity { maximum = limit }
  }
}
