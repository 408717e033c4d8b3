extension JSONScanner {
  /// Scans a number whose first byte, a digit or a minus sign, is at the offset.
  mutating func number(into tape: inout Tape) throws(JSONError) {
    let start = offset
    if base[offset] == UInt8(ascii: "-") { offset &+= 1 }
    if offset < count, base[offset] == UInt8(ascii: "0") {
      offset &+= 1
    } else {
      try digits()
    }
    if offset < count, base[offset] == UInt8(ascii: ".") {
      offset &+= 1
      try digits()
    }
    if offset < count, base[offset] | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      if offset < count, base[offset] == UInt8(ascii: "+") || base[offset] == UInt8(ascii: "-") {
        offset &+= 1
      }
      try digits()
    }
    append(.number, from: start, to: offset, into: &tape)
  }

  /// Scans one digit or more.
  @inline(__always)
  private mutating func digits() throws(JSONError) {
    let start = offset
    while offset < count, base[offset] &- UInt8(ascii: "0") <= 9 { offset &+= 1 }
    if offset == start { throw unexpected(expected: "a digit") }
  }
}
