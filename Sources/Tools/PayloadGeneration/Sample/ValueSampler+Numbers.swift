internal import SchemaModel

/// Numbers within bounds, on a grid if the checks require one.
extension ValueSampler {
  /// The requirements of a node's checks for a number.
  private struct Demands {
    var low: Double?
    var high: Double?
    /// The divisor of all allowed numbers; nil without one.
    var step: Double?
    /// The numbers of the formats.
    var range: ClosedRange<Double>?

    init(_ checks: [PreparedCheck]) {
      var isInteger = false
      for check in checks {
        switch check.kind {
        case .greaterThan(let bound, _):
          if let value = bound.sampled { low = max(low ?? value, value) }
        case .lessThan(let bound, _):
          if let value = bound.sampled { high = min(high ?? value, value) }
        case .numberFormat(let format):
          isInteger = isInteger || format.isOfIntegers
          if let range = format.range { self.range = self.range?.clamped(to: range) ?? range }
        case .multipleOf(let bound):
          if let value = bound.sampled { step = combined(step, abs(value)) }
        default: break
        }
      }
      if isInteger { step = combined(step, 1) }
    }

    /// Returns a multiple of both steps, if there is a small one.
    private func combined(_ step: Double?, _ other: Double) -> Double {
      guard let step, step > 0, other > 0 else { return other }
      let (large, small) = (max(step, other), min(step, other))
      for count in 1...1000 {
        let multiple = large * Double(count)
        if (multiple / small).rounded() * small == multiple { return multiple }
      }
      return large
    }
  }

  /// Returns a candidate.
  mutating func number(_ schema: PreparedSchema) throws(GenerationError) -> Double {
    let demands = Demands(schema.checks)
    let usual = Self.usualRange(schema.subject)
    var low = demands.low ?? demands.high.map { $0 - 1000 } ?? usual.lowerBound
    var high = demands.high ?? demands.low.map { $0 + 1000 } ?? usual.upperBound
    if let range = demands.range {
      low = max(low, range.lowerBound)
      high = min(high, range.upperBound)
    }
    guard low <= high else {
      throw GenerationError(path: schema.path, reason: "no number lies within the bounds")
    }
    // The bounds themselves are what a rule is most likely to be wrong about.
    switch random.number(below: 12) {
    case 0: if let bound = demands.low, isOnGrid(bound, demands.step) { return bound }
    case 1: if let bound = demands.high, isOnGrid(bound, demands.step) { return bound }
    default: break
    }
    let fraction = Double(random.number(below: 1 << 30)) / Double(1 << 30)
    let number = low * (1 - fraction) + high * fraction
    guard let step = demands.step, step > 0 else {
      guard high - low > 0.1 else { return random.isOne(in: 2) ? number : (low + high) / 2 }
      let scale = [1.0, 1, 2, 10, 100][random.number(below: 5)]
      return withoutSign((number * scale).rounded() / scale)
    }
    // A quotient keeps decimal steps such as 0.1 on decimal numbers.
    let count = (number / step).rounded()
    let inverse = (1 / step).rounded()
    return withoutSign(step < 1 && 1 / inverse == step ? count / inverse : count * step)
  }

  private func isOnGrid(_ number: Double, _ step: Double?) -> Bool {
    guard let step, step > 0 else { return true }
    return (number / step).rounded() * step == number
  }

  /// Zero without its sign, which JSON would not show.
  private func withoutSign(_ number: Double) -> Double { number == 0 ? 0 : number }

  /// Returns a whole number within the bounds.
  mutating func integer(_ schema: PreparedSchema) throws(GenerationError) -> Double {
    try number(schema).rounded()
  }

  private static func usualRange(_ subject: Subject) -> ClosedRange<Double> {
    switch subject {
    case .latitude: 24...49
    case .longitude: -124 ... -67
    case .rate: 0...1
    case .gradePoints: 0...4
    case .satScore: 400...1600
    case .actScore: 1...36
    case .money: 0...60_000
    case .count: 400...50_000
    default: 0...1000
    }
  }
}

extension ZodSchema.Bound {
  /// The limit as a number that values are sampled around; nil for a `bigint` that is no number.
  fileprivate var sampled: Double? {
    switch self {
    case .number(let number): number
    case .bigint(let digits): Double(digits)
    case .date(let milliseconds): milliseconds
    }
  }
}
