/// One node of a plan: a trivial value, so reading it costs no reference counting.
///
/// Its operands index the plan's other tables.
struct PlanNode: Sendable {
  /// The kind of node.
  enum Opcode: UInt8, Sendable {
    case string, number, boolean, null
    /// `any` and `unknown`.
    case anything
    case never
    /// One of `literals`.
    case literal
    /// An array of `element`.
    case array
    /// An array of `items`, then of `rest`; the first `neededCount` items may not be absent.
    case tuple
    /// An object with any keys, whose values are of `element`.
    case record
    /// The fields of `object`.
    case object
    /// One of `options`.
    case union
    /// The option that `discriminator` chooses.
    case discriminatedUnion
    /// `inner`, or an absent value.
    case optional
    /// `inner`, or null.
    case nullable
    /// `inner`, with `constant` for an absent value or one with issues.
    case `default`, prefault, `catch`
    /// `input`, then `output`.
    case pipe
    /// The function `transform` of `transformOpcode`.
    case transform
    /// `inner`, run by explaining it: its verdict depends on the issues that a `catch` below it swallowed.
    case explained
  }

  /// The kind of node.
  var opcode: Opcode
  /// Whether an absent value is accepted as input: Zod's `optin`.
  var acceptsAbsent = false
  /// Whether an absent key of an object is never an issue: Zod's `optout`.
  var forgivesAbsent = false
  /// Whether no array, object, tuple or record is below the node, so that judging it costs little.
  var isScalar = false
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

  /// The places of the options' nodes in the plan's items; for `union`.
  @inline(__always)
  var options: Range<Int> {
    get { places }
    set { places = newValue }
  }

  /// The node of each element or value; for `array` and `record`.
  @inline(__always)
  var element: Int32 {
    get { first }
    set { first = newValue }
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

  /// The place in the plan's objects; for `object`.
  @inline(__always)
  var object: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The place in the plan's discriminators; for `discriminatedUnion`.
  @inline(__always)
  var discriminator: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The wrapped node; for `optional`, `nullable`, `default`, `prefault`, `catch` and `explained`.
  @inline(__always)
  var inner: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The constant's place on the tape of constants; for `default`, `prefault` and `catch`.
  ///
  /// Until the plan is complete it is the constant's number.
  @inline(__always)
  var constant: Int32 {
    get { second }
    set { second = newValue }
  }

  /// The first node; for `pipe`.
  @inline(__always)
  var input: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The second node; for `pipe`.
  @inline(__always)
  var output: Int32 {
    get { second }
    set { second = newValue }
  }

  /// The place in the plan's transforms; for `transform`.
  @inline(__always)
  var transform: Int32 {
    get { first }
    set { first = newValue }
  }

  /// The raw value of the function's `TransformOpcode`; for `transform`.
  @inline(__always)
  var transformOpcode: Int32 {
    get { second }
    set { second = newValue }
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
