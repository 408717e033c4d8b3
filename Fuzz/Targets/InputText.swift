import JSPrimitives

/// The decoding of an input as JavaScript text: WTF-8, in which an ill-formed byte is the code unit
/// of its value, so that every input is a text.
enum InputText {
  static func text(_ bytes: some Sequence<UInt8>) -> JSText {
    JSText(utf16: units(Array(bytes)))
  }

  private static func units(_ bytes: [UInt8]) -> [UInt16] {
    var units: [UInt16] = []
    var offset = 0
    while offset < bytes.count {
      let (codePoint, length) = codePoint(bytes[offset...])
      if codePoint > 0xFFFF {
        units.append(UInt16(0xD800 + (codePoint - 0x10000) >> 10))
        units.append(UInt16(0xDC00 + (codePoint - 0x10000) & 0x3FF))
      } else {
        units.append(UInt16(codePoint))
      }
      offset += length
    }
    return units
  }

  /// Returns the first code point, which may be a surrogate, and its number of bytes.
  private static func codePoint(_ bytes: ArraySlice<UInt8>) -> (codePoint: UInt32, length: Int) {
    guard let lead = bytes.first else { return (0, 1) }
    let alone = (UInt32(lead), 1)
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return alone
    }
    let rest = bytes.dropFirst().prefix(length - 1)
    guard rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return alone }
    let value = rest.reduce(UInt32(lead) & (0x7F >> UInt32(length))) { $0 << 6 | UInt32($1 & 0x3F) }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    return value >= least[length] && value <= 0x10FFFF ? (value, length) : alone
  }
}
