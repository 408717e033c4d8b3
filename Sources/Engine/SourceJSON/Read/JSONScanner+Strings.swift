extension JSONScanner {
  /// Scans a string or key whose opening quote is at the offset.
  @inline(__always)
  mutating func string(kind: TapeEntry.Kind, into tape: inout Tape) throws(JSONError) {
    let start = offset &+ 1
    var position = start
    position = UnescapedRun.end(in: base, from: position, to: count)
    if position < count, base[position] == UInt8(ascii: "\"") {
      append(kind, from: start, to: position, isPlainASCII: true, into: &tape)
      offset = position &+ 1
      return
    }
    try restOfString(kind: kind, from: start, at: position, into: &tape)
  }

  /// Scans the string from `position` on, with escapes and UTF-8.
  @inline(never)
  private mutating func restOfString(
    kind: TapeEntry.Kind, from start: Int, at first: Int, into tape: inout Tape
  ) throws(JSONError) {
    var position = first
    var isASCII = true
    var hasEscapes = false
    while position < count {
      let byte = base[position]
      switch byte {
      case UInt8(ascii: "\""):
        append(
          kind, from: start, to: position, isPlainASCII: isASCII && !hasEscapes,
          hasEscapes: hasEscapes, into: &tape)
        offset = position &+ 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        position = try escape(at: position)
      case 0..<0x20:
        offset = position
        throw unexpected(expected: "a character of the string or a closing quote")
      case 0..<0x80:
        position &+= 1
        position = UnescapedRun.end(in: base, from: position, to: count)
      default:
        isASCII = false
        let length = utf8Length(at: position)
        guard length > 0 else {
          offset = position
          throw error(.invalidUTF8)
        }
        position &+= length
      }
    }
    offset = count
    throw end(expected: "a closing quote")
  }

  /// Returns the offset after the escape whose backslash is at `position`.
  private mutating func escape(at position: Int) throws(JSONError) -> Int {
    guard position &+ 1 < count else {
      offset = count
      throw end(expected: "an escape")
    }
    switch base[position &+ 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return position &+ 2
    case UInt8(ascii: "u"):
      for digit in position &+ 2..<position &+ 6 {
        guard digit < count else {
          offset = count
          throw end(expected: "four hexadecimal digits")
        }
        switch base[digit] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          break
        default:
          offset = digit
          throw unexpected(expected: "four hexadecimal digits")
        }
      }
      return position &+ 6
    default:
      offset = position &+ 1
      throw unexpected(expected: "one of \" \\ / b f n r t u behind a backslash")
    }
  }

  /// Returns the length of the well-formed UTF-8 sequence at an offset below `count`, or 0.
  ///
  /// The Unicode Standard, table 3-7: overlong forms, surrogates and values above U+10FFFF are
  /// ill-formed.
  func utf8Length(at position: Int) -> Int {
    let lead = base[position]
    let left = count &- position
    func continues(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      distance < left && range.contains(base[position &+ distance])
    }
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
