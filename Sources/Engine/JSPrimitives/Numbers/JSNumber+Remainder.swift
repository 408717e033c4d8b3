extension JSNumber {
  /// Returns the remainder that Zod's `multipleOf` computes: both numbers are scaled to integers by
  /// their number of decimals, so 0.3 is a multiple of 0.1.
  ///
  /// Restates `floatSafeRemainder` of Zod 4.3.6 with its quirks: if a number prints with an
  /// exponent, the exponent counts among its decimals.
  package static func decimalRemainder(_ value: Double, _ step: Double) -> Double {
    let stepText = string(step)
    var stepDecimals = decimalCount(stepText)
    if stepDecimals == 0 { stepDecimals = negativeExponentDigit(stepText) ?? 0 }
    let decimals = max(decimalCount(string(value)), stepDecimals)
    let valueInteger = integer(fixed(value, decimals))
    let stepInteger = integer(fixed(step, decimals))
    return valueInteger.truncatingRemainder(dividingBy: stepInteger) / power(ofTen: decimals)
  }

  /// Returns the length of the text after the first point.
  private static func decimalCount(_ text: String) -> Int {
    guard let point = text.firstIndex(of: ".") else { return 0 }
    let rest = text[text.index(after: point)...]
    return rest.prefix { $0 != "." }.utf8.count
  }

  /// Returns the first digit of a negative exponent: 7 for `1e-7`, 1 for `1e-10`.
  private static func negativeExponentDigit(_ text: String) -> Int? {
    guard let mark = text.firstIndex(of: "e") else { return nil }
    let exponent = text[text.index(after: mark)...]
    guard exponent.first == "-" else { return nil }
    return exponent.dropFirst().first?.wholeNumberValue
  }

  /// Returns `Number.parseInt` of a decimal text without its first point.
  private static func integer(_ text: String) -> Double {
    var digits = text
    if let point = digits.firstIndex(of: ".") { digits.remove(at: point) }
    let isNegative = digits.hasPrefix("-")
    let magnitude = digits.drop { $0 == "-" }.prefix { $0.isASCII && $0.isNumber }
    guard !magnitude.isEmpty else { return .nan }
    let value = Double(magnitude) ?? .nan
    return isNegative ? -value : value
  }

  private static func power(ofTen exponent: Int) -> Double {
    Double("1e\(exponent)") ?? .infinity
  }

  /// Returns the text of `Number.prototype.toFixed`: the exact value rounded to a number of
  /// decimals, ties away from zero.
  ///
  /// Exact means that 1.005 to two decimals is `1.00`, since the number is a little less. From 1e21
  /// on, and for NaN and the infinities, it is the text of `toString()`. Negative zero loses its sign;
  /// a negative number that rounds to zero keeps it.
  ///
  /// - Parameter decimals: 0 to 100, for which JavaScript defines it; more give more digits, and a
  ///   negative number counts as 0.
  public static func fixed(_ number: Double, _ decimals: Int) -> String {
    guard number.magnitude < 1e21 else { return string(number) }
    let decimals = max(decimals, 0)
    var (digits, next) = exactDigits(of: number.magnitude, decimals: decimals)
    if next >= 5 {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
    }
    var text = digits.map { $0 + UInt8(ascii: "0") }
    if decimals > 0 { text.insert(UInt8(ascii: "."), at: text.count - decimals) }
    return (number < 0 ? "-" : "") + String(decoding: text, as: UTF8.self)
  }

  /// Returns the exact decimal digits of a number from 0 to below 1e21 up to the given number of
  /// decimals, and the digit after them.
  private static func exactDigits(
    of number: Double, decimals: Int
  ) -> (digits: [UInt8], next: UInt8) {
    var digits: [UInt8] = []
    var whole = UInt128(number.rounded(.down))
    repeat {
      digits.append(UInt8(whole % 10))
      whole /= 10
    } while whole > 0
    digits.reverse()
    // The fraction as a binary number: `limbs` of 32 bits after the point, the least significant
    // first.
    let fraction = number - number.rounded(.down)
    var limbs: [UInt32] = []
    if fraction > 0 {
      // Scaling by a power of two is exact and gives a whole number of at most 53 bits.
      let shift = 52 - Int(fraction.exponent)
      let count = (shift + 31) / 32
      let bits = UInt128(fraction.significandBitPattern | 1 << 52) << UInt128(count * 32 - shift)
      limbs = (0..<count).map { $0 < 4 ? UInt32(truncatingIfNeeded: bits >> UInt128($0 * 32)) : 0 }
    }
    for _ in 0...decimals {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let product = UInt64(limbs[index]) * 10 + carry
        limbs[index] = UInt32(truncatingIfNeeded: product)
        carry = product >> 32
      }
      digits.append(UInt8(carry))
    }
    let next = digits.removeLast()
    return (digits, next)
  }
}
