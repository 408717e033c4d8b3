#if canImport(CPCRE2)

internal import CPCRE2

/// The 16-bit library.
enum Library16: NativeLibrary {
  typealias Unit = UInt16

  static func compile(_ text: [Unit], options: UInt32) -> (code: OpaquePointer?, status: Int32) {
    var status: Int32 = 0
    var offset = 0
    let code = pcre2_compile_16(text, text.count, options, &status, &offset, nil)
    return (code, status)
  }

  static func compileJIT(_ code: OpaquePointer) -> Bool {
    pcre2_jit_compile_16(code, PCRE2_JIT_COMPLETE) == 0
  }

  static func free(code: OpaquePointer) { pcre2_code_free_16(code) }

  static func threadMatchData() -> OpaquePointer? { shim_thread_match_data_16() }

  static func createMatchData(pairs: Int) -> OpaquePointer? {
    pcre2_match_data_create_16(UInt32(clamping: pairs), nil)
  }

  static func free(matchData: OpaquePointer) { pcre2_match_data_free_16(matchData) }

  static func offsets(of matchData: OpaquePointer) -> UnsafeMutablePointer<Int>? {
    pcre2_get_ovector_pointer_16(matchData)
  }

  static func createMatchContext(matchLimit: UInt32, heap: Int) -> OpaquePointer? {
    guard let context = pcre2_match_context_create_16(nil) else { return nil }
    pcre2_set_match_limit_16(context, matchLimit)
    pcre2_set_heap_limit_16(context, NativeMemory.interpreterHeap(heap: heap))
    return context
  }

  static func free(matchContext: OpaquePointer) { pcre2_match_context_free_16(matchContext) }

  static func createStack(
    for matchContext: OpaquePointer, heap: Int
  ) -> OpaquePointer? {
    let stack = pcre2_jit_stack_create_16(
      NativeMemory.firstStack, NativeMemory.lastStack(heap: heap), nil)
    if let stack { pcre2_jit_stack_assign_16(matchContext, nil, UnsafeMutableRawPointer(stack)) }
    return stack
  }

  static func free(stack: OpaquePointer) { pcre2_jit_stack_free_16(stack) }

  @inline(__always)
  static func match(
    _ code: OpaquePointer, isJIT: Bool, subject: UnsafePointer<Unit>, count: Int, start: Int,
    matchData: OpaquePointer, context: OpaquePointer?
  ) -> Int32 {
    isJIT
      ? pcre2_jit_match_16(code, subject, count, start, 0, matchData, context)
      : pcre2_match_16(code, subject, count, start, PCRE2_NO_JIT, matchData, context)
  }
}

#endif
