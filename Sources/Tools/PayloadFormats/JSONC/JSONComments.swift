/// JSON with comments and trailing commas, as editors read their settings (JSONC).
package enum JSONComments {
  /// Returns the text as JSON of the same length: comments and trailing commas become spaces.
  ///
  /// Line feeds and carriage returns stay, so every offset, line and column of the result is one of the text. Whatever
  /// else is not JSON is left for the JSON reader to report. A comma is trailing if it follows a value and precedes `}` or
  /// `]`, so `[,]` stays as it is.
  ///
  ///     JSONComments.blanked(Array("[1, // one\n]".utf8))  // "[1       \n]"
  ///
  /// - Throws: `FormatError` at a block comment without its end.
  package static func blanked(_ text: [UInt8]) throws(FormatError) -> [UInt8] {
    var result = text
    var position = 0
    /// The last byte that is neither white space nor part of a comment, and the one before it.
    var last: (byte: UInt8, offset: Int)?
    var beforeLast: UInt8?
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
        continue
      case UInt8(ascii: "/"):
        if let end = try endOfComment(at: position, in: text) {
          for offset in position..<end where text[offset] != 0x0A && text[offset] != 0x0D {
            result[offset] = UInt8(ascii: " ")
          }
          position = end
          continue
        }
        position += 1
      case UInt8(ascii: "\""):
        position = endOfString(at: position, in: text)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let last, last.byte == UInt8(ascii: ","), beforeLast.map(endsValue) == true {
          result[last.offset] = UInt8(ascii: " ")
        }
        position += 1
      default: position += 1
      }
      beforeLast = last?.byte
      last = (text[position - 1], position - 1)
    }
    return result
  }

  /// Returns the offset after a comment; nil if the slash doesn't start one.
  private static func endOfComment(
    at start: Int, in text: [UInt8]
  ) throws(FormatError) -> Int? {
    guard start + 1 < text.count else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      var end = start + 2
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      return end
    case UInt8(ascii: "*"):
      var end = start + 2
      while end + 1 < text.count {
        if text[end] == UInt8(ascii: "*"), text[end + 1] == UInt8(ascii: "/") { return end + 2 }
        end += 1
      }
      throw FormatError("a comment without its end", at: start)
    default: return nil
    }
  }

  /// Returns the offset after a string; that of its line's or the text's end if it has none.
  private static func endOfString(at start: Int, in text: [UInt8]) -> Int {
    var end = start + 1
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "\""): return end + 1
      case UInt8(ascii: "\\"): end += 2
      case 0x0A: return end
      default: end += 1
      }
    }
    return text.count
  }

  /// Whether a byte is the last one of a value.
  private static func endsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"): false
    default: true
    }
  }
}
