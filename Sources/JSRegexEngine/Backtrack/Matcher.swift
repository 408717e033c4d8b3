/// One search of the backtracking matcher: its registers, its open choices and its budget.
///
/// A register changed while a choice is open is noted on the stack with the choice, so that taking up the
/// choice restores it. The stack lies on the heap.
struct Matcher<Unit: FixedWidthInteger & UnsignedInteger> {
  /// An entry of the stack; the kind stands in the low bits of the tag.
  struct Entry {
    var tag: Int
    var value: Int
  }

  /// The kinds of entries.
  enum Kind {
    /// Go on at the instruction in the tag, at the position in the value.
    static var choice: Int { 0 }
    /// Set the register in the tag to the value.
    static var restore: Int { 1 }
    /// The run in the tag reaches to the value and may give back down to the value of the entry below.
    static var giveBack: Int { 2 }
    /// The run in the tag reaches to the value and may take on up to the value of the entry below.
    static var takeOn: Int { 3 }
    /// Belongs to the entry above.
    static var bound: Int { 4 }
    static var mask: Int { 7 }
  }

  let code: UnsafeBufferPointer<Instruction>
  let loops: UnsafeBufferPointer<LoopBounds>
  let sets: SetTable.View
  let startFilter: StartFilter
  let flags: RegexFlags
  let subject: UnsafeBufferPointer<Unit>
  let registers: UnsafeMutablePointer<Int>
  private(set) var stack: UnsafeMutablePointer<Entry>
  /// The number of entries in use, and of those there is room for.
  var top = 0
  private var capacity: Int
  /// The most entries the heap limit allows.
  private let capacityLimit: Int
  /// Whether the stack has outgrown the workspace.
  private var ownsStack = false
  /// The steps that are left.
  var steps: Int

  /// A search by a program that outlives it; the workspace holds the registers and the first entries of
  /// the stack.
  init(
    _ program: MatcherProgram, subject: UnsafeBufferPointer<Unit>,
    workspace: UnsafeMutableBufferPointer<Int>, limits: MatchLimits
  ) throws(MatchError) {
    guard let memory = workspace.baseAddress else { throw .memoryExceeded }
    code = program.code
    loops = program.loops
    sets = program.sets
    startFilter = program.startFilter
    flags = program.flags
    self.subject = subject
    registers = memory
    registers.initialize(repeating: -1, count: program.registerCount)
    let words = workspace.count - program.registerCount
    stack = UnsafeMutableRawPointer(memory + program.registerCount)
      .bindMemory(to: Entry.self, capacity: words / 2)
    // Two registers take as much as one entry.
    let entries = max(limits.heap, 0) / MemoryLayout<Entry>.stride
    capacityLimit = entries - program.registerCount / 2
    capacity = min(words / 2, capacityLimit)
    guard capacity > 1 else { throw .memoryExceeded }
    steps = limits.steps(forLength: subject.count)
  }

  func deallocate() {
    if ownsStack { stack.deallocate() }
  }

  /// The range that the slots from `slot` on hold; nil if the group is unset.
  func capture(_ slot: Int) -> Range<Int>? {
    let (start, end) = (registers[slot], registers[slot + 1])
    return start < 0 || end < 0 ? nil : start..<end
  }

  // MARK: Search

  /// The first match at or after `start`; with the sticky flag, the match at `start`.
  mutating func search(from start: Int) throws(MatchError) -> Range<Int>? {
    let count = subject.count
    if flags.contains(.sticky) { return try match(at: start) }
    var position = start
    if startFilter.isUsable {
      if position == 0, startFilter.startsAtTextStart {
        if let match = try match(at: 0) { return match }
        position = 1
      }
      if startFilter.isAnchored { return nil }
    }
    let leadingRun = startFilter.leadingRun
    while position <= count {
      if startFilter.isUsable {
        while position < count, !startFilter.takes(self[position]) { position &+= 1 }
        if position == count { return nil }
      }
      if let match = try match(at: position) { return match }
      if leadingRun >= 0 {
        // What follows the run has failed at all places that the run reaches from here.
        while position < count, sets.contains(self[position], set: leadingRun) { position &+= 1 }
      }
      position &+= 1
    }
    return nil
  }

  /// The match at this place, if there is one.
  @inline(__always)
  private mutating func match(at start: Int) throws(MatchError) -> Range<Int>? {
    top = 0
    guard let end = try run(from: start) else { return nil }
    return start..<end
  }

  // MARK: Stack

  /// Adds an entry.
  @inline(__always)
  mutating func push(_ kind: Int, _ payload: Int, _ value: Int) throws(MatchError) {
    if top == capacity { try grow() }
    stack[top] = Entry(tag: payload &<< 3 | kind, value: value)
    top &+= 1
  }

  /// Sets a register, to be restored when an older choice is taken up.
  @inline(__always)
  mutating func set(_ register: Int, _ value: Int) throws(MatchError) {
    try push(Kind.restore, register, registers[register])
    registers[register] = value
  }

  @inline(never)
  private mutating func grow() throws(MatchError) {
    guard capacity < capacityLimit else { throw .memoryExceeded }
    let larger = min(capacity * 2, capacityLimit)
    let place = UnsafeMutablePointer<Entry>.allocate(capacity: larger)
    place.moveInitialize(from: stack, count: top)
    deallocate()
    stack = place
    ownsStack = true
    capacity = larger
  }

  /// Charges for work beyond the step itself: one step for eight units of it.
  @inline(__always)
  mutating func charge(_ work: Int) throws(MatchError) {
    steps &-= work >> 3
    if steps < 0 { throw .budgetExceeded }
  }
}
