extension MatcherProgram {
  /// The greatest number of registers of a quick test.
  private static var quickRegisters: Int { 32 }

  /// Returns whether a subject contains a match; nil if finding out takes more steps or memory
  /// than most tests.
  ///
  /// It needs none of the state that searches share, which would take as long as a short match.
  static func quickTest<Unit: FixedWidthInteger & UnsignedInteger>(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, limits: MatchLimits
  ) -> Bool? {
    typealias Search = Matcher<Unit, NoMemory>
    guard limits == .standard, program.pointee.registerCount <= quickRegisters,
      subject.count < Int32.max
    else { return nil }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: quickRegisters) { registers in
      withUnsafeTemporaryAllocation(of: Search.Entry.self, capacity: Search.firstCapacity) {
        stack -> Bool? in
        do throws(MatchError) {
          var matcher = try Search(
            program, subject: subject, steps: program.pointee.trial(forLength: subject.count),
            heap: limits.heap, memory: NoMemory(),
            registers: UnsafeMutableBufferPointer(
              rebasing: registers[..<program.pointee.registerCount]), stack: stack)
          defer { matcher.deallocate() }
          return try matcher.search(from: 0, filter: program.pointee.startFilter) != nil
        } catch {
          return nil
        }
      }
    }
  }
}
