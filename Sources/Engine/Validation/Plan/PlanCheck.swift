internal import SchemaModel

/// One check of a plan: a trivial value.
struct PlanCheck: Sendable {
  /// The kind of check.
  enum Opcode: UInt8, Sendable {
    /// The length or size, by `measure`, is compared with `limit`, by `comparison`.
    case length
    /// The number is compared with `limit`.
    case greaterThan, greaterOrEqual, lessThan, lessOrEqual
    case safeInteger
    /// The number is a safe integer, and within `limit` and `otherLimit`.
    case rangedInteger
    /// The number is within `limit` and `otherLimit`.
    case range
    /// The number is divided by `limit`, by decimal digits or by a rounded quotient.
    case multipleOf, roundedMultipleOf
    /// The `bigint` is compared with `bigint`, or divided by it.
    case bigintGreaterThan, bigintGreaterOrEqual, bigintLessThan, bigintLessOrEqual
    case bigintMultipleOf
    /// The `bigint` is within `bigint` and the next one.
    case bigintRange
    /// A match of `pattern`.
    case pattern
    /// A comparison with `text`.
    case startsWith, endsWith, includes
    /// As `includes`, at or after `limit`.
    case includesAfter
    case url
    /// A URL with the conditions `format`.
    case urlOptions
    /// A format of the plan, at the index `format`, with `text` for an option.
    case textFormat
    /// The function `transform` of `transformOpcode`.
    case overwrite
    /// The predicate `predicate`.
    case custom
    /// The check function `function`.
    case function
    /// The value is neither null nor undefined.
    case hasMembers
    /// The node `node` on the member under the key `text`.
    case property
  }

  /// The measure of a value that a check of a length compares.
  enum Measure: UInt8, Sendable {
    /// The length, that of a string in UTF-16 code units.
    case codeUnits
    /// The length, that of a string in code points.
    case codePoints
    /// The member `size`.
    case size
  }

  /// The kind of check.
  var opcode: Opcode
  /// Whether a failure skips later checks.
  var abort: Bool
  /// Whether the check runs if the `property` before it did, whatever that found.
  var followsProperty = false
  /// The comparison of `length`.
  var comparison = ZodSchema.LengthBound.Comparison.atLeast
  /// The measure of `length`.
  var measure = Measure.codeUnits
  /// The operands; their meaning depends on the opcode.
  private var first: Int32 = 0
  private var second: Int32 = 0
  /// The length, bound or divisor.
  var limit: Double = 0
  /// The upper bound of a range.
  var otherLimit: Double = 0
  /// The place of the check's condition in the plan's conditions, or -1.
  var when: Int32 = -1
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
    opcode == .length || when >= 0
  }

  /// Whether the check runs only if the value has a `size`, or if a function says so.
  @inline(__always)
  var hasRareCondition: Bool {
    opcode == .length && measure == .size || when >= 0
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

  /// The place in the plan's texts; for `startsWith`, `endsWith`, `includes`, `property` and formats with an option,
  /// else -1.
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

  /// The place in the plan's check functions; for `function`.
  @inline(__always)
  var function: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The node; for `property`.
  @inline(__always)
  var node: Int32 {
    get { second }
    set { second = newValue }
  }

  /// The place in the plan's bigints; for comparisons of them.
  @inline(__always)
  var bigint: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The place in the plan's conditions on URLs, or in its formats.
  @inline(__always)
  var format: Int32 {
    get { second }
    set { second = newValue }
  }
}

/// The result of a check.
enum CheckResult {
  /// The value passes, perhaps changed.
  case passed
  /// The value fails. The ways to fail a check are counted from 0.
  case failed(way: Int32)
}
