extension JSNumber {
  /// The number that JavaScript makes of a text where it needs one: `Number(text)`.
  ///
  /// ECMA-262, sec-stringtonumber: white space around is passed over, nothing left is 0, `0x`, `0o` and
  /// `0b` are prefixes, and anything else that isn't a decimal literal is NaN.
  package static func coerce(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    let trimmed = UnsafeBufferPointer(rebasing: text[WhiteSpace.trimmedRange(of: text)])
    guard let first = trimmed.first else { return 0 }
    if first == UInt8(ascii: "0"), trimmed.count > 2, let radix = radix(of: trimmed[1]) {
      return integer(trimmed[2...], radix: radix)
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

  private static func radix(of letter: UInt8) -> Double? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  /// Correctly rounded for up to 53 significant bits; beyond, digits are rounded in as they come.
  private static func integer(_ digits: some Sequence<UInt8>, radix: Double) -> Double {
    var value: Double = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80,
        Double(digit) < radix
      else { return .nan }
      value = value * radix + Double(digit)
    }
    return value
  }

  /// Digits with at most one point among them, then perhaps an exponent.
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
