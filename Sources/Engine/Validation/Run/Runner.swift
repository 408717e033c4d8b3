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
  let constants: JSONView
  let limits: ValidationLimits
  /// The limits of a match, as the engine expects them.
  let matchLimits: MatchLimits
  var document: JSONView
  /// The values that registered functions returned: views 2 and up.
  private var returned: [ValueTape] = []
  var arena = Arena()
  /// The fields of unfinished objects, innermost last.
  var slots = Stack<Value>()
  /// The issues found so far, with those of unfinished payloads, innermost last.
  var issues = Stack<PendingIssue>()
  /// The segments of the issues' paths.
  var links = Stack<PathLink>()
  /// The issues of the options of failed unions, and the place of each option's list.
  var optionIssues = Stack<PendingIssue>()
  var optionLists = Stack<IssueList>()
  /// The ends of the issues of each tried option of unfinished unions, innermost last.
  var optionEnds = Stack<Int>()
  /// The unrecognized keys that issues name.
  var unrecognizedKeys: [[JSText]] = []
  /// The constructors that issues name.
  var constructorNames: [JSText] = []
  /// The state of a payload when another one replaced it; see `Payload`.
  var replaced: Payload?
  /// The number of catches around the current payload that return to the payload which they were given.
  var catchesAround = 0
  /// Issues that were removed from a payload while another payload may share their list.
  var swallowed = Stack<SwallowedIssue>()
  /// The number of the newest list of issues.
  private var lastList = 0
  /// Whether the run is undecided, so that nothing more runs.
  private(set) var isUndecided = false
  /// The reason why the run is undecided.
  private(set) var undecidedReason: UndecidedReason?
  /// Whether no node was explained and nothing was undecided since the last reset.
  var isClean = true
  /// A buffer for decoding escapes.
  var scratch: [UInt8] = []
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
    self.limits = limits
    matchLimits = limits.matching
    tables = plan.tables
    dropsElements = !keepsOutput && plan.looksAtNoElement
    self.document = document
    constants = plan.constants.view
  }

  /// Prepares the runner for another document.
  mutating func reset(document: JSONView) {
    self.document = document
    arena.removeAll()
    if !returned.isEmpty { returned.removeAll() }
    slots.cut(to: 0)
    isUndecided = false
    guard !isClean else { return }
    isClean = true
    issues.cut(to: 0)
    links.cut(to: 0)
    optionIssues.cut(to: 0)
    optionLists.cut(to: 0)
    optionEnds.cut(to: 0)
    swallowed.cut(to: 0)
    unrecognizedKeys.removeAll()
    constructorNames.removeAll()
    replaced = nil
    catchesAround = 0
    undecidedReason = nil
  }

  /// Returns a new list of issues.
  mutating func newList() -> Int {
    lastList &+= 1
    return lastList
  }

  /// Returns whether the outputs of this array's elements are not needed.
  @inline(__always)
  func drops(_ array: Value) -> Bool {
    dropsElements && array.kind == .source && array.view == 0 && array.index == 0
  }

  /// The position before an element whose output is not needed.
  var elementStart: (links: Int, returned: Int) { (links.count, returned.count) }

  /// Removes the output of an element that is not needed.
  mutating func dropElement(since start: (links: Int, returned: Int)) {
    arena.removeClosed()
    // The path of an issue may hold a key of a value that a function returned.
    guard returned.count > start.returned, links.count == start.links else { return }
    returned.removeSubrange(start.returned...)
  }

  /// Makes the run undecided.
  mutating func leaveUndecided(_ reason: UndecidedReason) {
    isUndecided = true
    isClean = false
    undecidedReason = reason
  }

  /// Makes the run undecided if its issues, with those of union options, exceed the limit.
  mutating func checkIssueCount() {
    guard issues.count &+ optionIssues.count > limits.maximumIssues, !isUndecided else { return }
    leaveUndecided(.issueLimit(limits.maximumIssues))
  }

  /// Returns the view of a source value.
  @inline(__always)
  mutating func view(_ number: UInt16) -> JSONView {
    if number == 0 { return document }
    return otherView(number)
  }

  @inline(never)
  private mutating func otherView(_ number: UInt16) -> JSONView {
    number == 1 ? constants : returned[Int(number) - 2].view
  }

  /// Returns the entry of a source value.
  @inline(__always)
  mutating func entry(_ value: Value) -> TapeEntry {
    view(value.view).entry(Int(value.index))
  }

  /// The maximum number of values from registered functions in a run, which the number of a view can express.
  static let greatestReturnCount = 65_533

  /// Keeps a value of the program for this run and returns it.
  mutating func adopt(_ value: JSONValue) -> Value {
    guard returned.count < Self.greatestReturnCount else {
      leaveUndecided(
        .unsupportedValue(
          name: "more than \(Self.greatestReturnCount) registered calls", type: "object"))
      return .undefined
    }
    returned.append(ValueTape(value))
    return Value(kind: .source, view: UInt16(returned.count + 1), index: 0)
  }
}

/// A value with its issues, which several nodes share: Zod's payload.
///
/// Its issues are the runner's from `firstIssue` on. Some nodes return another payload than the given one. A
/// `catch` returns to the given one and an `optional` looks at it, so the runner remembers its state.
struct Payload {
  var value: Value
  var firstIssue: Int
  /// The list that holds the issues; a pipe's right side shares that of its left side.
  var list: Int
  /// Whether a pipe marked the payload because its left side had issues.
  var isAborted = false
}
