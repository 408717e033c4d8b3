/// One node of a plan: a trivial value, so that reading it costs no reference counting.
///
/// What the two operands mean is said at each opcode; they index the plan's other tables.
struct PlanNode: Sendable {
  enum Opcode: UInt8, Sendable {
    case string, number, boolean, null
    /// `any` and `unknown`.
    case anything
    case never
    /// One of the values `a..<b` of the plan's literals.
    case literal
    /// Elements of node `a`.
    case array
    /// The nodes `items[a..<b]`; `c` is the rest's node or -1. `d` is the number of items up to the last
    /// that may not be absent.
    case tuple
    /// Values of node `a`.
    case record
    /// The object `objects[a]`.
    case object
    /// The nodes `items[a..<b]`.
    case union
    /// The discriminated union `discriminators[a]`.
    case discriminatedUnion
    /// Node `a`.
    case optional
    case nullable
    /// Node `a`, the constant at `b`.
    case `default`, prefault, `catch`
    /// Node `a`, then node `b`.
    case pipe
    /// The function `transforms[a]`, whose opcode is `b`.
    case transform
    /// A node whose verdict depends on what a `catch` below it swallowed: judged by explaining it.
    case explained
  }

  var opcode: Opcode
  /// Zod's `optin`: an absent value is accepted as input.
  var acceptsAbsent = false
  /// Zod's `optout`: an absent key of an object is never an issue.
  var forgivesAbsent = false
  /// No array, object, tuple or record lies below: judging the node costs little.
  var isScalar = false
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = -1
  var d: Int32 = 0
  /// The node's checks are `checks[firstCheck..<endCheck]`.
  var firstCheck: Int32 = 0
  var endCheck: Int32 = 0
  /// The template of the node's own issue, or of the first of them.
  var template: Int32 = -1
}
