/// The format `iban`, over WTF-8 text.
package enum IBAN {
  /// Returns whether `z.iban()` accepts the text: two capital letters for a country, two check digits from 02 to 98, and 11
  /// to 30 digits and capital letters, whose remainder by ISO 7064, MOD 97-10, is 1. Zod 4.6.7.
  package static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (15...34).contains(text.count), text[..<2].allSatisfy(isLetter),
      text[2..<4].allSatisfy(isDigit), text[4...].allSatisfy({ isLetter($0) || isDigit($0) })
    else { return false }
    let check = (text[2] - UInt8(ascii: "0")) * 10 + text[3] - UInt8(ascii: "0")
    guard (2...98).contains(check) else { return false }
    var remainder = 0
    // The country and the check digits are read last. A letter is a number of two digits, from 10 for A on.
    for place in 4..<text.count + 4 {
      let byte = text[place % text.count]
      remainder =
        isDigit(byte)
        ? (remainder * 10 + Int(byte - UInt8(ascii: "0"))) % 97
        : (remainder * 100 + Int(byte - UInt8(ascii: "A")) + 10) % 97
    }
    return remainder == 1
  }

  /// Returns a number with the check digits of its country and account.
  ///
  /// - Parameter below: returns a random number below another.
  static func number(below: (Int) -> Int) -> String {
    let country = ["DE", "GB", "NO", "MT"][below(4)]
    let account = String(
      (0..<11 + below(20)).map { _ in
        Character(String(below(36), radix: 36, uppercase: true))
      })
    let digits = (account + country + "00").map { character in
      character.isNumber ? String(character) : String((character.asciiValue ?? 0) - 55)
    }.joined()
    let check = 98 - digits.reduce(0) { ($0 * 10 + ($1.wholeNumberValue ?? 0)) % 97 }
    return country + (check < 10 ? "0" : "") + String(check) + account
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
