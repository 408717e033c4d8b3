private import JSPrimitives

/// Text on its way into the parser and back.
///
/// The parser reads UTF-8 and treats some element names in ways the HTML Standard has given up
/// since. Both are met by the same device: a character the parser must not see becomes U+0080 and a
/// character of the private use area. No character reference yields U+0080 (`&#x80;` means U+20AC),
/// and no tokenizer state tells one character above U+007F from another, so that the two travel
/// together through names, values and texts. A U+0080 of the text itself is doubled.
struct ParserInput {
  /// UTF-8.
  let bytes: [UInt8]

  /// The first private use character; it stands for U+D800, its successors for what follows.
  private static let surrogates: UInt32 = 0xE000
  /// The first private use character that stands for an ASCII letter, at the letter's value.
  private static let letters: UInt32 = 0xE900

  /// The disguise of a text, or nil when the parser may read the text as it is.
  ///
  /// - Parameter names: lower-case element names to hide from the parser.
  init?(_ text: UnsafeBufferPointer<UInt8>, hiding names: [[UInt8]]) {
    guard Self.needsDisguise(text, names) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / 8)
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte == 0x3C, let length = Self.hiddenName(text, after: offset, names) {
        bytes.append(contentsOf: text[offset..<(offset + length)])
        Self.appendEscape(Self.letters + UInt32(text[offset + length]), to: &bytes)
        offset += length + 1
      } else if byte == 0xED, offset + 2 < text.count, text[offset + 1] >= 0xA0 {
        let surrogate = WTF8.decode(text, at: offset).codePoint
        Self.appendEscape(Self.surrogates + (surrogate - 0xD800), to: &bytes)
        offset += 3
      } else if byte == 0xC2, offset + 1 < text.count, text[offset + 1] == 0x80 {
        Self.appendEscape(0x80, to: &bytes)
        offset += 2
      } else {
        bytes.append(byte)
        offset += 1
      }
    }
    self.bytes = bytes
  }

  /// Appends the original of a piece of parsed text.
  static func appendOriginal(of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var offset = 0
    while let mark = ByteSearch.first(0x80, in: text, from: offset) {
      guard mark > offset, text[mark - 1] == 0xC2, mark + 1 < text.count else {
        output.append(contentsOf: text[offset...mark])
        offset = mark + 1
        continue
      }
      output.append(contentsOf: text[offset..<(mark - 1)])
      let (codePoint, length) = WTF8.decode(text, at: mark + 1)
      switch codePoint {
      case letters...: WTF8.append(codePoint - letters, to: &output)
      case surrogates...:
        // The parser drops characters, so that two lone surrogates may have met.
        var surrogate: [UInt8] = []
        WTF8.append(codePoint - surrogates + 0xD800, to: &surrogate)
        output.appendJoining(surrogate)
      default: WTF8.append(codePoint, to: &output)
      }
      offset = mark + 1 + length
    }
    output.append(contentsOf: text[offset...])
  }

  private static func appendEscape(_ codePoint: UInt32, to bytes: inout [UInt8]) {
    WTF8.append(0x80, to: &bytes)
    WTF8.append(codePoint, to: &bytes)
  }

  private static func needsDisguise(
    _ text: UnsafeBufferPointer<UInt8>, _ names: [[UInt8]]
  ) -> Bool {
    for offset in text.indices {
      switch text[offset] {
      case 0x3C:
        if hiddenName(text, after: offset, names) != nil { return true }
      case 0xED:
        if offset + 1 < text.count, text[offset + 1] >= 0xA0 { return true }
      case 0xC2:
        if offset + 1 < text.count, text[offset + 1] == 0x80 { return true }
      default: break
      }
    }
    return false
  }

  /// The distance from a `<` to the last letter of a name to hide that starts there, or nil.
  private static func hiddenName(
    _ text: UnsafeBufferPointer<UInt8>, after offset: Int, _ names: [[UInt8]]
  ) -> Int? {
    var start = offset + 1
    if start < text.count, text[start] == 0x2F { start += 1 }
    for name in names where start + name.count <= text.count {
      if text[start..<(start + name.count)].elementsEqual(name, by: { $0 | 0x20 == $1 }) {
        let next = start + name.count
        guard next == text.count || Self.endsName(text[next]) else { continue }
        return start + name.count - 1 - offset
      }
    }
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x2F, 0x3E: true
    default: false
    }
  }
}
