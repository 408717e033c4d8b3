internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import SourceJSON

/// Walks a plan and a document together.
///
/// It has two modes: `judge` finds the verdict and the output and stops at the first issue, `explain` finds the
/// whole issue list. A runner belongs to one thread and can run again after a reset.
struct Runner: ~Copyable {
  let plan: Plan
  let tables: PlanTables
  /// The steps on single values, and the values of the run.
  var operations: PlanOperations
  /// The issues found so far.
  var found = FoundIssues()
  /// The nodes that are being explained, innermost last.
  var frames = Stack<Frame>()
  /// The payload that the last frame returned.
  var returned: Int32 = -1
  /// The payloads of the options and items that unfinished nodes keep, innermost last.
  var results = Stack<Int32>()
  /// The members of the records and unknown keys of the objects that are being explained.
  var members = Stack<Arena.Member>()
  /// The length of the whole payload, in bytes, with which the limits of the run grow.
  var budgetSize = 0
  /// Whether no node was explained since the last reset.
  var isClean = true
  /// The objects and fields that one pass refused in the text.
  var refusals = Refusals()
  /// The last output that was written.
  var written = OnePassOutput()
  /// The messages of issues.
  var wording: IssueWording
  /// The caller's messages.
  var messages: IssueMessages? {
    didSet {
      wording.messages = messages
      keepsInputs = plan.rules.keepsInputs || messages?.locale?.needsInputs == true
      if keepsInputs { dropsElements = false }
    }
  }
  /// Whether issues keep the values that they are about, since a function asks for them.
  private(set) var keepsInputs: Bool
  /// Whether the output of this run is not read, so that arrays and objects need not be whole.
  var leavesOutput = false
  /// Whether the output of this run becomes a `ZodValue`, which may hold what JSON lacks.
  var givesAnyValue = false
  /// The number of nodes that references may still nest in a run for the verdict, besides the schema's own. Each takes stack of
  /// the thread, in a debug build up to 8 KB.
  var room = 24
  /// Whether the document is an array whose elements' outputs are not needed and are removed one by one.
  private var dropsElements: Bool

  /// - Parameter keepsOutput: Whether the document's output will be read; without it, a large array takes much
  ///   less memory.
  init(
    _ plan: Plan, document: JSONView, limits: ValidationLimits, keepsOutput: Bool = true
  ) {
    self.plan = plan
    tables = plan.tables
    wording = IssueWording(plan.templates)
    keepsInputs = plan.rules.keepsInputs
    dropsElements = !keepsOutput && plan.looksAtNoElement
    operations = PlanOperations(plan, document: document, limits: limits)
    beginWork(size: document.bytes.count)
  }

  /// The values of the run.
  var values: RunValues {
    @inline(__always) _read { yield operations.values }
    @inline(__always) _modify { yield &operations.values }
  }

  /// The memory that is kept between runs, in bytes.
  var keptSize: Int {
    values.keptSize + operations.slots.keptSize + operations.output.keptSize + found.keptSize
      + frames.keptSize + results.keptSize + members.keptSize + refusals.keptSize
  }

  /// Prepares the runner for another document.
  mutating func reset(document: JSONView) {
    operations.reset(document: document)
    // A value of the program may have fewer bytes; a text with as many entries has at least this length.
    beginWork(size: max(document.bytes.count, 2 &* document.count &- 1))
    guard !isClean else { return }
    isClean = true
    found.removeAll()
    frames.cut(to: 0)
    results.cut(to: 0)
    members.cut(to: 0)
  }

  /// Returns whether the outputs of this array's elements are not needed.
  @inline(__always)
  func drops(_ array: Value) -> Bool {
    dropsElements && array.kind == .source && array.view == 0 && array.index == 0
  }

  /// The position before an element whose output is not needed.
  var elementStart: (links: Int, returned: Int) { (found.links.count, values.returnCount) }

  /// Removes the output of an element that is not needed.
  mutating func dropElement(since start: (links: Int, returned: Int)) {
    values.arena.removeClosed()
    // The path of an issue may hold a key of a value that a function returned.
    guard values.returnCount > start.returned, found.links.count == start.links else { return }
    values.forgetReturned(from: start.returned)
  }

  /// Makes the run undecided if its issues, with those of union options, exceed the limit.
  mutating func checkIssueCount() {
    let limit = operations.limits.maximumIssues
    guard found.totalCount > limit, !values.isUndecided else { return }
    values.leaveUndecided(.issueLimit(limit))
  }

  /// The maximum nesting of issues in those of unions and keys, so that a list of them is safe to read on the smallest
  /// stack of a thread.
  static let greatestNesting: Int32 = 32

  /// Makes the run undecided if the newest issue nests others deeper than the limit.
  mutating func checkNesting() {
    guard found.last.nesting > Self.greatestNesting, !values.isUndecided else { return }
    values.leaveUndecided(
      .functionFailed(
        name: "the schema",
        error: "its issues are nested in more than \(Self.greatestNesting) unions"))
  }
}
