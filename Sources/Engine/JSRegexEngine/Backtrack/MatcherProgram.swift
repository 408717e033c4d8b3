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
  let flags: RegexFlags

  /// Compiles a pattern.
  ///
  /// Throws `unsupported` if a set of characters can't be resolved or the program would be too large.
  init(_ tree: PatternTree, purpose: NativePattern.Purpose) throws(PatternError) {
    var compiler = MatcherCompiler(tree, purpose: purpose)
    try compiler.compile()
    instructions = UnsafeBufferPointer(copying: compiler.code)
    sets = SetTable.View(compiler.sets)
    loops = UnsafeBufferPointer(copying: compiler.loops)
    slotLists = compiler.slotLists
    slots = compiler.slots
    slotCount = compiler.slotCount
    registerCount = compiler.registerCount
    startRegister = compiler.startRegister
    flags = tree.flags
    startFilter = StartFilter(compiler.code, sets: compiler.sets, loops: compiler.loops)
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
    try withMatcher(program, subject, state: &state) { (matcher) throws(MatchError) in
      try matcher.search(from: start, filter: program.pointee.startFilter) != nil
    }
  }

  /// Returns the unit ranges of the match and of each group of the pattern; nil for an unset group.
  ///
  /// The search starts at `start`, which must be within the subject.
  static func exec<Unit: FixedWidthInteger & UnsignedInteger>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, start: Int,
    state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    try withMatcher(program, subject, state: &state) { (matcher) throws(MatchError) in
      guard let match = try matcher.search(from: start, filter: program.pointee.startFilter) else {
        return nil
      }
      var result: [Range<Int>?] = [match]
      result.reserveCapacity(program.pointee.slots.count + 1)
      for slot in program.pointee.slots { result.append(slot.flatMap(matcher.capture)) }
      return result
    }
  }

  @inline(__always)
  private static func withMatcher<Unit: FixedWidthInteger & UnsignedInteger, Value>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, state: inout SearchState,
    _ body: (inout Matcher<Unit>) throws(MatchError) -> Value
  ) throws(MatchError) -> Value {
    guard subject.count < Int32.max else { throw .subjectTooLong(limit: Int(Int32.max) - 1) }
    // Usually the machine stack has room for both.
    let result = withUnsafeTemporaryAllocation(
      of: Int.self, capacity: program.pointee.registerCount
    ) { registers in
      withUnsafeTemporaryAllocation(
        of: Matcher<Unit>.Entry.self, capacity: Matcher<Unit>.firstCapacity
      ) { stack -> Result<Value, MatchError> in
        do throws(MatchError) {
          var matcher = try Matcher(
            program, subject: subject, steps: state.steps, heap: state.heap, registers: registers,
            stack: stack)
          defer {
            state.steps = matcher.steps
            matcher.deallocate()
          }
          return .success(try body(&matcher))
        } catch {
          return .failure(error)
        }
      }
    }
    return try result.get()
  }
}

extension UnsafeBufferPointer {
  /// Allocates memory with copies of trivial elements, which the owner must deallocate.
  init(copying elements: [Element]) {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    self.init(copy)
  }
}
