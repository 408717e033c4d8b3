import JSPrimitives
import Testing

@testable import CompassRules

@Suite("Numbers as the web app formats and reads them")
struct JSNumberFormatTests {
  @Test(
    "In groups of three, at most three decimals, halves up as the digits tell",
    arguments: [
      (0, "0"), (-0.0, "-0"), (999, "999"), (1000, "1,000"), (1234567.891, "1,234,567.891"),
      (1.0005, "1.001"), (0.0005, "0.001"), (0.00049, "0"), (999.9995, "1,000"),
      (999999.9999, "1,000,000"), (1e21, "1,000,000,000,000,000,000,000"),
      (123_456_789_012_345_683_968, "123,456,789,012,345,680,000"), (-1234.5, "-1,234.5"),
      (.nan, "NaN"), (.infinity, "\u{221E}"), (0.1 + 0.2, "0.3"), (12.3456, "12.346"),
      (1e-7, "0"), (0.9996, "1"), (0.05, "0.05"), (100, "100"),
    ] as [(Double, String)])
  func grouped(number: Double, text: String) {
    #expect(JSNumber.grouped(number) == text)
  }

  @Test(
    "With one decimal, of the exact value",
    arguments: [
      (10.25, "10.3"), (10.05, "10.1"), (10.15, "10.2"), (0, "0.0"), (9.95, "9.9"),
      (99.95, "100.0"), (10.000001, "10.0"), (1024, "1024.0"), (0.05, "0.1"), (0.25, "0.3"),
      (0.35, "0.3"), (10.049999237060547, "10.0"),
    ] as [(Double, String)])
  func oneDecimal(number: Double, text: String) {
    #expect(JSNumber.fixed(number, 1) == text)
  }
}
