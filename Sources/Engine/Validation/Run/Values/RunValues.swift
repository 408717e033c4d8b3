internal import SourceJSON

/// The values of a run: those of the document and of the plan, and those that the run makes.
///
/// It also records that a run is undecided, since a value may be one that no `JSONView` can express.
struct RunValues: ~Copyable {
  let plan: Plan
  let tables: PlanTables
  private let constants: JSONView
  /// The document: view 0.
  private(set) var document: JSONView
  /// The values that registered functions returned: views 2 and up.
  private var returned: [ValueTape] = []
  /// The view of null, true and false among the values from functions; 0 before the first use.
  private var literals: UInt16 = 0
  /// The texts, arrays and objects that transforms and schemas made.
  var arena = Arena()
  /// The containers around the one that is being written, outermost first.
  var unfinished = Stack<UnfinishedContainer>()
  /// The value that becomes one of the program.
  var nodes = ValueNodes()
  /// A buffer for decoding escapes.
  var scratch: [UInt8] = []
  /// The steps that the run may still take.
  var work = WorkBudget(steps: 0)
  /// The memory of the values that registered functions returned, and of the schema's constants that outputs hold, in
  /// bytes.
  private var addedMemory = 0
  /// The number of functions that schemas made.
  private var functionCount: UInt32 = 0
  /// Whether the run is undecided, so that nothing more runs.
  private(set) var isUndecided = false
  /// The reason why the run is undecided.
  private(set) var undecidedReason: UndecidedReason?

  init(_ plan: Plan, document: JSONView) {
    self.plan = plan
    tables = plan.tables
    constants = plan.constants.view
    self.document = document
  }

  /// The memory that is kept between runs, in bytes.
  @inline(__always)
  var keptSize: Int {
    arena.keptSize + unfinished.keptSize + nodes.keptSize + scratch.capacity
  }

  /// Prepares for another document.
  mutating func reset(document: JSONView) {
    self.document = document
    addedMemory = 0
    arena.removeAll()
    if !returned.isEmpty {
      returned.removeAll()
      literals = 0
    }
    guard isUndecided else { return }
    isUndecided = false
    undecidedReason = nil
  }

  /// Replaces the document by a view with more entries, or of another tape with the same ones.
  mutating func show(_ document: JSONView) { self.document = document }

  /// Makes the run undecided.
  mutating func leaveUndecided(_ reason: UndecidedReason) {
    isUndecided = true
    undecidedReason = reason
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

  /// The number of values from registered functions in this run.
  var returnCount: Int { returned.count }

  /// Keeps a value of the program for this run and returns it.
  mutating func adopt(_ value: JSONValue) -> Value {
    guard returned.count < Self.greatestReturnCount else {
      leaveUndecided(
        .unsupportedValue(
          name: "more than \(Self.greatestReturnCount) registered calls", type: "object"))
      return .undefined
    }
    let tape = ValueTape(value)
    addedMemory += tape.size
    work.count(tape.view.count)
    returned.append(tape)
    return Value(kind: .source, view: UInt16(returned.count + 1), index: 0)
  }

  /// Returns null, true or false, which only a text has.
  mutating func literal(_ value: Bool?) -> Value {
    if literals == 0 {
      let list = adopt([nil, true, false] as JSONValue)
      guard !isUndecided else { return .undefined }
      literals = list.view
    }
    return Value(kind: .source, view: literals, index: value.map { $0 ? 2 : 3 } ?? 1)
  }

  /// Returns a new function, as `z.function()` makes one around the function that it is given.
  mutating func makeFunction() -> Value {
    functionCount &+= 1
    return .madeFunction(functionCount)
  }

  /// Forgets the values from registered functions, except the first ones.
  mutating func forgetReturned(from first: Int) {
    for tape in returned[first...] { addedMemory -= tape.size }
    if Int(literals) >= first + 2 { literals = 0 }
    returned.removeSubrange(first...)
  }

  /// Returns a constant of the plan, which counts as if it were copied: the output is written with all of it.
  mutating func constant(_ index: Int32) -> Value {
    guard index >= 0 else { return .undefined }
    let size = plan.sizesOfConstants[Int(index)]
    addedMemory &+= Int(size)
    work.count(bytes: Int(size))
    return .constant(index)
  }

  /// The memory of the run's values, in bytes.
  var usedMemory: Int {
    arena.usedMemory + addedMemory + unfinished.usedSize
  }

  /// Returns the steps of reading an array or object, other than for the nodes of its members.
  ///
  /// Its text counts too, since its strings are read.
  @inline(__always)
  mutating func extent(of value: Value) -> Int {
    if value.kind == .composite { return arena.composites[Int(value.index)].count }
    guard value.kind == .source else { return 0 }
    let entry = entry(value)
    return Int(entry.end &- entry.start) &>> 6 &+ (value.view == 0 ? 0 : returnedExtent(value))
  }

  /// Counts the steps of reading a string, or the source of another value.
  @inline(__always)
  mutating func count(readingOf value: Value) {
    switch value.kind {
    case .text: work.count(bytes: arena.texts[Int(value.index)].bytes.count)
    case .source:
      let entry = entry(value)
      work.count(bytes: Int(entry.end &- entry.start))
    default: break
    }
  }

  @inline(never)
  private mutating func returnedExtent(_ value: Value) -> Int {
    Int(entry(value).next &- value.index)
  }
}
