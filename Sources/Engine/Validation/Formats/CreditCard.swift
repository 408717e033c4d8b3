/// The format `credit_card`, over WTF-8 text.
enum CreditCard {
  /// Returns whether `z.creditCard()` accepts the text: 12 to 19 digits, with at most one space or hyphen
  /// between two of them, whose Luhn sum is a multiple of ten.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
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
}
