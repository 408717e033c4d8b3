import JSPrimitives
import Testing

@testable import CompassRules

@Suite("Numbers as the web app rounds and prints them")
struct JSNumberTests {
  @Test(
    "Printed like a template literal",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (50, "50"), (-1.5, "-1.5"), (0.1, "0.1"), (1e-6, "0.000001"),
      (1.5e-7, "1.5e-7"), (1e20, "100000000000000000000"), (1e21, "1e+21"),
      (1.25e21, "1.25e+21"), (.nan, "NaN"), (-.infinity, "-Infinity"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
    ])
  func text(number: Double, text: String) {
    #expect(JSNumber.string(number) == text)
  }

  @Test(
    "Rounded to the nearest integer, halves upward",
    arguments: [
      (2.5, 3.0), (-2.5, -2), (0.49999999999999994, 0),
      (4_503_599_627_370_497, 4_503_599_627_370_497),
      (.infinity, .infinity),
    ])
  func rounding(number: Double, rounded: Double) {
    #expect(JSNumber.rounded(number) == rounded)
  }

  @Test(
    "The integer that a text starts with, as parseInt reads it",
    arguments: [
      ("12px", 12), (" \u{FEFF}+7", 7), ("-3.9", -3), ("0x1F", 31), ("0Xg", .nan), ("x1", .nan),
      ("", .nan), ("-", .nan), ("\u{10}x1", .nan), ("1e3", 1),
    ] as [(JSText, Double)])
  func leadingInteger(text: JSText, integer: Double) {
    let read = JSNumber.leadingInteger(of: text)
    #expect(read == integer || read.isNaN && integer.isNaN)
  }

  @Test("With the radix 10, the prefix 0x is a zero")
  func leadingDecimalInteger() {
    #expect(JSNumber.leadingInteger(of: "0x1F", isDecimal: true) == 0)
    #expect(JSNumber.leadingInteger(of: "30 days", isDecimal: true) == 30)
  }

  @Test("Kept within bounds; NaN stays")
  func clamping() {
    #expect(JSNumber.clamped(-1, to: 5) == 0 && JSNumber.clamped(9, to: 5) == 5)
    #expect(JSNumber.clamped(.nan, to: 5).isNaN)
  }
}
