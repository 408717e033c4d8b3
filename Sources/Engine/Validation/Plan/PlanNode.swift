/// One node of a plan: a trivial value, so reading it costs no reference counting.
///
/// Its operands index the plan's other tables.
struct PlanNode: Sendable {
  /// The kind of node.
  enum Opcode: UInt8, Sendable {
    case string, number, boolean, null
    /// `undefined` and `void`.
    case undefined
    case nan, bigint, date
    /// A function. The output is another one around it.
    case function
    /// A type that no JSON value has and no coercion makes.
    case foreign
    /// The value converted to the type `coercion`, which it must then have.
    case coerced
    /// `any` and `unknown`.
    case anything
    case never
    /// One of `literals`.
    case literal
    /// A text that matches `pattern`.
    case templateLiteral
    /// One of the words of `words`; the output is one of two constants.
    case stringbool
    /// An array of at most `mostElements`, of `element`.
    case array
    /// An array of `items`, then of `rest`; the first `neededCount` items may not be absent.
    case tuple
    /// A `Set` of `element`.
    case set
    /// A `Map` with keys of `key` and values of `element`.
    case map
    /// An object with any keys, which are of `key`, and whose values are of `element`.
    case record
    /// An object with the keys of `object`, which are of `key`, and whose values are of `element`.
    case keyedRecord
    /// The fields of `object`.
    case object
    /// One of `options`.
    case union
    /// Exactly one of `options`.
    case exclusiveUnion
    /// The option that `discriminator` chooses.
    case discriminatedUnion
    /// Both `input` and `output`, which are run on the same value.
    case intersection
    /// `inner`, or an absent value.
    case optional
    /// `inner`, whose output is not undefined.
    case nonoptional
    /// `inner`, or null.
    case nullable
    /// `inner`, with `constant` or a function's value for an absent value or one with issues.
    case `default`, prefault, `catch`
    /// Whether a value is of `inner`; the output is one of two constants.
    case success
    /// `inner`: a wrapper that changes nothing, or a reference to another node.
    case same
    /// `inner`, run on a payload of its own.
    case detached
    /// `input`, then `output`.
    case pipe
    /// `input`, then the function `transform`, then `output`.
    case codec
    /// The function `transform` of `transformOpcode`.
    case transform
    /// A node that Zod can't run: its run is undecided, with the reason `failure`.
    case failing
    /// `inner`, run by explaining it: its verdict depends on the issues that a `catch` below it swallowed.
    case explained
  }

  /// The kind of node.
  var opcode: Opcode
  /// Whether an absent value is accepted as input: Zod's `optin`.
  var absence = Absence.refused
  /// Whether the output may be absent: Zod's `optout`.
  var forgivesAbsent = false
  /// Whether `optional` runs its schema on an absent value.
  var runsOnAbsent = false
  /// Whether keys that a record does not declare or accept are kept as they are.
  var isLoose = false
  /// Whether a record's keys outside a fixed set are unknown keys, not invalid ones.
  var reportsUnknown = false
  /// Whether no array, object, tuple or record is below the node, so that judging it costs little.
  var isScalar = false
  /// Whether the node is scalar, or a container of scalars: a verdict costs little beside explaining it.
  var isCheap = false
  /// Whether the outputs of both sides surely fit together if the value is not absent; for `intersection`.
  var surelyMerges = false
  /// Whether the node or one below it may throw where Zod does, so that a verdict must not end at the first issue.
  var throwsAsZod = false
  /// Whether the node or one below it may leave a run undecided behind an issue.
  var mayFail = false
  /// Whether a side may report a key, which counts only if both do; for `intersection`.
  var reportsKeys = false
  /// Whether the schema makes no other value than constants for absent ones; for `optional`.
  var onlyFills = false
  /// Whether the schema of the keys leaves every key as it is; for `record`.
  var keepsKeys = false
  /// The operands; their meaning depends on the opcode.
  private var first: Int32 = 0
  private var second: Int32 = 0
  private var third: Int32 = -1
  private var fourth: Int32 = 0
  /// The node's checks are `checks[firstCheck..<endCheck]`.
  var firstCheck: Int32 = 0
  var endCheck: Int32 = 0
  /// The template of the node's own issue, or of the first of them.
  var template: Int32 = -1

  /// A node without operands and checks.
  init(opcode: Opcode) { self.opcode = opcode }

  /// The meaning of an absent value for a node: Zod's `optin`.
  enum Absence: UInt8, Sendable {
    /// An absent value is an issue.
    case refused
    /// It may be absent.
    case optional
    /// It may be absent, and is replaced by a default.
    case defaulted
  }

  /// Whether an absent value is accepted as input.
  var acceptsAbsent: Bool { absence != .refused }
}

/// The operands by name. Each belongs to the opcodes that its comment lists.
extension PlanNode {
  /// The places of the allowed values in the plan's literals; for `literal`.
  @inline(__always)
  var literals: Range<Int> {
    get { places }
    set { places = newValue }
  }

  /// The places of the items' nodes in the plan's items; for `tuple`.
  @inline(__always)
  var items: Range<Int> {
    get { places }
    set { places = newValue }
  }

  /// The places of the options' nodes in the plan's items; for `union` and `exclusiveUnion`.
  @inline(__always)
  var options: Range<Int> {
    get { places }
    set { places = newValue }
  }

  /// The node of each element or value; for `array`, `set`, `map` and `record`.
  @inline(__always)
  var element: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The number of elements above which none of them is run; for `array`.
  @inline(__always)
  var mostElements: Int {
    get { Int(fourth) }
    set { fourth = Int32(clamping: newValue) }
  }

  /// The node of the elements after the items, or -1; for `tuple`.
  @inline(__always)
  var rest: Int32 {
    get { third }
    set { third = newValue }
  }

  /// The number of items up to the last one that may not be absent; for `tuple`.
  @inline(__always)
  var neededCount: Int {
    get { Int(fourth) }
    set { fourth = Int32(newValue) }
  }

  /// The node of the keys, or -1 if any text is a key; for `map`, `record` and `keyedRecord`.
  @inline(__always)
  var key: Int32 {
    get { third }
    set { third = newValue }
  }

  /// The place in the plan's objects; for `object` and `keyedRecord`.
  @inline(__always)
  var object: Int32 {
    get { second }
    set { second = newValue }
  }

  /// The place in the plan's patterns; for `templateLiteral`.
  @inline(__always)
  var pattern: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The place in the plan's lists of words; for `stringbool`.
  @inline(__always)
  var words: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The raw value of the type; for `coerced`.
  @inline(__always)
  var coercion: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The place of the function that makes the value; -1 for a constant of JSON or undefined, and -2 and below for the other
  /// constants, from the first on. For `default`, `prefault` and `catch`.
  @inline(__always)
  var valueFunction: Int32 {
    get { third }
    set { third = newValue }
  }

  /// The place of the reason in the plan's texts; for `failing`.
  @inline(__always)
  var failure: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The place in the plan's discriminators; for `discriminatedUnion`.
  @inline(__always)
  var discriminator: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The wrapped node; for `optional`, `nonoptional`, `nullable`, `default`, `prefault`, `catch`, `success`, `same`
  /// and `explained`.
  @inline(__always)
  var inner: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The number of nodes that a reference to an outer node nests; 0 for a wrapper; for `same`.
  @inline(__always)
  var reach: Int {
    get { Int(fourth) }
    set { fourth = Int32(newValue) }
  }

  /// The constant's place on the tape of constants, or -1 for undefined; for `default`, `prefault` and `catch`.
  ///
  /// Until the plan is complete it is the constant's number. For `stringbool`, `coerced` and `success` it is that of
  /// true, and `otherConstant` that of false.
  @inline(__always)
  var constant: Int32 {
    get { second }
    set { second = newValue }
  }

  /// The place of false on the tape of constants; see `constant`.
  @inline(__always)
  var otherConstant: Int32 {
    get { third }
    set { third = newValue }
  }

  /// The first node; for `pipe`, `codec` and `intersection`.
  @inline(__always)
  var input: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The second node; for `pipe`, `codec` and `intersection`.
  @inline(__always)
  var output: Int32 {
    get { second }
    set { second = newValue }
  }

  /// The place in the plan's transforms; for `transform` and `codec`.
  @inline(__always)
  var transform: Int32 {
    get { third }
    set { third = newValue }
  }

  /// The raw value of the function's `TransformOpcode`; for `transform` and `codec`.
  @inline(__always)
  var transformOpcode: Int32 {
    get { fourth }
    set { fourth = newValue }
  }

  /// The range from the first operand to the second.
  @inline(__always)
  private var places: Range<Int> {
    get {
      // The compiler makes both operands from a range.
      Range(uncheckedBounds: (Int(first), Int(second)))
    }
    set { (first, second) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }
}
