import JSPrimitives
import Testing

@testable import SchemaModel

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

  /// Luhn's algorithm in other words.
  private func isCreditCard(_ text: String) -> Bool {
    let digits = text.compactMap(\.wholeNumberValue)
    let sum = digits.reversed().enumerated().reduce(0) { sum, item in
      let value = item.offset.isMultiple(of: 2) ? item.element : item.element * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    let parts = text.split(whereSeparator: { " -".contains($0) })
    return (12...19).contains(digits.count) && sum.isMultiple(of: 10)
      && parts.joined().count == digits.count && text.count == digits.count + parts.count - 1
      && text.first?.isNumber == true && text.last?.isNumber == true
  }

  @Test("Made numbers are valid, and one other character is judged as plain arithmetic does")
  func madeNumbers() {
    var state: UInt64 = 5
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      let number = CreditCard.number { random($0) }
      #expect(isValid(number) && isCreditCard(number))
      var other = Array(number)
      other[random(other.count)] = Array("0123456789 -")[random(12)]
      #expect(isValid(String(other)) == isCreditCard(String(other)))
    }
  }
}
