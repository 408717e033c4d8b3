/// The format `credit_card`, over WTF-8 text.
package enum CreditCard {
  /// Returns whether `z.creditCard()` accepts the text: 12 to 19 digits, with at most one space or hyphen
  /// between two of them, whose Luhn sum is a multiple of ten.
  package static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    var sum = 0
    var followsDigit = false
    for byte in text.reversed() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        // Every second digit from the right is doubled, and the digits of the result are added.
        sum += count.isMultiple(of: 2) ? digit : digit * 2 - (digit > 4 ? 9 : 0)
        count += 1
        if count > 19 { return false }
        followsDigit = true
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        if !followsDigit { return false }
        followsDigit = false
      default: return false
      }
    }
    return followsDigit && count >= 12 && sum.isMultiple(of: 10)
  }

  /// Returns a number whose last digit makes the sum of Luhn's algorithm a multiple of ten.
  ///
  /// - Parameter below: returns a random number below another.
  static func number(below: (Int) -> Int) -> String {
    let count = [12, 13, 15, 16, 16, 16, 19][below(7)]
    var digits = (1..<count).map { _ in below(10) }
    digits.append((10 - luhnSum(of: digits + [0]) % 10) % 10)
    let separator = ["", "", " ", "-"][below(4)]
    return digits.enumerated().map { place, digit in
      (place > 0 && place.isMultiple(of: 4) ? separator : "") + String(digit)
    }.joined()
  }

  private static func luhnSum(of digits: [Int]) -> Int {
    digits.reversed().enumerated().reduce(0) { sum, item in
      let value = item.offset.isMultiple(of: 2) ? item.element : item.element * 2
      return sum + (value > 9 ? value - 9 : value)
    }
  }
}
