/// A pattern as instructions of the backtracking matcher, for one purpose and every width of the subject.
///
/// Immutable; any number of threads may match with it at once. The tables lie in memory of their own, so
/// that a match reads them without reference counts.
final class MatcherProgram: @unchecked Sendable {
  let code: UnsafeBufferPointer<Instruction>
  let loops: UnsafeBufferPointer<LoopBounds>
  let sets: SetTable.View
  /// For each group, from group 1 on, its first capture slot; nil if the program does not keep it.
  let slots: [Int?]
  /// The number of registers; the first ones are the capture slots.
  let registerCount: Int
  let startFilter: StartFilter
  let flags: RegexFlags

  /// Compiles a pattern.
  ///
  /// Throws `unsupported` if a set of characters can't be resolved; the matcher itself has no limits.
  init(_ tree: PatternTree, purpose: NativePattern.Purpose) throws(PatternError) {
    var compiler = MatcherCompiler(tree, purpose: purpose)
    try compiler.compile()
    code = Self.copy(compiler.code)
    loops = Self.copy(compiler.loops)
    sets = SetTable.View(
      bits: Self.copy(compiler.sets.bits), bounds: Self.copy(compiler.sets.bounds),
      spans: Self.copy(compiler.sets.spans))
    slots = compiler.slots
    registerCount = compiler.registerCount
    flags = tree.flags
    startFilter = StartFilter(compiler)
  }

  deinit {
    code.deallocate()
    loops.deallocate()
    sets.bits.deallocate()
    sets.bounds.deallocate()
    sets.spans.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(
    _ elements: [Element]
  ) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    return UnsafeBufferPointer(memory)
  }

  /// Whether the subject holds a match at or after `start`.
  func test<Unit: FixedWidthInteger & UnsignedInteger>(
    _ subject: UnsafeBufferPointer<Unit>, start: Int = 0, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    try withMatcher(subject, limits: limits) { (matcher) throws(MatchError) in
      try matcher.search(from: start) != nil
    }
  }

  /// The unit ranges of the match and of each group of the pattern; nil for an unset group.
  ///
  /// The search starts at `start`, which must lie within the subject.
  func exec<Unit: FixedWidthInteger & UnsignedInteger>(
    _ subject: UnsafeBufferPointer<Unit>, start: Int, limits: MatchLimits
  ) throws(MatchError) -> [Range<Int>?]? {
    try withMatcher(subject, limits: limits) { (matcher) throws(MatchError) in
      guard let match = try matcher.search(from: start) else { return nil }
      var result: [Range<Int>?] = [match]
      result.reserveCapacity(slots.count + 1)
      for slot in slots { result.append(slot.flatMap(matcher.capture)) }
      return result
    }
  }

  /// The words of memory that a search starts with: few enough to be on the machine's stack, unless the
  /// program has many registers.
  private var workspaceSize: Int { registerCount <= 64 ? 128 : registerCount + 128 }

  private func withMatcher<Unit: FixedWidthInteger & UnsignedInteger, Value>(
    _ subject: UnsafeBufferPointer<Unit>, limits: MatchLimits,
    _ body: (inout Matcher<Unit>) throws(MatchError) -> Value
  ) throws(MatchError) -> Value {
    guard subject.count < Int32.max else { throw .subjectTooLong(limit: Int(Int32.max) - 1) }
    let result = withUnsafeTemporaryAllocation(of: Int.self, capacity: workspaceSize) {
      workspace -> Result<Value, MatchError> in
      do throws(MatchError) {
        var matcher = try Matcher(self, subject: subject, workspace: workspace, limits: limits)
        defer { matcher.deallocate() }
        return .success(try body(&matcher))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
