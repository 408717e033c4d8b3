import JSPrimitives
import Testing

@testable import SchemaModel

@Suite("International bank account numbers")
struct IBANTests {
  private func isValid(_ text: String) -> Bool {
    JSText(text).bytes.withUnsafeBufferPointer(IBAN.isValid)
  }

  @Test("The check digits decide")
  func checkDigits() {
    for text in ["GB82WEST12345698765432", "NO9386011117947", "MT84MALT011000012345MTLCAST001S"] {
      #expect(isValid(text))
    }
    for text in ["GB82WEST12345698765433", "GB83WEST12345698765432", "BG82WEST12345698765432"] {
      #expect(!isValid(text))
    }
  }

  @Test("Capital letters and digits without spaces, 15 to 34 of them")
  func form() {
    for text in [
      "", "GB", "gb82WEST12345698765432", "GB00WEST12345698765432", "GB01WEST12345698765432",
      "GB99WEST12345698765432", "GB82 WEST12345698765432", "GB82WEST12345698765432 ",
      "GB8AWEST12345698765432", "8282WEST12345698765432", "GB82west12345698765432",
      "NO938601111794", "GB82WEST1234569876543é",
    ] {
      #expect(!isValid(text))
    }
    // The shortest and the longest, and one character beyond each.
    for (count, fits) in [(10, false), (11, true), (30, true), (31, false)] {
      let accounts = (2...98).filter { number in
        let digits = number < 10 ? "0\(number)" : "\(number)"
        return isValid("DE" + digits + String(repeating: "7", count: count))
      }
      #expect(accounts.count == (fits ? 1 : 0))
    }
  }

  /// ISO 13616 in other words: the number of the rearranged text, as decimal digits, leaves 1.
  private func isAccountNumber(_ text: String) -> Bool {
    let characters = Array(text)
    guard (15...34).contains(characters.count),
      characters.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) }),
      characters[..<2].allSatisfy(\.isUppercase), characters[2..<4].allSatisfy(\.isNumber),
      !["00", "01", "99"].contains(String(characters[2..<4]))
    else { return false }
    let digits = (characters[4...] + characters[..<4]).map { character in
      character.isNumber ? String(character) : String((character.asciiValue ?? 0) - 55)
    }.joined()
    return digits.reduce(0) { ($0 * 10 + ($1.wholeNumberValue ?? 0)) % 97 } == 1
  }

  @Test("Made numbers are valid, and one other character is judged as plain arithmetic does")
  func madeNumbers() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      let number = IBAN.number { random($0) }
      #expect(isValid(number) && isAccountNumber(number))
      var other = Array(number)
      other[random(other.count)] = Array("0189AZaz -")[random(10)]
      #expect(isValid(String(other)) == isAccountNumber(String(other)))
    }
  }
}
