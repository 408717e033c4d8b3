/// One check of a plan: a trivial value.
struct PlanCheck: Sendable {
  /// The kind of check.
  enum Opcode: UInt8, Sendable {
    /// The length is compared with `limit`.
    case minLength, maxLength, lengthEquals
    /// The number is compared with `limit`.
    case greaterThan, greaterOrEqual, lessThan, lessOrEqual
    case safeInteger
    /// The number is divided by `limit`.
    case multipleOf
    /// A match of `pattern`.
    case pattern
    /// A comparison with `text`.
    case startsWith, endsWith, includes
    case url
    /// The function `transform` of `transformOpcode`.
    case overwrite
    /// The predicate `predicate`.
    case custom
  }

  /// The kind of check.
  var opcode: Opcode
  /// Whether a failure skips later checks.
  var abort: Bool
  /// The operands; their meaning depends on the opcode.
  private var first: Int32 = 0
  private var second: Int32 = 0
  /// The length, bound or divisor.
  var limit: Double = 0
  /// The first of the check's templates: one for each way to fail. A length check has one for each way and
  /// origin.
  var template: Int32 = -1

  /// A check without operands.
  init(opcode: Opcode, abort: Bool) {
    self.opcode = opcode
    self.abort = abort
  }

  /// Whether the check runs even on a value of the wrong type: a length check does, if the value has a length.
  var hasOwnCondition: Bool {
    switch opcode {
    case .minLength, .maxLength, .lengthEquals: true
    default: false
    }
  }
}

/// The operands by name. Each belongs to the opcodes that its comment lists.
extension PlanCheck {
  /// The place in the plan's patterns; for `pattern`.
  @inline(__always)
  var pattern: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The place in the plan's texts; for `startsWith`, `endsWith` and `includes`.
  @inline(__always)
  var text: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The place in the plan's transforms; for `overwrite`.
  @inline(__always)
  var transform: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The raw value of the function's `TransformOpcode`; for `overwrite`.
  @inline(__always)
  var transformOpcode: Int32 {
    get { second }
    set { second = newValue }
  }

  /// The place in the plan's predicates; for `custom`.
  @inline(__always)
  var predicate: Int32 {
    get { first }
    set { first = newValue }
  }
}

/// The result of a check.
enum CheckResult {
  /// The value passes, perhaps changed.
  case passed
  /// The value fails. The ways to fail a check are counted from 0.
  case failed(way: Int32)
}
