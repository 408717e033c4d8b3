internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

/// Walks a plan and a document together.
///
/// Two modes share it: `judge` finds the verdict and the output and stops at the first issue,
/// `explain` finds the whole issue list. A runner belongs to one thread and can be used again.
struct Runner: ~Copyable {
  let plan: Plan
  let tables: PlanTables
  let constants: JSONView
  let limits: ValidationLimits
  /// The limits of a match, as the engine takes them.
  let matchLimits: MatchLimits
  var document: JSONView
  /// What registered functions returned; views 2 and up.
  private var returned: [ValueTape] = []
  var arena = Arena()
  /// The fields of the objects that are being read, innermost last.
  var slots = Stack<Value>()
  /// The issues found so far, and those of payloads that are still being run, innermost last.
  var issues = Stack<PendingIssue>()
  /// The segments of the issues' paths.
  var links = Stack<PathLink>()
  /// The issues of the options of unions that none of them fits, and where each option's list is.
  var optionIssues = Stack<PendingIssue>()
  var optionLists = Stack<IssueList>()
  /// Where the issues of each option that has been tried end, of the unions that are being run, innermost last.
  var optionEnds = Stack<Int>()
  /// The unrecognized keys that issues name.
  var unrecognizedKeys: [[JSText]] = []
  /// The constructors that issues name.
  var constructorNames: [JSText] = []
  /// The state of a payload at the moment when another one took its place; see `Payload`.
  var replaced: Payload?
  /// How many catches the payload at hand is in that will return to the payload which they were given.
  var catchesAround = 0
  /// Issues that a payload was rid of while another may still hold the list that they are in.
  var swallowed = Stack<SwallowedIssue>()
  /// The last list of issues that a payload was given.
  private var lastList = 0
  /// Whether something couldn't be decided; then nothing more is run.
  private(set) var isUndecided = false
  /// What couldn't be decided, and why.
  private(set) var undecidedReason: UndecidedReason?
  /// Whether no issue has been looked for and nothing is undecided since the last reset.
  var isClean = true
  /// Room for decoding escapes.
  var scratch: [UInt8] = []
  /// The messages that this run's caller wants.
  var messages: IssueMessages?
  /// Whether the outputs of the elements of the document, an array, are removed one by one: nobody asks for
  /// them.
  private let dropsElements: Bool

  /// - Parameter keepsOutput: whether the document's output will be asked for; a large array takes much less
  ///   memory without.
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

  /// Makes the runner ready for another document.
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

  /// A list of issues that no payload has yet.
  mutating func newList() -> Int {
    lastList &+= 1
    return lastList
  }

  /// Whether nobody looks at the outputs of this array's elements.
  @inline(__always)
  func drops(_ array: Value) -> Bool {
    dropsElements && array.kind == .source && array.view == 0 && array.index == 0
  }

  /// Where an element that nobody will look at begins.
  var elementStart: (links: Int, returned: Int) { (links.count, returned.count) }

  /// Removes what was made of an element that nobody looks at.
  mutating func dropElement(since start: (links: Int, returned: Int)) {
    arena.removeClosed()
    // The path of an issue may go through a key of what a function returned.
    guard returned.count > start.returned, links.count == start.links else { return }
    returned.removeSubrange(start.returned...)
  }

  /// Notes that something couldn't be decided.
  mutating func leaveUndecided(_ reason: UndecidedReason) {
    isUndecided = true
    isClean = false
    undecidedReason = reason
  }

  /// Leaves the payload undecided once its issues, those of the options of unions among them, pass the limit.
  mutating func checkIssueCount() {
    guard issues.count &+ optionIssues.count > limits.maximumIssues, !isUndecided else { return }
    leaveUndecided(.issueLimit(limits.maximumIssues))
  }

  /// The view that a source value is in.
  @inline(__always)
  mutating func view(_ number: UInt16) -> JSONView {
    if number == 0 { return document }
    return otherView(number)
  }

  @inline(never)
  private mutating func otherView(_ number: UInt16) -> JSONView {
    number == 1 ? constants : returned[Int(number) - 2].view
  }

  /// The entry of a source value.
  @inline(__always)
  mutating func entry(_ value: Value) -> TapeEntry {
    view(value.view).entry(Int(value.index))
  }

  /// How many values of registered functions a run can keep: what a view's number has room for.
  static let greatestReturnCount = 65_533

  /// Keeps a value from the program for this run.
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

/// A value on its way through the nodes that share it, with its issues: Zod's payload.
///
/// Its issues are the runner's from `firstIssue` on. Some nodes pass on another payload than they were
/// given; `catch` returns to the one it was given, and `optional` looks back at it, so the runner
/// remembers the state in which it was left.
struct Payload {
  var value: Value
  var firstIssue: Int
  /// The list that holds the issues: a pipe's right side adds to that of its left side.
  var list: Int
  /// Marked by a pipe whose left side had issues.
  var isAborted = false
}
