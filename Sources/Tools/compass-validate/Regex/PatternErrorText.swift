import Diagnostics
import JSRegex

/// A pattern's error in one line, then the pattern, or its flags, with a caret below the culprit.
///
///     unterminated group at code units 1..<2
///       a(b
///        ^
struct PatternErrorText {
  /// Whether JavaScript would reject the pattern too.
  let isSyntaxError: Bool
  /// The error, the excerpt, and the marks, a line each.
  let lines: [String]

  init(_ error: PatternError, pattern: String, flags: String) {
    isSyntaxError = error.isSyntaxError
    let source = error.kind == .invalidFlags ? flags : pattern
    let excerpt = SourceExcerpt(source, mark: error.range)
    let marks = "^" + String(repeating: "~", count: excerpt.width - 1)
    lines = [
      "\(error)", "  \(excerpt.text)",
      "  \(String(repeating: " ", count: excerpt.padding))\(marks)",
    ]
  }
}
