#if canImport(CPCRE2)

import CPCRE2
import JSRegex

/// A lowered pattern in PCRE2's hands alone: what a match costs before anything of ours.
final class BareProgram {
  private let code: OpaquePointer
  private let matchData: OpaquePointer

  /// Compiles the text that `JSRegex.test` gives PCRE2 for ASCII bytes; nil where the matcher runs it.
  init?(_ regex: JSRegex) {
    guard let lowered = try? PatternLowering.lower(regex.tree, for: .test, width: .ascii) else {
      return nil
    }
    let options =
      PCRE2_DOTALL | PCRE2_MATCH_UNSET_BACKREF | PCRE2_NEVER_UTF | PCRE2_NEVER_UCP
      | PCRE2_NEVER_BACKSLASH_C
    var (status, offset): (Int32, Int) = (0, 0)
    let compiled = pcre2_compile_8(
      lowered.text, lowered.text.count, options, &status, &offset, nil)
    guard let compiled else { return nil }
    guard pcre2_jit_compile_8(compiled, PCRE2_JIT_COMPLETE) == 0,
      let data = pcre2_match_data_create_8(1, nil)
    else {
      pcre2_code_free_8(compiled)
      return nil
    }
    (code, matchData) = (compiled, data)
  }

  deinit {
    pcre2_match_data_free_8(matchData)
    pcre2_code_free_8(code)
  }

  /// Returns the number of texts with a match.
  func count(in texts: TextList) -> Int {
    let (code, matchData) = (code, matchData)
    return texts.count {
      pcre2_jit_match_8(code, $0.baseAddress, $0.count, 0, 0, matchData, nil) >= 0
    }
  }
}

#endif
