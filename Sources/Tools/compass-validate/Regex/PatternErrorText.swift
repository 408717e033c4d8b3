import JSRegexEngine

/// A pattern's error in one line, then the pattern, or its flags, with a caret below the culprit.
///
///     unterminated group at code units 1..<2
///       a(b
///        ^
struct PatternErrorText: CustomStringConvertible {
  /// Whether JavaScript would refuse the pattern too.
  let isSyntaxError: Bool
  let description: String

  init(_ error: PatternError, pattern: String, flags: String) {
    isSyntaxError = error.isSyntaxError
    let source = error.kind == .invalidFlags ? flags : pattern
    description = """
      \(error)
        \(Self.printable(source))
        \(Self.marks(error.range, in: source))
      """
  }

  /// Blanks up to the culprit, then a caret and a tilde for each further character of it.
  ///
  /// Columns count Unicode scalars. The end of the text is a culprit too.
  private static func marks(_ range: Range<Int>, in source: String) -> String {
    var (blanks, width, offset) = (0, 0, 0)
    for scalar in source.unicodeScalars {
      if offset < range.lowerBound {
        blanks += 1
      } else if offset < range.upperBound {
        width += 1
      }
      offset += UTF16.width(scalar)
    }
    return String(repeating: " ", count: blanks) + "^"
      + String(repeating: "~", count: max(width, 1) - 1)
  }

  /// Returns the text on one line: control characters as their pictures, which are one column wide.
  private static func printable(_ source: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in source.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0x80..<0xA0, 0x2028, 0x2029: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
