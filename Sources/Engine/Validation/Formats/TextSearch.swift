internal import JSPrimitives

/// Lengths and searches in WTF-8 text, as JavaScript and Zod count them.
enum TextSearch {
  /// Returns the number of code points; a lone surrogate is one.
  static func codePointCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in text where byte & 0xC0 != 0x80 { count &+= 1 }
    return count
  }

  /// Returns whether the text has the part at or after a position: `text.includes(part, position)`.
  ///
  /// - Parameters:
  ///   - text: The text to search.
  ///   - part: What it must have; every text has the empty one.
  ///   - position: In UTF-16 code units; one outside the text counts as the closest end.
  static func includes(
    _ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>, position: Int
  ) -> Bool {
    guard let start = offset(of: position, in: text), !splitsPair(part) else {
      return includesUnits(text, part, position: position)
    }
    guard let first = part.first else { return true }
    var offset = start
    while offset <= text.count - part.count {
      guard let found = text[offset...(text.count - part.count)].firstIndex(of: first) else {
        return false
      }
      if text[found..<(found + part.count)].elementsEqual(part) { return true }
      offset = found + 1
    }
    return false
  }

  /// Returns the byte offset of a position in UTF-16 code units, or nil inside a surrogate pair.
  private static func offset(of position: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var units = position
    var offset = 0
    while units > 0, offset < text.count {
      let length = WTF8.decode(text, at: offset).length
      units -= length == 4 ? 2 : 1
      offset += length
    }
    return units < 0 && position > 0 ? nil : offset
  }

  /// Returns whether a part starts with a low surrogate or ends with a high one, so that it may be
  /// found inside a pair, which WTF-8 encodes as a whole.
  private static func splitsPair(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard part.count >= 3 else { return false }
    return part[0] == 0xED && part[1] >= 0xB0
      || part[part.count - 3] == 0xED && (0xA0..<0xB0).contains(part[part.count - 2])
  }

  private static func includesUnits(
    _ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>, position: Int
  ) -> Bool {
    let units = WTF8.decodeUTF16(text)
    let rest = JSText(utf16: units.dropFirst(max(position, 0)))
    return rest.contains(JSText(wtf8: Array(part)))
  }
}
