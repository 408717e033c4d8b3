#if canImport(CPCRE2)

internal import CPCRE2

/// The 8-bit library, for ASCII.
enum Library8: NativeLibrary {
  typealias Unit = UInt8

  static var codeCompile: Compile { pcre2_compile_8 }
  static var codeFree: Free { pcre2_code_free_8 }
  static var jitCompile: (OpaquePointer?, UInt32) -> Int32 { pcre2_jit_compile_8 }
  static var interpret: Match { pcre2_match_8 }
  static var jitMatch: Match { pcre2_jit_match_8 }
  static var matchDataOfThread: () -> OpaquePointer? { shim_thread_match_data_8 }
  static var matchDataCreate: (UInt32, OpaquePointer?) -> OpaquePointer? {
    pcre2_match_data_create_8
  }
  static var matchDataFree: Free { pcre2_match_data_free_8 }
  static var matchDataOffsets: (OpaquePointer?) -> UnsafeMutablePointer<Int>? {
    pcre2_get_ovector_pointer_8
  }
  static var contextCreate: (OpaquePointer?) -> OpaquePointer? { pcre2_match_context_create_8 }
  static var contextFree: Free { pcre2_match_context_free_8 }
  static var contextSetMatchLimit: SetLimit { pcre2_set_match_limit_8 }
  static var contextSetHeapLimit: SetLimit { pcre2_set_heap_limit_8 }
  static var stackCreate: (Int, Int, OpaquePointer?) -> OpaquePointer? { pcre2_jit_stack_create_8 }
  static var stackAssign: (OpaquePointer?, OpaquePointer) -> Void {
    { pcre2_jit_stack_assign_8($0, nil, UnsafeMutableRawPointer($1)) }
  }
  static var stackFree: Free { pcre2_jit_stack_free_8 }
}

/// The 16-bit library, for UTF-16 code units.
enum Library16: NativeLibrary {
  typealias Unit = UInt16

  static var codeCompile: Compile { pcre2_compile_16 }
  static var codeFree: Free { pcre2_code_free_16 }
  static var jitCompile: (OpaquePointer?, UInt32) -> Int32 { pcre2_jit_compile_16 }
  static var interpret: Match { pcre2_match_16 }
  static var jitMatch: Match { pcre2_jit_match_16 }
  static var matchDataOfThread: () -> OpaquePointer? { shim_thread_match_data_16 }
  static var matchDataCreate: (UInt32, OpaquePointer?) -> OpaquePointer? {
    pcre2_match_data_create_16
  }
  static var matchDataFree: Free { pcre2_match_data_free_16 }
  static var matchDataOffsets: (OpaquePointer?) -> UnsafeMutablePointer<Int>? {
    pcre2_get_ovector_pointer_16
  }
  static var contextCreate: (OpaquePointer?) -> OpaquePointer? { pcre2_match_context_create_16 }
  static var contextFree: Free { pcre2_match_context_free_16 }
  static var contextSetMatchLimit: SetLimit { pcre2_set_match_limit_16 }
  static var contextSetHeapLimit: SetLimit { pcre2_set_heap_limit_16 }
  static var stackCreate: (Int, Int, OpaquePointer?) -> OpaquePointer? { pcre2_jit_stack_create_16 }
  static var stackAssign: (OpaquePointer?, OpaquePointer) -> Void {
    { pcre2_jit_stack_assign_16($0, nil, UnsafeMutableRawPointer($1)) }
  }
  static var stackFree: Free { pcre2_jit_stack_free_16 }
}

/// The 32-bit library, for code points and for programs too large for 16 bits.
enum Library32: NativeLibrary {
  typealias Unit = UInt32

  static var codeCompile: Compile { pcre2_compile_32 }
  static var codeFree: Free { pcre2_code_free_32 }
  static var jitCompile: (OpaquePointer?, UInt32) -> Int32 { pcre2_jit_compile_32 }
  static var interpret: Match { pcre2_match_32 }
  static var jitMatch: Match { pcre2_jit_match_32 }
  static var matchDataOfThread: () -> OpaquePointer? { shim_thread_match_data_32 }
  static var matchDataCreate: (UInt32, OpaquePointer?) -> OpaquePointer? {
    pcre2_match_data_create_32
  }
  static var matchDataFree: Free { pcre2_match_data_free_32 }
  static var matchDataOffsets: (OpaquePointer?) -> UnsafeMutablePointer<Int>? {
    pcre2_get_ovector_pointer_32
  }
  static var contextCreate: (OpaquePointer?) -> OpaquePointer? { pcre2_match_context_create_32 }
  static var contextFree: Free { pcre2_match_context_free_32 }
  static var contextSetMatchLimit: SetLimit { pcre2_set_match_limit_32 }
  static var contextSetHeapLimit: SetLimit { pcre2_set_heap_limit_32 }
  static var stackCreate: (Int, Int, OpaquePointer?) -> OpaquePointer? { pcre2_jit_stack_create_32 }
  static var stackAssign: (OpaquePointer?, OpaquePointer) -> Void {
    { pcre2_jit_stack_assign_32($0, nil, UnsafeMutableRawPointer($1)) }
  }
  static var stackFree: Free { pcre2_jit_stack_free_32 }
}

#endif
