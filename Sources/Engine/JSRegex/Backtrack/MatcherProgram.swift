/// A pattern compiled to instructions of the backtracking matcher, for one purpose and every width
/// of the subject.
///
/// Immutable, and safe to read by its address from any number of threads at once; `destroy` frees
/// it. Everything a match reads is in plain memory and costs no reference count.
struct MatcherProgram: CompiledProgram {
  let instructions: UnsafeBufferPointer<Instruction>
  let sets: SetTable.View
  let loops: UnsafeBufferPointer<LoopBounds>
  /// The capture slots of the groups that share a name, for each referenced name.
  let slotLists: [[Int]]
  /// The first capture slot of each group, from group 1 on; nil if the program does not keep the
  /// group.
  let slots: [Int?]
  /// The number of capture slots, which are the first registers.
  let slotCount: Int
  /// The number of all registers.
  let registerCount: Int
  /// The register with the place before which no match starts, if there is one.
  let startRegister: Int?
  let startFilter: StartFilter
  /// A number of characters that every match takes at least.
  let leastLength: Int
  /// The places of the sets of the characters that every match takes, in their order.
  let required: Range<Int>
  let flags: RegexFlags
  /// Whether each state's outcome can be remembered, because no step refers to captured text.
  let isLinear: Bool

  /// Compiles a pattern.
  ///
  /// Throws `unsupported` if a set of characters can't be resolved or the program would be too large.
  init(_ tree: PatternTree, purpose: NativePattern.Purpose) throws(PatternError) {
    var compiler = MatcherCompiler(tree, purpose: purpose)
    try compiler.compile()
    required = try RequiredCharacters.add(to: &compiler)
    instructions = UnsafeBufferPointer(copying: compiler.code)
    var table = compiler.sets
    startFilter = StartFilter(compiler.code, sets: &table, loops: compiler.loops)
    leastLength = MatchLength(tree).least
    sets = SetTable.View(table)
    loops = UnsafeBufferPointer(copying: compiler.loops)
    slotLists = compiler.slotLists
    slots = compiler.slots
    slotCount = compiler.slotCount
    registerCount = compiler.registerCount
    startRegister = compiler.startRegister
    flags = tree.flags
    isLinear = compiler.code.allSatisfy {
      $0.opcode != .reference && $0.opcode != .namedReference
    }
  }

  func destroy() {
    instructions.deallocate()
    sets.deallocate()
    loops.deallocate()
  }

  /// Returns whether the subject contains a match at or after `start`.
  static func test<Unit: FixedWidthInteger & UnsignedInteger>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, start: Int = 0,
    state: inout SearchState
  ) throws(MatchError) -> Bool {
    try find(program, subject, from: start, state: &state) { _, _ in } != nil
  }

  /// Returns the unit ranges of the match and of each group of the pattern; nil for an unset group.
  ///
  /// The search starts at `start`, which must be within the subject.
  static func exec<Unit: FixedWidthInteger & UnsignedInteger>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, start: Int,
    state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    try find(program, subject, from: start, state: &state) { match, registers in
      var result: [Range<Int>?] = [match]
      result.reserveCapacity(program.pointee.slots.count + 1)
      for slot in program.pointee.slots {
        guard let slot, registers[slot] >= 0, registers[slot + 1] >= 0 else {
          result.append(nil)
          continue
        }
        result.append(registers[slot]..<registers[slot + 1])
      }
      return result
    }
  }

  /// Calls `body` with the first match and the registers, and returns its result; nil if there is
  /// no match.
  ///
  /// A search starts without a memory. If it takes more steps than most searches, and the pattern
  /// has no references, it goes on with a memory from the place that it has reached, and so do all
  /// later ones of the call.
  @inline(__always)
  private static func find<Unit: FixedWidthInteger & UnsignedInteger, Value>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, from start: Int,
    state: inout SearchState,
    _ body: (Range<Int>, UnsafeMutableBufferPointer<Int>) -> Value
  ) throws(MatchError) -> Value? {
    guard subject.count < Int32.max else { throw .subjectTooLong(limit: Int(Int32.max) - 1) }
    var none = NoMemory()
    guard program.pointee.isLinear, state.memoization != .never else {
      if !program.pointee.hasRequired(in: subject, from: start) { return nil }
      let (found, reached) = try search(
        program, subject, from: start, &none, steps: &state.steps, heap: state.heap, body)
      if reached != nil { throw .budgetExceeded }
      return found
    }
    var start = start
    if state.memory.isEmpty, state.memoization == .whenNeeded {
      var trial = state.trial ?? program.pointee.trial(forLength: subject.count)
      let (found, reached) = try search(
        program, subject, from: start, &none, steps: &trial, heap: state.heap, body)
      state.trial = trial
      guard let reached else { return found }
      if !program.pointee.hasRequired(in: subject, from: reached) { return nil }
      start = reached
    }
    return try search(program, subject, from: start, state: &state, body)
  }

  /// Returns the steps of a call that are worth taking before a memory is made. They take about as
  /// long as making and filling one for a short subject.
  func trial(forLength length: Int) -> Int {
    800 + 2 * instructions.count + 16 * length
  }

  /// Searches with the memory of the call.
  @inline(never)
  static func search<Unit: FixedWidthInteger & UnsignedInteger, Value>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, from start: Int,
    state: inout SearchState, _ body: (Range<Int>, UnsafeMutableBufferPointer<Int>) -> Value
  ) throws(MatchError) -> Value? {
    if state.memory.isEmpty {
      state.memory = [
        try StateMemory(program.pointee, length: subject.count, heap: state.heap)
      ]
    }
    var memory = state.memory.removeLast()
    var steps = 0
    let (found, _) = try search(
      program, subject, from: start, &memory, steps: &steps, heap: state.heap - memory.size, body)
    state.memory.append(memory)
    return found
  }

  /// Searches in memory that is usually on the machine stack. Returns the value of the match, or the
  /// place of the attempt that has run out of steps.
  @inline(__always)
  private static func search<Unit: FixedWidthInteger & UnsignedInteger, Memory, Value>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, from start: Int,
    _ memory: inout Memory, steps: inout Int, heap: Int,
    _ body: (Range<Int>, UnsafeMutableBufferPointer<Int>) -> Value
  ) throws(MatchError) -> (found: Value?, reached: Int?) where Memory: MatchMemory {
    typealias Outcome = Result<(found: Value?, reached: Int?), MatchError>
    let outcome = withUnsafeTemporaryAllocation(
      of: Int.self, capacity: program.pointee.registerCount
    ) { registers in
      withUnsafeTemporaryAllocation(
        of: Matcher<Unit, Memory>.Entry.self, capacity: Matcher<Unit, Memory>.firstCapacity
      ) { stack -> Outcome in
        do throws(MatchError) {
          var matcher = try Matcher(
            program, subject: subject, steps: steps, heap: heap, memory: memory,
            registers: registers, stack: stack)
          // A memory that is referred to twice would be copied.
          memory = .none
          defer {
            steps = matcher.steps
            memory = matcher.memory
            matcher.deallocate()
          }
          do throws(MatchError) {
            let match = try matcher.search(from: start)
            guard let match else { return .success((nil, nil)) }
            try matcher.recordCaptures()
            return .success((body(match, registers), nil))
          } catch .budgetExceeded {
            return .success((nil, matcher.start))
          } catch {
            return .failure(error)
          }
        } catch {
          return .failure(error)
        }
      }
    }
    return try outcome.get()
  }
}
