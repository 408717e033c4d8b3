/// The state of a node that is being explained: a trivial value.
///
/// Frames are on a stack of their own, so that a schema that refers to itself can't exhaust the program's stack. They are
/// copied often, so numbers have 32 bits: a text has less than 4 GB, and a value or member takes at least two bytes.
struct Frame {
  /// The next step of the node.
  enum Phase: UInt8 {
    /// It starts.
    case start
    /// A node below it returned a payload.
    case child
    /// A second kind of node below it returned a payload, such as a record's value.
    case secondChild
    /// The trial run before the checks, on encoding, returned a payload.
    case trial
    /// Its checks run, or the node of a check returned a payload.
    case checks
  }

  var node: Int32
  var phase = Phase.start
  /// Whether checks are skipped here and below.
  var skipsChecks: Bool
  /// Whether the checks ran before the node, on encoding.
  var ranChecks = false
  /// Whether an earlier issue skips the remaining checks.
  var isStopped = false
  /// Whether the key of a record ran again as a number.
  var ranAsNumber = false
  /// The number of arrays and objects around the value, with itself.
  var depth: Int32 = 0
  /// The payload that the node was given.
  var payload: Int32
  /// The payload that the checks run on.
  var checked: Int32 = -1
  private var shortIndex: Int32 = 0
  private var shortCount: Int32 = 0
  private var shortUnknownCount: Int32 = 0
  private var shortOpen: Int32 = 0
  private var shortKept: Int32 = 0
  /// The value that the node was given.
  var input = Value.undefined
  /// A value that the node keeps, such as a prototype.
  var extra = Value.undefined
  var cursor = ElementCursor(isSource: false, view: 0, position: 0, end: 0)
  /// The position before the child that runs.
  var mark = FoundIssues.Mark()

  /// The number of the child, member, option or check that is next.
  var index: Int {
    get { Int(shortIndex) }
    set { shortIndex = Int32(truncatingIfNeeded: newValue) }
  }
  /// The number of children.
  var count: Int {
    get { Int(shortCount) }
    set { shortCount = Int32(truncatingIfNeeded: newValue) }
  }
  /// The number of a record's keys that are unknown.
  var unknownCount: Int {
    get { Int(shortUnknownCount) }
    set { shortUnknownCount = Int32(truncatingIfNeeded: newValue) }
  }
  /// The place of the first open member.
  var open: Int {
    get { Int(shortOpen) }
    set { shortOpen = Int32(truncatingIfNeeded: newValue) }
  }
  /// The place of the first field, member or payload that the node keeps.
  var kept: Int {
    get { Int(shortKept) }
    set { shortKept = Int32(truncatingIfNeeded: newValue) }
  }

  init(node: Int32, payload: Int32, skipsChecks: Bool) {
    self.node = node
    self.payload = payload
    self.skipsChecks = skipsChecks
  }
}
