internal import CTextScan
internal import JSPrimitives
internal import SourceJSON

/// Characters that JSON and XML may contain as they are, but that control a terminal or change the order of what it shows: DEL,
/// the controls U+0080 to U+009F, the marks and embeddings of bidirectional text, and the separators of lines and paragraphs.
///
/// The Unicode Standard, chapter 23.1 (Control Codes); Unicode Standard Annex 9, section 2 (Directional Formatting Characters).
enum TerminalControl {
  /// Returns the character that starts at an offset and its length in UTF-8; nil if it is another one.
  static func at(
    _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (code: UInt32, length: Int)? {
    func byte(_ distance: Int) -> UInt8 {
      offset + distance < bytes.count ? bytes[offset + distance] : 0
    }
    switch (byte(0), byte(1), byte(2)) {
    case (0x7F, _, _): return (0x7F, 1)
    case (0xC2, let second, _) where 0x80...0x9F ~= second: return (UInt32(second), 2)
    case (0xD8, 0x9C, _): return (0x61C, 2)
    case (0xE2, 0x80, let third) where 0x8E...0x8F ~= third || 0xA8...0xAE ~= third:
      return (0x2000 + UInt32(third) - 0x80, 3)
    case (0xE2, 0x81, let third) where 0xA6...0xA9 ~= third:
      return (0x2040 + UInt32(third) - 0x80, 3)
    default: return nil
    }
  }
}

extension PrintableText {
  /// Returns JSON text in which strings have such characters as escapes, `\\u202e`. Its value is the same.
  package static func json(_ text: String) -> String {
    var text = text
    // Most text has no such character.
    let isPlain = text.withUTF8 { bytes in !bytes.contains { $0 >= 0x7F } }
    guard !isPlain else { return text }
    var escaped: [UInt8] = []
    text.withUTF8 { append(json: $0, to: &escaped) }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Appends JSON text in which strings have such characters as escapes.
  package static func append(json bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    append(bytes, to: &output) { code, output in
      let digits = String(code, radix: 16)
      output += Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
    }
  }

  /// Appends bytes with what `escape` appends for each such character.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8],
    escape: (UInt32, inout [UInt8]) -> Void
  ) {
    var (start, offset) = (0, 0)
    while true {
      offset = asciiEnd(in: bytes, from: offset)
      guard offset < bytes.count else { break }
      guard bytes[offset] >= 0x7F, let control = TerminalControl.at(offset, in: bytes) else {
        offset += 1
        continue
      }
      output.append(contentsOf: bytes[start..<offset])
      escape(control.code, &output)
      offset += control.length
      start = offset
    }
    output.append(contentsOf: bytes[start...])
  }
}
