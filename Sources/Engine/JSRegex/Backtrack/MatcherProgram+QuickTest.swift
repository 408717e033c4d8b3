extension MatcherProgram {
  /// The greatest number of registers of a quick test.
  private static var quickRegisters: Int { 32 }
  /// The steps of a quick test before it looks for the characters that every match takes. Most tests of short texts
  /// take fewer.
  private static var firstSteps: Int { 128 }
  /// The steps of a quick test that has no use for a memory; after more, a call's state costs little beside them.
  private static var lastSteps: Int { 1 << 16 }

  /// Returns whether a subject contains a match; nil if finding out takes more steps or memory
  /// than most tests. `mayRemember` is whether it may go on with a memory; `work` grows by the steps that it then
  /// takes.
  ///
  /// It needs none of the state that searches share, which would take as long as a short match.
  static func quickTest<Unit: FixedWidthInteger & UnsignedInteger>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, limits: MatchLimits,
    mayRemember: Bool, work: inout Int
  ) -> Bool? {
    typealias Search = Matcher<Unit, NoMemory>
    guard limits == .standard, program.pointee.registerCount <= quickRegisters,
      subject.count < Int32.max
    else { return nil }
    guard let start = program.pointee.firstStart(in: subject, from: 0) else { return false }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: quickRegisters) { registers in
      withUnsafeTemporaryAllocation(of: Search.Entry.self, capacity: Search.firstCapacity) {
        stack -> Bool? in
        do throws(MatchError) {
          var matcher = try Search(
            program, subject: subject, steps: firstSteps, heap: limits.heap, memory: NoMemory(),
            registers: UnsafeMutableBufferPointer(
              rebasing: registers[..<program.pointee.registerCount]), stack: stack)
          defer { matcher.deallocate() }
          do throws(MatchError) {
            return try matcher.search(from: start) != nil
          } catch {
            guard error == .budgetExceeded else { return nil }
          }
          return try continueTest(
            &matcher, program, subject, limits: limits, mayRemember: mayRemember, work: &work)
        } catch {
          return nil
        }
      }
    }
  }

  /// Continues a quick test that has run out of its first steps, from the attempt that it has
  /// reached.
  @inline(never)
  private static func continueTest<Unit: FixedWidthInteger & UnsignedInteger>(
    _ matcher: inout Matcher<Unit, NoMemory>, _ program: UnsafePointer<Self>,
    _ subject: UnsafeBufferPointer<Unit>, limits: MatchLimits, mayRemember: Bool, work: inout Int
  ) throws(MatchError) -> Bool? {
    guard program.pointee.hasRequired(in: subject, from: matcher.start) else { return false }
    let steps =
      mayRemember ? program.pointee.trial(forLength: subject.count) - firstSteps : lastSteps
    matcher.restart(steps: steps)
    defer { work &+= steps &- matcher.steps }
    do throws(MatchError) {
      return try matcher.search(from: matcher.start) != nil
    } catch {
      guard error == .budgetExceeded, mayRemember else { return nil }
    }
    var state = SearchState(limits, length: subject.count)
    return try search(program, subject, from: matcher.start, state: &state) { _, _ in } != nil
  }
}
