private import Platform

/// One search of the backtracking matcher: its registers, its open choices and its budget.
///
/// A change of a register while a choice is open is recorded on the stack above the choice, so that
/// resuming the choice restores the register. The stack is in heap memory.
struct Matcher<Unit: FixedWidthInteger & UnsignedInteger, Memory: MatchMemory> {
  /// An entry of the stack, with its kind in the low bits of the tag.
  struct Entry {
    var tag: Int
    var value: Int
  }

  /// The kinds of entries.
  enum Kind {
    /// Continue at the instruction in the tag, at the position in the value.
    static var choice: Int { 0 }
    /// Set the register in the tag to the value.
    static var restore: Int { 1 }
    /// The run in the tag ends at the value and may give back characters down to the place in the
    /// tag.
    static var giveBack: Int { 2 }
    /// The run in the tag ends at the value and may take more characters up to the place in the tag.
    static var takeOn: Int { 3 }
    /// Belongs to the entry above.
    static var bound: Int { 4 }
    /// The state of the row in the tag, at the position in the value, has been tried.
    static var visited: Int { 5 }
    /// Like `giveBack` and `takeOn`, for a run whose places are states: it starts at the value of
    /// the entry below, which is a `bound`, whose tag has the row of the places after that. They stay on the stack
    /// until the run has failed.
    static var run: Int { 6 }
    static var lazyRun: Int { 7 }
    static var mask: Int { 7 }
    /// The bits of the tag of a `giveBack` or `takeOn` below the place: enough for the kind and the
    /// steps of the largest program. A place takes 31 more.
    static var runBits: Int { 32 }
    /// The steps among those bits, once the kind is shifted out.
    static var runMask: Int { 1 &<< (runBits &- 3) &- 1 }
  }

  /// The program. It outlives the search, so no reference is counted.
  private let program: UnsafePointer<MatcherProgram>
  let subject: UnsafeBufferPointer<Unit>
  let registers: UnsafeMutableBufferPointer<Int>
  var stack: UnsafeMutablePointer<Entry>
  /// Whether the stack has outgrown its first memory.
  private var hasOwnStack = false
  /// The number of entries in use; `capacity` is the number there is room for.
  var top = 0
  var capacity: Int
  /// The memory that the stack may take, in bytes.
  private let heap: Int
  /// The steps that are left.
  var steps: Int
  /// The place where the current attempt has started.
  private(set) var start = 0
  var memory: Memory

  /// The number of entries that the first stack has room for.
  static var firstCapacity: Int { 64 }

  /// Creates a search in memory that outlives it, with room for the program's registers and
  /// `firstCapacity` entries. The program must outlive the search too.
  init(
    _ program: UnsafePointer<MatcherProgram>, subject: UnsafeBufferPointer<Unit>, steps: Int,
    heap: Int, memory: consuming Memory,
    registers: UnsafeMutableBufferPointer<Int>, stack: UnsafeMutableBufferPointer<Entry>
  ) throws(MatchError) {
    self.memory = memory
    self.program = program
    self.subject = subject
    self.heap = heap
    capacity = min(stack.count, Self.capacityLimit(heap, program))
    guard capacity > 1, let base = stack.baseAddress else { throw .memoryExceeded }
    self.stack = base
    // Many groups make each search costly.
    self.steps = steps &- program.pointee.registerCount >> 3
    self.registers = registers
    registers.initialize(repeating: -1)
  }

  /// Returns the most entries that a heap limit allows.
  private static func capacityLimit(_ heap: Int, _ program: UnsafePointer<MatcherProgram>) -> Int {
    // Two registers take as much as one entry.
    max(heap, 0) / MemoryLayout<Entry>.stride - program.pointee.registerCount / 2
  }

  func deallocate() {
    if hasOwnStack { free(stack) }
  }

  @inline(__always)
  var loops: UnsafeBufferPointer<LoopBounds> { program.pointee.loops }
  @inline(__always)
  var flags: RegexFlags { program.pointee.flags }

  /// Makes the search ready for another one, with new steps.
  mutating func restart(steps: Int) {
    self.steps = steps
    registers.update(repeating: -1)
  }

  /// Returns the first capture slots of the groups that share the name at an index.
  func namedSlots(_ place: Int) -> [Int] {
    program.pointee.slotLists[place]
  }

  /// Returns the range in the slots from `slot` on; nil if the group is unset.
  func capture(_ slot: Int) -> Range<Int>? {
    let (start, end) = (registers[slot], registers[slot + 1])
    return start < 0 || end < 0 ? nil : start..<end
  }

  // MARK: Search

  /// Returns the first match at or after `start`; with the sticky flag, the match at `start`.
  mutating func search(from start: Int) throws(MatchError) -> Range<Int>? {
    // The number of steps left when it is time to look for what every match requires.
    var reserve = steps &- Self.stepsBeforeRequired
    var candidate = program.pointee.firstStart(in: subject, from: start)
    while let position = candidate {
      if let end = try match(at: position) { return position..<end }
      if flags.contains(.sticky) { return nil }
      let next = next(after: position)
      if steps < reserve {
        reserve = .min
        if !program.pointee.hasRequired(in: subject, from: next) { return nil }
      }
      candidate = program.pointee.firstStart(in: subject, from: next)
    }
    return nil
  }

  /// The number of steps of failed attempts that take longer than a look at the text.
  private static var stepsBeforeRequired: Int { 48 }

  /// Returns the next place where a match may start.
  @inline(__always)
  private func next(after position: Int) -> Int {
    guard let startRegister = program.pointee.startRegister else { return position &+ 1 }
    return max(position &+ 1, registers[startRegister])
  }

  /// Returns the end of the match at this place, if there is one.
  private mutating func match(at start: Int) throws(MatchError) -> Int? {
    top = 0
    self.start = start
    guard let code = program.pointee.instructions.baseAddress else { return nil }
    return try run(code, program.pointee.sets, at: 0, from: start)
  }

  /// Finds the captures of the lookarounds that hold in the match. Their bodies run once more, along
  /// the path that has succeeded.
  mutating func recordCaptures() throws(MatchError) {
    guard Memory.isEnabled, let code = program.pointee.instructions.baseAddress else { return }
    for look in memory.states.capturingLooks {
      let pending = registers[look.slots.lowerBound]
      guard pending < -1 else { continue }
      for slot in look.slots { registers[slot] = -1 }
      memory.recordedEnd = look.end
      top = 0
      _ = try run(code, program.pointee.sets, at: look.body, from: -2 &- pending)
    }
    memory.recordedEnd = -1
  }

  // MARK: Stack

  /// Adds an entry.
  @inline(__always)
  mutating func push(_ kind: Int, _ payload: Int, _ value: Int) throws(MatchError) {
    if top == capacity { try grow() }
    stack[top] = Entry(tag: payload &<< 3 | kind, value: value)
    top &+= 1
  }

  /// Sets a register, which is restored when an older choice is resumed.
  @inline(__always)
  mutating func set(_ register: Int, _ value: Int) throws(MatchError) {
    try push(Kind.restore, register, registers[register])
    registers[register] = value
  }

  @inline(never)
  private mutating func grow() throws(MatchError) {
    let capacityLimit = Self.capacityLimit(heap, program)
    guard capacity < capacityLimit else { throw .memoryExceeded }
    let larger = min(capacity * 2, capacityLimit)
    // The system moves the pages of a large stack instead of copying them.
    let own = hasOwnStack ? UnsafeMutableRawPointer(stack) : nil
    // No overflow: the heap limit is a number of bytes.
    guard let block = realloc(own, larger * MemoryLayout<Entry>.stride) else {
      throw .memoryExceeded
    }
    let place = block.bindMemory(to: Entry.self, capacity: larger)
    if !hasOwnStack { place.initialize(from: stack, count: top) }
    hasOwnStack = true
    stack = place
    capacity = larger
  }

  /// Charges for work beyond the step itself: one step for eight units of it.
  @inline(__always)
  mutating func charge(_ work: Int) throws(MatchError) {
    if Memory.isEnabled { return }
    steps &-= work >> 3
    if steps < 0 { throw .budgetExceeded }
  }
}
