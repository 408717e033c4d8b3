/// ECMAScript's conversions between numbers and text.
public enum JSNumber {
  /// Returns the value of a JSON number literal, correctly rounded. Too large values are infinite.
  ///
  /// - Parameter literal: The ASCII bytes of a number in the JSON grammar.
  package static func parse(_ literal: UnsafeBufferPointer<UInt8>) -> Double {
    shortInteger(literal) ?? exactly(literal) ?? Double(String(decoding: literal, as: UTF8.self))
      ?? .nan
  }

  /// Returns the number of at most 15 digits, which a double holds exactly; nil for any other literal.
  @inline(__always)
  private static func shortInteger(_ literal: UnsafeBufferPointer<UInt8>) -> Double? {
    guard literal.count <= 15 else { return nil }
    var integer: Int64 = 0
    for byte in literal {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      integer = integer &* 10 &+ Int64(digit)
    }
    return Double(integer)
  }

  /// Returns the number if one rounding is enough: an integer of at most 2^53, multiplied or
  /// divided by a power of ten that a double represents exactly.
  private static func exactly(_ literal: UnsafeBufferPointer<UInt8>) -> Double? {
    var significand: UInt64 = 0
    var digits = 0
    var exponent = 0
    var offset = 0
    let isNegative = literal.first == UInt8(ascii: "-")
    if isNegative { offset = 1 }
    var isFraction = false
    scan: while offset < literal.count {
      let byte = literal[offset]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if digits > 0 || byte != UInt8(ascii: "0") { digits &+= 1 }
        guard digits <= 18 else { return nil }
        significand = significand &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if isFraction { exponent &-= 1 }
      case UInt8(ascii: "."):
        isFraction = true
      default:
        break scan
      }
      offset &+= 1
    }
    if offset < literal.count {
      guard literal[offset] | 0x20 == UInt8(ascii: "e") else { return nil }
      offset &+= 1
      var isDown = false
      if offset < literal.count, literal[offset] &- UInt8(ascii: "0") > 9 {
        isDown = literal[offset] == UInt8(ascii: "-")
        offset &+= 1
      }
      var power = 0
      while offset < literal.count {
        power = power &* 10 &+ Int(literal[offset] &- UInt8(ascii: "0"))
        guard power < 10_000 else { return nil }
        offset &+= 1
      }
      exponent &+= isDown ? -power : power
    }
    guard significand <= 1 << 53, (-22...22).contains(exponent) else {
      return significand == 0 ? (isNegative ? -0.0 : 0) : nil
    }
    let magnitude =
      exponent < 0
      ? Double(significand) / powersOfTen[-exponent] : Double(significand) * powersOfTen[exponent]
    return isNegative ? -magnitude : magnitude
  }

  /// The powers 1e0 to 1e22, all exact.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Appends the ASCII text of `Number.prototype.toString()`: "1e+21", "0.000001", "-5", "NaN".
  ///
  /// ECMA-262, sec-numeric-types-number-tostring. Negative zero prints as `0`.
  package static func append(_ number: Double, to text: inout [UInt8]) {
    if let integer = Int(exactly: number), integer.magnitude < 1 << 53 {
      return append(integer: integer, to: &text)
    }
    guard number.isFinite else {
      let word = number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
      return text.append(contentsOf: word.utf8)
    }
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let (digits, point) = shortestDigits(of: number.magnitude)
    switch point {
    case 1...21 where digits.count <= point:
      text.append(contentsOf: digits)
      text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: point - digits.count))
    case 1...21:
      text.append(contentsOf: digits[..<point])
      text.append(UInt8(ascii: "."))
      text.append(contentsOf: digits[point...])
    case -5...0:
      text.append(contentsOf: "0.".utf8)
      text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -point))
      text.append(contentsOf: digits)
    default:
      text.append(digits[0])
      if digits.count > 1 {
        text.append(UInt8(ascii: "."))
        text.append(contentsOf: digits[1...])
      }
      text.append(UInt8(ascii: "e"))
      text.append(UInt8(ascii: point > 0 ? "+" : "-"))
      append(integer: abs(point - 1), to: &text)
    }
  }

  /// Returns the text of `Number.prototype.toString()`: "1e+21", "0.000001", "-5", "NaN".
  ///
  /// Negative zero prints as `0`.
  public static func string(_ number: Double) -> String {
    var text: [UInt8] = []
    append(number, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the shortest digits that read back as a positive finite number, and its exponent: the
  /// value is 0.DIGITS times ten to the power of `point`.
  ///
  /// The digits are ASCII, without zeros at either end: 1200 gives `12` and 4. Swift prints the
  /// shortest digits, and the closest of those, as ECMAScript requires.
  ///
  /// - Parameter number: A positive finite number; the result is meaningless for others.
  public static func shortestDigits(of number: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point = 0
    var sawPoint = false
    var rest = Substring(number.description).utf8
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."):
        sawPoint = true
      case UInt8(ascii: "e"):
        point += Int(String(Substring(rest))) ?? 0
        rest = Substring().utf8
      default:
        if digits.isEmpty, byte == UInt8(ascii: "0") {
          if sawPoint { point -= 1 }
          continue
        }
        digits.append(byte)
        if !sawPoint { point += 1 }
      }
    }
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (digits, point)
  }

  /// Appends an integer in decimal.
  private static func append(integer: Int, to text: inout [UInt8]) {
    if integer < 0 { text.append(UInt8(ascii: "-")) }
    var rest = integer.magnitude
    let start = text.count
    repeat {
      text.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    text[start...].reverse()
  }
}
