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
  /// Whether the checks of several members run.
  var runsProperties = false
  /// Whether the key of a record ran again as a number.
  var ranAsNumber = false
  /// Whether a key of a record is another one in the output, so that keys may be equal there.
  var hasNewKeys = false
  /// The number of arrays and objects around the value, with itself.
  var depth: Int32 = 0
  /// The payload that the node was given.
  var payload: Int32
  /// The payload that the checks run on.
  var checked: Int32 = -1
  /// The number of the child, member, option or check that is next.
  @Narrow var index = 0
  /// The number of children.
  @Narrow var count = 0
  /// The number of a record's keys that are unknown.
  @Narrow var unknownCount = 0
  /// The place of the first open member.
  @Narrow var open = 0
  /// The place of the first field, member or payload that the node keeps.
  @Narrow var kept = 0
  /// The value that the node was given.
  var input = Value.undefined
  /// A value that the node keeps, such as a prototype.
  var extra = Value.undefined
  var cursor = ElementCursor(isSource: false, view: 0, position: 0, end: 0)
  /// The position before the child that runs.
  var mark = FoundIssues.Mark()

  init(node: Int32, payload: Int32, skipsChecks: Bool) {
    self.node = node
    self.payload = payload
    self.skipsChecks = skipsChecks
  }
}

/// A number that is stored in 32 bits.
@propertyWrapper
struct Narrow {
  private var stored: Int32

  init(wrappedValue: Int) { stored = Int32(truncatingIfNeeded: wrappedValue) }

  var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}
