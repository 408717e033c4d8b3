/// Looking at text.
extension TreeStorage {
  /// Whether a text equals another.
  func equals(_ range: TextRange, _ text: StaticString) -> Bool {
    buffer(range).elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether a text equals another in any ASCII case. The other is lower case.
  func equals(_ range: TextRange, ignoringCase text: StaticString) -> Bool {
    Int(range.count) == text.utf8CodeUnitCount && hasPrefix(range, ignoringCase: text)
  }

  /// Whether a text starts with another in any ASCII case. The other is lower case.
  func hasPrefix(_ range: TextRange, ignoringCase text: StaticString) -> Bool {
    guard Int(range.count) >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      if bytes[range.lower &+ offset].asciiLowercased != text.utf8Start[offset] { return false }
    }
    return true
  }

  /// Returns the number of white space bytes at the start of a text.
  @inline(__always)
  func leadingSpaceCount(_ range: TextRange) -> Int {
    var offset = range.lower
    while offset < range.upper, bytes[offset].isHTMLSpace { offset &+= 1 }
    return offset &- range.lower
  }

  /// Whether a text is white space alone.
  @inline(__always)
  func isSpace(_ range: TextRange) -> Bool { leadingSpaceCount(range) == Int(range.count) }

  /// Appends the text of a text node or comment to the text before it.
  func append(textOf node: NodeRecord, to text: inout [UInt8]) {
    var piece = node.first
    while piece >= 0 {
      append(pieces[piece].range, joiningSurrogatesIn: &text)
      piece = pieces[piece].next
    }
  }

  /// Appends a part of a text to what comes before it.
  ///
  /// A high surrogate and a low one that meet after markup between them was removed become one character, as in
  /// the DOM, whose strings are UTF-16.
  func append(_ range: TextRange, joiningSurrogatesIn text: inout [UInt8]) {
    let part = buffer(range)
    let count = text.count
    guard count >= 3, part.count >= 3, text[count - 3] == 0xED, part[0] == 0xED,
      (0xA0...0xAF).contains(text[count - 2]), (0xB0...0xBF).contains(part[1])
    else { return text.append(contentsOf: part) }
    let high = UInt32(text[count - 2] & 0x0F) << 6 | UInt32(text[count - 1] & 0x3F)
    let low = UInt32(part[1] & 0x0F) << 6 | UInt32(part[2] & 0x3F)
    let codePoint = 0x10000 + (high << 10 | low)
    text.removeLast(3)
    text.append(UInt8(0xF0 | codePoint >> 18))
    for shift: UInt32 in [12, 6, 0] {
      text.append(UInt8(0x80 | codePoint >> shift & 0x3F))
    }
    text.append(contentsOf: part.dropFirst(3))
  }

  /// Whether a run of characters is the character U+0000.
  @inline(__always)
  func isNull(_ range: TextRange) -> Bool { bytes[range.lower] == 0 }
}
