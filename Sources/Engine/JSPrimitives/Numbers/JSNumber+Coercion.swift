extension JSNumber {
  /// Returns the number that JavaScript converts WTF-8 text to: `Number(text)`.
  ///
  /// ECMA-262, sec-stringtonumber: surrounding white space is ignored, an empty text is 0, `0x`,
  /// `0o` and `0b` are prefixes, and anything else that isn't a decimal literal is NaN.
  public static func coerce(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    let trimmed = UnsafeBufferPointer(rebasing: text[WhiteSpace.trimmedRange(of: text)])
    guard let first = trimmed.first else { return 0 }
    if first == UInt8(ascii: "0"), trimmed.count > 2, let bits = bitsPerDigit(trimmed[1]) {
      return integer(trimmed[2...], bitsPerDigit: bits)
    }
    let isSigned = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    let magnitude = trimmed[(isSigned ? 1 : 0)...]
    let value: Double
    if magnitude.elementsEqual("Infinity".utf8) {
      value = .infinity
    } else if isDecimal(magnitude) {
      value = Double(String(decoding: magnitude, as: UTF8.self)) ?? .nan
    } else {
      value = .nan
    }
    return first == UInt8(ascii: "-") ? -value : value
  }

  /// Returns the number that JavaScript converts a text to, as for its WTF-8 bytes.
  public static func coerce(_ text: JSText) -> Double {
    text.bytes.withUnsafeBufferPointer { coerce($0) }
  }

  /// Returns the bits of a digit after the prefix `0x`, `0o` or `0b`, by the prefix's letter, or
  /// nil for any other letter.
  private static func bitsPerDigit(_ letter: UInt8) -> Int? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 4
    case UInt8(ascii: "o"): 3
    case UInt8(ascii: "b"): 1
    default: nil
    }
  }

  /// Returns the nearest number, ties to even, of any number of digits.
  private static func integer(_ digits: some Sequence<UInt8>, bitsPerDigit: Int) -> Double {
    var leading: UInt64 = 0
    var bitsBehind = 0
    for byte in digits {
      guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < 1 << bitsPerDigit
      else { return .nan }
      if leading < 1 << 60 {
        leading = leading << bitsPerDigit | UInt64(digit)
      } else {
        // More bits than a double has: of the rest, only whether it is zero matters.
        if digit != 0 { leading |= 1 }
        bitsBehind += bitsPerDigit
      }
    }
    return Double(sign: .plus, exponent: bitsBehind, significand: Double(leading))
  }

  /// Returns whether a text is digits with at most one point, followed by an optional exponent.
  private static func isDecimal(_ text: some Sequence<UInt8>) -> Bool {
    var digits = 0
    var sawPoint = false
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."):
        if sawPoint { return false }
        sawPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        return digits > 0 && isExponent(&iterator)
      default: return false
      }
    }
    return digits > 0
  }

  private static func isExponent(_ rest: inout some IteratorProtocol<UInt8>) -> Bool {
    guard var byte = rest.next() else { return false }
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
      guard let digit = rest.next() else { return false }
      byte = digit
    }
    while true {
      guard byte &- UInt8(ascii: "0") <= 9 else { return false }
      guard let next = rest.next() else { return true }
      byte = next
    }
  }
}
