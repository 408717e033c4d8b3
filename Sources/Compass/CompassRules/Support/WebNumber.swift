/// Numbers rounded and printed as the web app does.
enum WebNumber {
  /// The nearest integer, halves upward: `Math.round`. Exact where adding a half would not be.
  static func rounded(_ number: Double) -> Double {
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }

  /// The number within 0 and `maximum`; NaN stays, as `Math.min` and `Math.max` keep it.
  static func clamped(_ number: Double, to maximum: Double) -> Double {
    number.isNaN ? number : min(max(number, 0), maximum)
  }

  /// What a template literal prints: no fraction for an integer, an exponent from 1e21 on and
  /// below 1e-6. ECMA-262, sec-numeric-types-number-tostring.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number == 0 { return "0" }
    if number < 0 { return "-" + text(-number) }
    if number.isInfinite { return "Infinity" }
    let (digits, point) = shortestDigits(number)
    let count = digits.count
    if point > 21 || point <= -6 {
      let fraction = count > 1 ? "." + digits.dropFirst() : ""
      return "\(digits.prefix(1))\(fraction)e\(point > 0 ? "+" : "-")\((point - 1).magnitude)"
    }
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if count <= point { return digits + String(repeating: "0", count: point - count) }
    return "\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

  /// A number that isn't negative in decimal, with zeros in front up to a width.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// What `toFixed(1)` prints of a number of 0 to 1e14: the nearest tenth of the exact value, halves
  /// upward.
  static func withOneDecimal(_ number: Double) -> String {
    let product = number * 10
    // The product is rounded; what it lost decides between two tenths that seem equally near.
    let lost = (-product).addingProduct(number, 10)
    let whole = product.rounded(.down)
    let rest = product - whole - 0.5
    let tenths = rest > 0 || (rest == 0 && lost >= 0) ? whole + 1 : whole
    let integer = (tenths / 10).rounded(.down)
    return text(integer) + "." + text(tenths - integer * 10)
  }

  /// What `toLocaleString` prints in American English: groups of three digits, at most three
  /// decimals, halves away from zero as the shortest digits tell.
  static func grouped(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    // Negative zero keeps its sign there.
    if number.sign == .minus { return "-" + grouped(-number) }
    if number.isInfinite { return "\u{221E}" }
    if number == 0 { return "0" }
    var (digits, point) = shortestDigits(number)
    if digits.count > point + 3 { (digits, point) = rounded(digits, point: point, decimals: 3) }
    let all = Array(digits.utf8)
    var integer = point > 0 ? Array(all.prefix(point)) : [UInt8(ascii: "0")]
    integer += repeatElement(UInt8(ascii: "0"), count: max(0, point - all.count))
    var text: [UInt8] = []
    for (index, digit) in integer.enumerated() {
      if index > 0, (integer.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    var fraction = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, -point))
    fraction += all.dropFirst(max(0, point))
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    if !fraction.isEmpty { text += [UInt8(ascii: ".")] + fraction }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digits cut behind a number of decimals, halves away from zero.
  private static func rounded(
    _ digits: String, point: Int, decimals: Int
  ) -> (digits: String, point: Int) {
    let kept = point + decimals
    guard kept >= 0 else { return ("0", 1) }
    let all = digits.utf8.map { $0 - UInt8(ascii: "0") }
    var result = Array(all.prefix(kept))
    var point = point
    if all[kept] >= 5 {
      var place = kept - 1
      while place >= 0, result[place] == 9 {
        result[place] = 0
        place -= 1
      }
      if place >= 0 {
        result[place] += 1
      } else {
        result.insert(1, at: 0)
        point += 1
      }
    }
    if result.isEmpty { return ("0", 1) }
    return (String(decoding: result.map { $0 + UInt8(ascii: "0") }, as: UTF8.self), point)
  }

  /// The integer that a text starts with, `parseInt`; NaN when it starts with none.
  ///
  /// White space and a sign may come first. Without a radix `0x` makes it hexadecimal; with the
  /// radix 10, `isDecimal`, it is a zero and an x.
  static func leadingInteger(of text: String, isDecimal: Bool = false) -> Double {
    var rest = Substring(text).unicodeScalars.drop(while: WebText.isWhiteSpace)[...]
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    var isHexadecimal = false
    if !isDecimal, rest.first == "0", let next = rest.dropFirst().first, next == "x" || next == "X"
    {
      isHexadecimal = true
      rest = rest.dropFirst(2)
    }
    let digits = String(
      String.UnicodeScalarView(
        rest.prefix { scalar in
          let properties = scalar.isASCII ? Character(scalar) : " "
          return isHexadecimal ? properties.isHexDigit : properties.isWholeNumber
        }))
    guard !digits.isEmpty, let magnitude = Double((isHexadecimal ? "0x" : "") + digits) else {
      return .nan
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The fewest decimal digits that name a positive number, and how many stand before the point.
  private static func shortestDigits(_ number: Double) -> (digits: String, point: Int) {
    let parts = number.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let all = mantissa.joined()
    let leadingZeros = all.prefix { $0 == "0" }.count
    var digits = String(all.dropFirst(leadingZeros))
    while digits.last == "0" { digits.removeLast() }
    return (digits, mantissa[0].count - leadingZeros + exponent)
  }
}
