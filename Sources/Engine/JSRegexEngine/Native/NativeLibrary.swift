#if canImport(CPCRE2)

internal import CPCRE2

/// PCRE2 in one code unit width: the calls that a program needs, under names without a width.
///
/// This folder alone imports the C library.
protocol NativeLibrary {
  associatedtype Unit: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable

  static func compile(_ text: [Unit], options: UInt32) -> (code: OpaquePointer?, status: Int32)
  static func compileJIT(_ code: OpaquePointer) -> Bool
  static func free(code: OpaquePointer)
  static func threadMatchData() -> OpaquePointer?
  static func createMatchData(pairs: Int) -> OpaquePointer?
  static func free(matchData: OpaquePointer)
  static func offsets(of matchData: OpaquePointer) -> UnsafeMutablePointer<Int>?
  static func createMatchContext(matchLimit: UInt32, heap: Int) -> OpaquePointer?
  static func free(matchContext: OpaquePointer)
  static func createStack(for matchContext: OpaquePointer, heap: Int) -> OpaquePointer?
  static func free(stack: OpaquePointer)
  static func match(
    _ code: OpaquePointer, isJIT: Bool, subject: UnsafePointer<Unit>, count: Int, start: Int,
    matchData: OpaquePointer, context: OpaquePointer?
  ) -> Int32
}

/// The limits of the memory that a match may take.
enum NativeMemory {
  /// The machine stack of a compiled program that outgrew the 32 KB of the thread's own, in bytes.
  static let firstStack = 32 * 1024
  private static let lastStack = 64 * 1024 * 1024

  /// The most machine stack that a call with this heap limit may take, in bytes.
  static func lastStack(heap: Int) -> Int { min(max(heap, firstStack), lastStack) }

  /// The heap limit of the interpreter, in kibibytes.
  static func interpreterHeap(heap: Int) -> UInt32 { UInt32(clamping: heap >> 10) }
}

#endif
