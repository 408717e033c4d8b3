internal import JSPrimitives

/// UTF-8 and a position in it.
struct TextCursor {
  let bytes: [UInt8]
  var offset = 0

  /// - Throws: `FormatError` at the first byte that is not UTF-8.
  init(_ bytes: [UInt8]) throws(FormatError) {
    if let offset = UTF8Text.firstInvalid(in: bytes) {
      throw FormatError("the bytes are not UTF-8", at: offset)
    }
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the position; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the byte some bytes after the position; nil beyond the text.
  func byte(after count: Int) -> UInt8? {
    let place = offset + count
    return place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  /// Moves behind some characters if they are next.
  mutating func consume(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Whether some characters are next.
  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
  }

  /// The character at the position; nil at the end.
  var scalar: Unicode.Scalar? { UTF8Text.scalar(at: offset, in: bytes) }

  /// Returns an error at the position: `expected a value, found "]"`.
  func unexpected(_ expected: String) -> FormatError {
    FormatError("expected \(expected), found \(found)", at: min(offset, bytes.count))
  }

  /// The name of the character at the position.
  var found: String {
    guard let scalar else { return "the end of the text" }
    switch scalar {
    case "\n": return "a line break"
    case "\r": return "a carriage return"
    case "\t": return "a tab"
    case "\"": return "a quote"
    default:
      if scalar.value < 0x20 || scalar.value == 0x7F {
        return "the control character 0x" + String(scalar.value, radix: 16)
      }
      return UnseenCharacter.contains(scalar)
        ? UnseenCharacter.name(of: scalar) : "\"\(Character(scalar))\""
    }
  }
}

/// Characters in UTF-8.
enum UTF8Text {
  /// Returns the character of two code units of UTF-16; nil if they are not a pair.
  static func pair(_ unit: UInt16, _ next: UInt16?) -> Unicode.Scalar? {
    guard (0xD800...0xDBFF).contains(unit), let next, (0xDC00...0xDFFF).contains(next) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10 | UInt32(next - 0xDC00)))
  }

  /// Returns the offset of the first byte that is not UTF-8; nil if all are.
  static func firstInvalid<Bytes: RandomAccessCollection>(
    in bytes: Bytes
  ) -> Int? where Bytes.Element == UInt8, Bytes.Index == Int {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      guard let scalar = scalar(at: offset, in: bytes) else { return offset }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// Returns the number of bytes of the character at an offset; 0 at the end.
  static func width(at offset: Int, in bytes: [UInt8]) -> Int {
    scalar(at: offset, in: bytes).map(UTF8.width) ?? min(1, max(bytes.count - offset, 0))
  }

  /// Returns the character at an offset; nil at the end, or if the bytes there are not one.
  static func scalar<Bytes: RandomAccessCollection>(
    at offset: Int, in bytes: Bytes
  ) -> Unicode.Scalar? where Bytes.Element == UInt8, Bytes.Index == Int {
    guard offset >= 0, offset < bytes.count else { return nil }
    let first = bytes[offset]
    let count: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return Unicode.Scalar(first)
    case 0xC2...0xDF: (count, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (count, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (count, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard offset + count <= bytes.count else { return nil }
    for place in offset + 1..<offset + count {
      guard bytes[place] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[place] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == count else { return nil }
    return scalar
  }
}
