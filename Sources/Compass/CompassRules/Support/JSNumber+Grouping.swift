internal import JSPrimitives

extension JSNumber {
  /// Returns the number as `toLocaleString` prints it in American English: with commas between groups
  /// of three digits and at most three decimals.
  ///
  /// The shortest digits are rounded, halves away from zero. Negative zero keeps its sign.
  static func grouped(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.sign == .minus { return "-" + grouped(-number) }
    if number.isInfinite { return "\u{221E}" }
    if number == 0 { return "0" }
    let zero = UInt8(ascii: "0")
    var (digits, point) = shortestDigits(of: number)
    if digits.count > point + 3 { (digits, point) = rounded(digits, point: point, decimals: 3) }
    var integer = point > 0 ? Array(digits.prefix(point)) : [zero]
    integer += repeatElement(zero, count: max(0, point - digits.count))
    var text: [UInt8] = []
    for (index, digit) in integer.enumerated() {
      if index > 0, (integer.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    var fraction = [UInt8](repeating: zero, count: max(0, -point))
    fraction += digits.dropFirst(max(0, point))
    while fraction.last == zero { fraction.removeLast() }
    if !fraction.isEmpty { text += [UInt8(ascii: ".")] + fraction }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns ASCII digits rounded to a number of decimals, halves away from zero.
  private static func rounded(
    _ digits: [UInt8], point: Int, decimals: Int
  ) -> (digits: [UInt8], point: Int) {
    let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
    let kept = point + decimals
    guard kept >= 0 else { return ([zero], 1) }
    var result = Array(digits.prefix(kept))
    var point = point
    if digits[kept] >= UInt8(ascii: "5") {
      var place = kept - 1
      while place >= 0, result[place] == nine {
        result[place] = zero
        place -= 1
      }
      if place >= 0 {
        result[place] += 1
      } else {
        result.insert(UInt8(ascii: "1"), at: 0)
        point += 1
      }
    }
    return result.isEmpty ? ([zero], 1) : (result, point)
  }
}
