internal import SchemaModel
internal import SourceJSON

/// The explanation of a value: Zod's issue list, and its output if there are no issues.
///
/// It holds the memory of the run and nothing else that runs a plan, so it can't ask for a verdict.
struct Explanation: ~Copyable {
  /// The memory of the run.
  let shared: SharedMemory
  /// The nodes that are being explained, innermost last.
  var frames = Stack<Frame>()
  /// The payload that the last frame returned.
  var returned: Int32 = -1
  /// The payloads of the options and items that unfinished nodes keep, innermost last.
  var results = Stack<Int32>()
  /// The members of the records and unknown keys of the objects that are being explained.
  var members = Stack<Arena.Member>()
  /// Whether no node was explained since the last reset.
  var isClean = true
  /// The messages of issues.
  var wording: IssueWording
  /// The caller's messages.
  var messages: IssueMessages? {
    didSet {
      wording.messages = messages
      keepsInputs = memory.plan.rules.keepsInputs || messages?.locale?.needsInputs == true
      if keepsInputs { memory.dropsElements = false }
    }
  }
  /// Whether issues keep the values that they are about, since a function asks for them.
  private(set) var keepsInputs: Bool

  init(_ shared: SharedMemory) {
    self.shared = shared
    let plan = shared.memory.pointee.plan
    wording = IssueWording(plan.templates)
    keepsInputs = plan.rules.keepsInputs
  }

  /// The memory that is kept between runs, in bytes.
  @inline(__always)
  var keptSize: Int { memory.keptSize + frames.keptSize + results.keptSize + members.keptSize }

  /// Prepares for another document.
  mutating func reset(document: JSONView) {
    memory.reset(document: document)
    guard !isClean else { return }
    isClean = true
    memory.found.removeAll()
    memory.explainingSize = 0
    frames.cut(to: 0)
    results.cut(to: 0)
    members.cut(to: 0)
  }
}

/// Parts of the memory.
extension Explanation {
  /// The memory of the run.
  var memory: RunMemory {
    @inline(__always) unsafeAddress { UnsafePointer(shared.memory) }
    @inline(__always) unsafeMutableAddress { shared.memory }
  }

  /// The steps on single values, and the values of the run.
  var operations: PlanOperations {
    @inline(__always) unsafeAddress { UnsafePointer(shared.operations) }
    @inline(__always) unsafeMutableAddress { shared.operations }
  }

  /// The values of the run.
  var values: RunValues {
    @inline(__always) unsafeAddress { UnsafePointer(shared.values) }
    @inline(__always) unsafeMutableAddress { shared.values }
  }

  /// The issues found so far.
  var found: FoundIssues {
    @inline(__always) unsafeAddress { UnsafePointer(shared.found) }
    @inline(__always) unsafeMutableAddress { shared.found }
  }

  /// The plan that is run.
  var plan: Plan {
    @inline(__always) _read { yield shared.memory.pointee.operations.plan }
  }

  /// The tables of the plan.
  var tables: PlanTables {
    @inline(__always) _read { yield shared.memory.pointee.operations.tables }
  }
}

/// Limits of a run that explains.
extension Explanation {
  /// Counts a step of a node; false if the run is undecided, since a limit of steps or memory is exceeded.
  @inline(__always)
  mutating func takesStep() -> Bool {
    values.work.count(1)
    return values.work.left >= 0 || isWithinBudget()
  }

  @inline(never)
  private mutating func isWithinBudget() -> Bool {
    noteSize()
    return memory.isWithinBudget()
  }

  /// Notes the memory of the nodes that are being explained, which the limit of memory counts too.
  @inline(__always)
  mutating func noteSize() {
    memory.explainingSize = frames.usedSize &+ results.usedSize &+ members.usedSize
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
