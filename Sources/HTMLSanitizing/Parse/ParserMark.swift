private import JSPrimitives

/// The character by which text is disguised on its way into the parser and recognised afterwards.
///
/// The mark is followed by one more private use character that says what the two stand for: another
/// character, or something inserted that is to be deleted. No tokenizer state tells one character
/// above U+007F from another, so that the two travel together through names, values and texts. A
/// mark of the text itself, written out or as a character reference, is disguised too.
enum ParserMark {
  /// U+F4D2, private use.
  static let codePoint: UInt32 = 0xF4D2
  private static let bytes: [UInt8] = [0xEF, 0x93, 0x92]

  // Second characters: U+F0200 and on for the characters of the first plane, by their value modulo
  // 2^16, which keeps clear of U+FFFFE and U+FFFFF; U+100000 for noncharacters of other planes;
  // U+100100 for insertions.
  private static let firstPlane: UInt32 = 0xF0000
  private static let otherPlanes: UInt32 = 0x100000
  private static let insertions: UInt32 = 0x100100

  /// Appends what stands for a character the parser must not see.
  static func append(_ codePoint: UInt32, to output: inout [UInt8]) {
    output.append(contentsOf: bytes)
    if codePoint < 0x10000 {
      WTF8.append(firstPlane + (codePoint + 0x200) & 0xFFFF, to: &output)
    } else {
      WTF8.append(otherPlanes + (codePoint >> 16) << 1 + codePoint & 1, to: &output)
    }
  }

  /// Appends a piece to delete: `before`, the mark, `after`. Both are ASCII and short.
  static func append(before: String, after: String, to output: inout [UInt8]) {
    output.append(contentsOf: before.utf8)
    output.append(contentsOf: bytes)
    let counts = UInt32(before.utf8.count) << 4 | UInt32(after.utf8.count)
    WTF8.append(insertions + counts, to: &output)
    output.append(contentsOf: after.utf8)
  }

  /// Whether a name or text starts with the mark of an insertion, and what follows it.
  static func remainder(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard text.count >= 7, text[0] == bytes[0], text[1] == bytes[1], text[2] == bytes[2] else {
      return nil
    }
    let (second, length) = WTF8.decode(text, at: 3)
    return second >= insertions ? (3 + length)..<text.count : nil
  }

  /// Appends the original of a piece of parsed text.
  static func appendOriginal(of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let base = output.count
    var start = 0
    var offset = 0
    while let lead = ByteSearch.first(bytes[0], in: text, from: offset) {
      offset = lead + 1
      guard lead + 3 < text.count, text[lead + 1] == bytes[1], text[lead + 2] == bytes[2] else {
        continue
      }
      output.append(contentsOf: text[start..<lead])
      let (second, length) = WTF8.decode(text, at: lead + 3)
      offset = lead + 3 + length
      if second >= insertions {
        let counts = Int(second - insertions)
        output.removeLast(min(counts >> 4, output.count - base))
        offset = min(offset + counts & 0xF, text.count)
      } else {
        appendCharacter(second, to: &output, joining: output.count > base)
      }
      start = offset
    }
    output.append(contentsOf: text[start...])
  }

  private static func appendCharacter(
    _ second: UInt32, to output: inout [UInt8], joining: Bool
  ) {
    guard second < otherPlanes else {
      let bits = second - otherPlanes
      return WTF8.append((bits >> 1) << 16 | 0xFFFE | bits & 1, to: &output)
    }
    // The parser drops characters, so that two lone surrogates may have met.
    var character: [UInt8] = []
    WTF8.append((second - firstPlane &- 0x200) & 0xFFFF, to: &character)
    if joining { output.appendJoining(character) } else { output.append(contentsOf: character) }
  }
}
