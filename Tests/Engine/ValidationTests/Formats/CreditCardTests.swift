import JSPrimitives
import Testing

@testable import Validation

@Suite("Credit card numbers")
struct CreditCardTests {
  private func isValid(_ text: String) -> Bool {
    JSText(text).bytes.withUnsafeBufferPointer(CreditCard.isValid)
  }

  @Test("12 to 19 digits have a Luhn sum that is a multiple of ten")
  func digits() {
    #expect(isValid("4242424242424242"))
    #expect(!isValid("4242424242424241"))
    #expect(!isValid(String(repeating: "0", count: 11)))
    #expect(isValid(String(repeating: "0", count: 12)))
    #expect(isValid(String(repeating: "0", count: 19)))
    #expect(!isValid(String(repeating: "0", count: 20)))
    #expect(!isValid(""))
  }

  @Test("Single spaces and hyphens may separate digits")
  func separators() {
    #expect(isValid("4242 4242-4242 4242"))
    for text in [
      "4242--424242424242", " 4242424242424242", "4242424242424242-", "4242.424242424242",
    ] {
      #expect(!isValid(text))
    }
  }
}
