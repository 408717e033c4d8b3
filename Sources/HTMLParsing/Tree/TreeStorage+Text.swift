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

  /// How many bytes at the start of a text are white space.
  @inline(__always)
  func leadingSpaceCount(_ range: TextRange) -> Int {
    var offset = range.lower
    while offset < range.upper, bytes[offset].isHTMLSpace { offset &+= 1 }
    return offset &- range.lower
  }

  /// Whether a text is white space alone.
  @inline(__always)
  func isSpace(_ range: TextRange) -> Bool { leadingSpaceCount(range) == Int(range.count) }

  /// Whether a run of characters is the character U+0000.
  @inline(__always)
  func isNull(_ range: TextRange) -> Bool { bytes[range.lower] == 0 }
}
