internal import JSPrimitives
internal import JSRegexEngine
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
  /// The state of a payload when another one replaced it; see `Payload`.
  var replaced: Payload?
  /// The number of catches around the current payload that return to the payload which they were given.
  var catchesAround = 0
  /// Whether no node was explained since the last reset.
  var isClean = true
  /// The caller's messages.
  var messages: IssueMessages?
  /// Whether the document is an array whose elements' outputs are not needed and are removed one by one.
  private let dropsElements: Bool

  /// - Parameter keepsOutput: Whether the document's output will be read; without it, a large array takes much
  ///   less memory.
  init(
    _ plan: Plan, document: JSONView, limits: ValidationLimits, keepsOutput: Bool = true
  ) {
    self.plan = plan
    tables = plan.tables
    dropsElements = !keepsOutput && plan.looksAtNoElement
    operations = PlanOperations(plan, document: document, limits: limits)
  }

  /// The values of the run.
  var values: RunValues {
    @inline(__always) _read { yield operations.values }
    @inline(__always) _modify { yield &operations.values }
  }

  /// Prepares the runner for another document.
  mutating func reset(document: JSONView) {
    operations.reset(document: document)
    guard !isClean else { return }
    isClean = true
    found.removeAll()
    replaced = nil
    catchesAround = 0
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
}

/// A value with its issues, which several nodes share: Zod's payload.
///
/// Its issues are the found ones from `firstIssue` on. Some nodes return another payload than the given one. A
/// `catch` returns to the given one and an `optional` looks at it, so the runner remembers its state.
struct Payload {
  var value: Value
  var firstIssue: Int
  /// The list that holds the issues; a pipe's right side shares that of its left side.
  var list: Int
  /// Whether a pipe marked the payload because its left side had issues.
  var isAborted = false
}
