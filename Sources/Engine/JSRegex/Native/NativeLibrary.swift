#if canImport(CPCRE2)

internal import CPCRE2

/// PCRE2 in one code unit width, with calls whose names have no width.
///
/// A conforming type only names the C functions of its width; the extension says once how to call them.
/// Each name is a computed property, so that a specialised caller calls the C function directly.
protocol NativeLibrary {
  associatedtype Unit: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable

  typealias Compile = (
    _ text: UnsafePointer<Unit>?, _ count: Int, _ options: UInt32,
    _ status: UnsafeMutablePointer<Int32>?, _ offset: UnsafeMutablePointer<Int>?,
    _ context: OpaquePointer?
  ) -> OpaquePointer?
  typealias Match = (
    _ code: OpaquePointer?, _ subject: UnsafePointer<Unit>?, _ count: Int, _ start: Int,
    _ options: UInt32, _ matchData: OpaquePointer?, _ context: OpaquePointer?
  ) -> Int32
  typealias Free = (OpaquePointer?) -> Void
  typealias SetLimit = (_ context: OpaquePointer?, _ limit: UInt32) -> Int32

  static var codeCompile: Compile { get }
  static var codeFree: Free { get }
  static var jitCompile: (_ code: OpaquePointer?, _ options: UInt32) -> Int32 { get }

  static var interpret: Match { get }
  static var jitMatch: Match { get }

  static var matchDataOfThread: () -> OpaquePointer? { get }
  static var matchDataCreate: (_ pairs: UInt32, _ context: OpaquePointer?) -> OpaquePointer? { get }
  static var matchDataFree: Free { get }
  static var matchDataOffsets: (OpaquePointer?) -> UnsafeMutablePointer<Int>? { get }

  static var contextCreate: (_ context: OpaquePointer?) -> OpaquePointer? { get }
  static var contextFree: Free { get }
  static var contextSetMatchLimit: SetLimit { get }
  static var contextSetHeapLimit: SetLimit { get }

  static var stackCreate: (_ first: Int, _ last: Int, _ context: OpaquePointer?) -> OpaquePointer? {
    get
  }
  static var stackAssign: (_ context: OpaquePointer?, _ stack: OpaquePointer) -> Void { get }
  static var stackFree: Free { get }
}

extension NativeLibrary {
  /// Returns the compiled pattern, or nil and PCRE2's error number.
  static func compile(_ text: [Unit], options: UInt32) -> (code: OpaquePointer?, status: Int32) {
    var status: Int32 = 0
    var offset = 0
    let code = codeCompile(text, text.count, options, &status, &offset, nil)
    return (code, status)
  }

  /// Compiles a pattern to machine code and returns whether PCRE2 could.
  static func compileJIT(_ code: OpaquePointer) -> Bool {
    jitCompile(code, PCRE2_JIT_COMPLETE) == 0
  }

  static func free(code: OpaquePointer) { codeFree(code) }

  /// Returns the match data that the calls of one thread share.
  @inline(__always)
  static func threadMatchData() -> OpaquePointer? { matchDataOfThread() }

  static func createMatchData(pairs: Int) -> OpaquePointer? {
    matchDataCreate(UInt32(clamping: pairs), nil)
  }

  static func free(matchData: OpaquePointer) { matchDataFree(matchData) }

  /// Returns the start and end offset of the match and of each group.
  @inline(__always)
  static func offsets(of matchData: OpaquePointer) -> UnsafeMutablePointer<Int>? {
    matchDataOffsets(matchData)
  }

  /// Returns a match context with limits of steps and of memory, the latter in bytes.
  static func createMatchContext(matchLimit: UInt32, heap: Int) -> OpaquePointer? {
    guard let context = contextCreate(nil) else { return nil }
    _ = contextSetMatchLimit(context, matchLimit)
    _ = contextSetHeapLimit(context, NativeMemory.interpreterHeap(heap: heap))
    return context
  }

  static func free(matchContext: OpaquePointer) { contextFree(matchContext) }

  /// Returns a machine stack that grows with the heap limit, assigned to the context.
  static func createStack(for matchContext: OpaquePointer, heap: Int) -> OpaquePointer? {
    let stack = stackCreate(NativeMemory.firstStack, NativeMemory.lastStack(heap: heap), nil)
    if let stack { stackAssign(matchContext, stack) }
    return stack
  }

  static func free(stack: OpaquePointer) { stackFree(stack) }

  /// Returns the number of pairs that are set, 0 if there is no room for all, or a negative error.
  @inline(__always)
  static func match(
    _ code: OpaquePointer, isJIT: Bool, subject: UnsafePointer<Unit>, count: Int, start: Int,
    matchData: OpaquePointer, context: OpaquePointer?
  ) -> Int32 {
    isJIT
      ? jitMatch(code, subject, count, start, 0, matchData, context)
      : interpret(code, subject, count, start, PCRE2_NO_JIT, matchData, context)
  }
}

/// The limits of the memory that a match may take.
enum NativeMemory {
  /// The machine stack of a compiled program that outgrew the 32 KB of the thread's own, in bytes.
  static let firstStack = 32 * 1024
  private static let lastStack = 64 * 1024 * 1024

  /// Returns the most machine stack that a call with this heap limit may take, in bytes.
  static func lastStack(heap: Int) -> Int { min(max(heap, firstStack), lastStack) }

  /// Returns the heap limit of the interpreter, in kibibytes.
  static func interpreterHeap(heap: Int) -> UInt32 { UInt32(clamping: heap >> 10) }
}

#endif
