/// The value of ASCII hexadecimal digits.
enum ASCIIHexDigit {
  /// Returns the value of a digit, 0 to 15, or nil for any other byte.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt8? {
    if byte &- 0x30 < 10 { return byte &- 0x30 }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}

/// Numbers written in decimal.
enum DecimalDigits {
  /// Appends the shortest decimal form.
  static func append(_ number: UInt16, to output: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &output) }
    output.append(0x30 + UInt8(number % 10))
  }
}
