/// The numbers that a node accepts unchanged: a trivial value.
///
/// Most fields of numbers only have bounds. With this, a run does not walk the unions and wrappers around them.
struct PlanNumbers: Sendable {
  /// The least number, or NaN if only a run can decide.
  private(set) var least: Double
  private(set) var most: Double

  static let none = PlanNumbers(least: .infinity, most: -.infinity)
  static let finite = PlanNumbers(least: -.greatestFiniteMagnitude, most: .greatestFiniteMagnitude)
  static let unknown = PlanNumbers(least: .nan, most: .nan)

  /// Whether these are all numbers that the node accepts.
  @inline(__always) var isKnown: Bool { !least.isNaN }

  /// Whether the node accepts no number.
  var isNone: Bool { least > most }

  /// Returns whether the node accepts a number; false if that is not known.
  @inline(__always)
  func contains(_ number: Double) -> Bool { number >= least && number <= most }

  /// Removes the numbers that fail a check; they become unknown if it is no comparison.
  mutating func narrow(by check: PlanCheck) {
    guard !check.hasOwnCondition, !check.limit.isNaN else {
      self = .unknown
      return
    }
    switch check.opcode {
    case .greaterOrEqual: least = max(least, check.limit)
    case .lessOrEqual: most = min(most, check.limit)
    case .greaterThan: least = max(least, check.limit.nextUp)
    case .lessThan: most = min(most, check.limit.nextDown)
    default: self = .unknown
    }
  }

  /// Adds the numbers of a union's next option, which is tried on those that the options before do not accept.
  mutating func add(_ option: PlanNumbers) {
    if isNone {
      self = option
    } else if !option.isNone {
      self = .unknown
    }
  }
}
