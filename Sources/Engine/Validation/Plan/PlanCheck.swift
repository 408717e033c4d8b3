/// One check of a plan: a trivial value.
struct PlanCheck: Sendable {
  enum Opcode: UInt8, Sendable {
    /// `limit` is the length.
    case minLength, maxLength, lengthEquals
    /// `limit` is the bound.
    case greaterThan, greaterOrEqual, lessThan, lessOrEqual
    case safeInteger
    /// `limit` is the divisor.
    case multipleOf
    /// The pattern `patterns[a]`.
    case pattern
    /// The text `texts[a]`.
    case startsWith, endsWith, includes
    case url
    /// The function `transforms[a]`, whose opcode is `b`.
    case overwrite
    /// The predicate `predicates[a]`.
    case custom
  }

  var opcode: Opcode
  /// Later checks are skipped once this one failed.
  var abort: Bool
  var a: Int32 = 0
  var b: Int32 = 0
  var limit: Double = 0
  /// The check's issues are templates from here on: one a way to fail, for a length check one a way
  /// and origin.
  var template: Int32 = -1

  /// A length check runs even on a value of the wrong type, if that has a length.
  var hasOwnCondition: Bool {
    switch opcode {
    case .minLength, .maxLength, .lengthEquals: true
    default: false
    }
  }
}

/// How a check ended.
enum CheckResult {
  case passed
  /// The check failed; `way` counts the ways in which it can, from 0.
  case failed(way: Int32)
}
