/// ECMAScript white space and line terminators, as `String.prototype.trim` removes them.
///
/// ECMA-262, sec-white-space and sec-line-terminators: TAB, VT, FF, SP, U+FEFF and every code point
/// of category Zs, then LF, CR, U+2028 and U+2029. U+180E and U+0085 are not among them.
public enum WhiteSpace {
  /// Returns whether a code point, or a UTF-16 code unit, is white space or a line terminator. None is
  /// beyond U+FFFF.
  @inline(__always)
  public static func contains(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x09...0x0D, 0x20: true
    case 0..<0xA0: false
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// Returns the byte range of WTF-8 text without leading and trailing white space.
  package static func trimmedRange(of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = 0
    var end = bytes.count
    while start < end {
      let (codePoint, length) = WTF8.decode(bytes, at: start)
      guard contains(codePoint) else { break }
      start &+= length
    }
    while end > start {
      var lead = end &- 1
      while lead > start, bytes[lead] & 0xC0 == 0x80 { lead &-= 1 }
      guard contains(WTF8.decode(bytes, at: lead).codePoint) else { break }
      end = lead
    }
    return start..<end
  }
}
