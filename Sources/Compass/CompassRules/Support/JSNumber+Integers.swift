internal import JSPrimitives

extension JSNumber {
  /// Returns a number that isn't negative in decimal, with zeros in front up to a width.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Returns the integer that a text starts with, as `parseInt` does; NaN if it starts with none.
  ///
  /// White space and a sign may come first. Without a radix, the prefix `0x` makes it hexadecimal.
  /// With the radix 10, `isDecimal`, that prefix is the integer 0. ECMA-262, sec-parseint-string-radix.
  static func leadingInteger(of text: JSText, isDecimal: Bool = false) -> Double {
    var rest = text.trimmed().bytes[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let mark = rest.dropFirst().first
    let isHexadecimal =
      !isDecimal && rest.first == UInt8(ascii: "0")
      && (mark == UInt8(ascii: "x") || mark == UInt8(ascii: "X"))
    if isHexadecimal { rest.removeFirst(2) }
    let digits = rest.prefix { byte in
      guard byte < 0x80 else { return false }
      let character = Character(Unicode.Scalar(byte))
      return isHexadecimal ? character.isHexDigit : character.isWholeNumber
    }
    let literal = (isHexadecimal ? "0x" : "") + String(decoding: digits, as: UTF8.self)
    guard !digits.isEmpty, let magnitude = Double(literal) else { return .nan }
    return isNegative ? -magnitude : magnitude
  }
}
