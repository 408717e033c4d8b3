/// Removes tags from text, as the specification "Add Coach" does in Appendix B.
enum TagStripping {
  /// Returns the text without the matches of `<[^>]+>`: a `<`, at least one character other than
  /// `>`, and the next `>`. `<>` stays, and so does a `<` without a `>` after it.
  static func stripped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var output: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      output += rest[..<open]
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: ">")) else {
        return String(decoding: output + rest[open...], as: UTF8.self)
      }
      if close == open + 1 { output += rest[open...close] }
      rest = rest[(close + 1)...]
    }
    return String(decoding: output + rest, as: UTF8.self)
  }
}
