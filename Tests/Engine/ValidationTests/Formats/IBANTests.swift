import JSPrimitives
import SchemaModel
import Testing

@testable import Validation

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

  @Test("Before 4.6.7 there is no such format")
  func versions() throws {
    #expect(throws: SchemaError.self) { try Validator(.iban(), zod: .v4_4_3) }
    #expect(try Validator(.iban(), zod: .v4_6_7).isValid(#""NO9386011117947""#))
  }
}
