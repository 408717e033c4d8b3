/// A unit of a subject: a byte of ASCII text, a UTF-16 code unit or a code point.
///
/// Each has programs of its own, so a search is written once for all of them.
protocol SubjectUnit: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {
  #if canImport(CPCRE2)
  associatedtype Library: NativeLibrary where Library.Unit == Self

  /// Returns PCRE2's program for this unit, if it has been compiled.
  static func program(in programs: Programs) -> UnsafePointer<NativeProgram<Library>>?

  /// Returns PCRE2's program for this unit, and compiles it with `build` at the first use.
  static func compile(
    in programs: Programs, _ build: () throws(MatchError) -> NativeProgram<Library>
  ) throws(MatchError) -> UnsafePointer<NativeProgram<Library>>

  /// The limits of the library's calls, shared by all patterns.
  static var budget: MatchBudget<Library> { get }
  #endif

  static var width: NativePattern.Width { get }
}

extension UInt8: SubjectUnit {
  static var width: NativePattern.Width { .ascii }
}

extension UInt16: SubjectUnit {
  static var width: NativePattern.Width { .codeUnits }
}

extension UInt32: SubjectUnit {
  static var width: NativePattern.Width { .codePoints }
}

#if canImport(CPCRE2)

extension UInt8 {
  typealias Library = Library8

  static let budget = MatchBudget<Library8>()

  @inline(__always)
  static func program(in programs: Programs) -> UnsafePointer<NativeProgram<Library8>>? {
    programs.ascii.current
  }

  static func compile(
    in programs: Programs, _ build: () throws(MatchError) -> NativeProgram<Library8>
  ) throws(MatchError) -> UnsafePointer<NativeProgram<Library8>> {
    try programs.ascii.compile(build)
  }
}

extension UInt16 {
  typealias Library = Library16

  static let budget = MatchBudget<Library16>()

  @inline(__always)
  static func program(in programs: Programs) -> UnsafePointer<NativeProgram<Library16>>? {
    programs.codeUnits.current
  }

  static func compile(
    in programs: Programs, _ build: () throws(MatchError) -> NativeProgram<Library16>
  ) throws(MatchError) -> UnsafePointer<NativeProgram<Library16>> {
    try programs.codeUnits.compile(build)
  }
}

extension UInt32 {
  typealias Library = Library32

  static let budget = MatchBudget<Library32>()

  @inline(__always)
  static func program(in programs: Programs) -> UnsafePointer<NativeProgram<Library32>>? {
    programs.codePoints.current
  }

  static func compile(
    in programs: Programs, _ build: () throws(MatchError) -> NativeProgram<Library32>
  ) throws(MatchError) -> UnsafePointer<NativeProgram<Library32>> {
    try programs.codePoints.compile(build)
  }
}

#endif
