/// The compiled programs of one pattern for one purpose. Each is compiled at its first use.
final class Programs: Sendable {
  let purpose: NativePattern.Purpose
  let matcher = ProgramSlot<MatcherProgram>()
  #if canImport(CPCRE2)
  let ascii = ProgramSlot<NativeProgram<Library8>>()
  let codeUnits = ProgramSlot<NativeProgram<Library16>>()
  let codePoints = ProgramSlot<NativeProgram<Library32>>()
  #endif

  init(_ purpose: NativePattern.Purpose) { self.purpose = purpose }

  deinit {
    matcher.destroy { $0.pointee.destroy() }
    #if canImport(CPCRE2)
    ascii.destroy { $0.pointee.destroy() }
    codeUnits.destroy { $0.pointee.destroy() }
    codePoints.destroy { $0.pointee.destroy() }
    #endif
  }
}
