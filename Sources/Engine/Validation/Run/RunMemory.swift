internal import SourceJSON

/// The memory of a run: the operations with their values, the issues that were found, and the budget.
///
/// One pass, the walk and the explanation share it. It does not know them.
struct RunMemory: ~Copyable {
  /// The steps on single values, and the values of the run.
  var operations: PlanOperations
  /// The issues found so far.
  var found = FoundIssues()
  /// The length of the whole payload, in bytes, with which the limits of the run grow.
  private(set) var budgetSize = 0
  /// The memory of the nodes that are being explained, in bytes, when the explanation last noted it.
  var explainingSize = 0
  /// Whether the output of this run is not read, so that arrays and objects need not be whole.
  var leavesOutput = false
  /// Whether the document is an array whose elements' outputs are not needed and are removed one by one.
  var dropsElements: Bool

  /// - Parameter keepsOutput: Whether the document's output will be read.
  init(_ plan: Plan, document: JSONView, limits: ValidationLimits, keepsOutput: Bool) {
    dropsElements = !keepsOutput && plan.looksAtNoElement
    operations = PlanOperations(plan, document: document, limits: limits)
    beginWork(size: document.bytes.count)
  }

  /// The plan that is run.
  var plan: Plan {
    @inline(__always) _read { yield operations.plan }
  }

  /// The tables of the plan.
  var tables: PlanTables {
    @inline(__always) _read { yield operations.tables }
  }

  /// The values of the run.
  var values: RunValues {
    @inline(__always) _read { yield operations.values }
    @inline(__always) _modify { yield &operations.values }
  }

  /// The memory that is kept between runs, in bytes.
  @inline(__always)
  var keptSize: Int {
    values.keptSize + operations.slots.keptSize + operations.output.keptSize + found.keptSize
  }

  /// Prepares for another document. The issues that were found stay.
  mutating func reset(document: JSONView) {
    operations.reset(document: document)
    // A value of the program may have fewer bytes; a text with as many entries has at least this length.
    beginWork(size: max(document.bytes.count, 2 &* document.count &- 1))
  }

  /// Gives a run over a text or value its steps.
  ///
  /// - Parameter size: The length of the whole payload, in bytes.
  mutating func beginWork(size: Int) {
    budgetSize = size
    values.work = WorkBudget(steps: operations.limits.steps(ofBytes: size, in: plan))
  }
}

/// Elements of the document whose outputs are not needed.
extension RunMemory {
  /// The state before an element whose output is not needed.
  struct ElementStart {
    /// The number of segments of paths.
    var links: Int
    /// The number of values that functions returned.
    var returned: Int
  }

  /// Returns whether the outputs of this array's elements are not needed.
  @inline(__always)
  func drops(_ array: Value) -> Bool {
    dropsElements && array.kind == .source && array.view == 0 && array.index == 0
  }

  /// The state before an element whose output is not needed.
  var elementStart: ElementStart {
    @inline(__always) get { ElementStart(links: found.links.count, returned: values.returnCount) }
  }

  /// Removes the output of an element that is not needed.
  mutating func dropElement(since start: ElementStart) {
    values.arena.removeClosed()
    // The path of an issue may hold a key of a value that a function returned.
    guard values.returnCount > start.returned, found.links.count == start.links else { return }
    values.forgetReturned(from: start.returned)
  }
}

/// The memory of a run at an address that stays, by which the parts of the run share it. The run frees it.
///
/// The parts give out addresses and not coroutines: in a build without optimization, those would make the frames of a walk that
/// calls itself five times as large.
struct SharedMemory {
  let memory: UnsafeMutablePointer<RunMemory>

  init(_ memory: consuming RunMemory) {
    self.memory = .allocate(capacity: 1)
    self.memory.initialize(to: memory)
  }

  /// Ends the memory; no part of the run may use it any more.
  func free() {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  // A stored property of memory with an address has one too.

  @inline(__always)
  var operations: UnsafeMutablePointer<PlanOperations> {
    withUnsafeMutablePointer(to: &memory.pointee.operations) { $0 }
  }

  @inline(__always)
  var values: UnsafeMutablePointer<RunValues> {
    withUnsafeMutablePointer(to: &memory.pointee.operations.values) { $0 }
  }

  @inline(__always)
  var found: UnsafeMutablePointer<FoundIssues> {
    withUnsafeMutablePointer(to: &memory.pointee.found) { $0 }
  }
}
