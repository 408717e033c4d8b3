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
