internal import JSPrimitives
private import Platform

/// Decoding of the escapes in a JSON string.
package enum JSONEscapes {
  /// Appends the WTF-8 text of a string's source (the scanned bytes between its quotes).
  ///
  /// `\uD83D\uDE00` is one code point; a surrogate escape without its partner stays a lone
  /// surrogate.
  package static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into text: inout [UInt8]
  ) {
    var offset = 0
    while offset < source.count {
      // Copies everything up to the next escape at once.
      let run = backslash(in: source, from: offset)
      if run > offset {
        text.append(contentsOf: UnsafeBufferPointer(rebasing: source[offset..<run]))
        offset = run
      }
      guard offset &+ 1 < source.count else { break }
      let kind = source[offset &+ 1]
      guard kind == UInt8(ascii: "u") else {
        text.append(character(of: kind))
        offset &+= 2
        continue
      }
      var codePoint = unit(source, at: offset &+ 2)
      offset &+= 6
      if codePoint & 0xFC00 == 0xD800, offset &+ 6 <= source.count,
        source[offset] == UInt8(ascii: "\\"), source[offset &+ 1] == UInt8(ascii: "u")
      {
        let low = unit(source, at: offset &+ 2)
        if low & 0xFC00 == 0xDC00 {
          codePoint = 0x10000 &+ (codePoint & 0x3FF) << 10 &+ low & 0x3FF
          offset &+= 6
        }
      }
      WTF8.append(codePoint, to: &text)
    }
  }

  /// Returns whether a string's source has an escape of a code unit, as `\u003C` is.
  package static func hasCodeUnits(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < source.count {
      offset = backslash(in: source, from: offset)
      guard offset &+ 1 < source.count else { return false }
      if source[offset &+ 1] == UInt8(ascii: "u") { return true }
      offset &+= 2
    }
    return false
  }

  /// Returns the offset of the first backslash from `start` on, or the end.
  private static func backslash(
    in source: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard let base = source.baseAddress else { return 0 }
    let address = UnsafeRawPointer(base)
    // In bounds: `start` is below the count, and the rest is what is left of it.
    guard let found = memchr(address + start, 0x5C, source.count - start) else {
      return source.count
    }
    return UnsafeRawPointer(found) - address
  }

  /// Returns the character that a one-letter escape names.
  private static func character(of escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
  }

  /// Returns the character, or half of a pair of surrogates, that the escape at an offset means, and its number of bytes.
  package static func unit(
    ofEscapeAt offset: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> (unit: UInt32, length: Int) {
    guard offset &+ 1 < source.count else { return (0, source.count &- offset) }
    let kind = source[offset &+ 1]
    guard kind == UInt8(ascii: "u") else { return (UInt32(character(of: kind)), 2) }
    return (unit(source, at: offset &+ 2), min(6, source.count &- offset))
  }

  /// Returns the value of up to four hexadecimal digits.
  private static func unit(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in offset..<min(offset &+ 4, source.count) {
      let byte = source[index]
      let digit = byte < UInt8(ascii: "A") ? byte &- UInt8(ascii: "0") : (byte & 0x0F) &+ 9
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
