import Testing

@testable import CompassRules

@Suite("Numbers as the web app rounds and prints them")
struct WebNumberTests {
  @Test(
    "Printed like a template literal",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (50, "50"), (-1.5, "-1.5"), (0.1, "0.1"), (1e-6, "0.000001"),
      (1.5e-7, "1.5e-7"), (1e20, "100000000000000000000"), (1e21, "1e+21"),
      (1.25e21, "1.25e+21"), (.nan, "NaN"), (-.infinity, "-Infinity"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
    ])
  func text(number: Double, text: String) {
    #expect(WebNumber.text(number) == text)
  }

  @Test(
    "Rounded to the nearest integer, halves upward",
    arguments: [
      (2.5, 3.0), (-2.5, -2), (0.49999999999999994, 0),
      (4_503_599_627_370_497, 4_503_599_627_370_497),
      (.infinity, .infinity),
    ])
  func rounding(number: Double, rounded: Double) {
    #expect(WebNumber.rounded(number) == rounded)
  }

  @Test("Kept within bounds; NaN stays")
  func clamping() {
    #expect(WebNumber.clamped(-1, to: 5) == 0 && WebNumber.clamped(9, to: 5) == 5)
    #expect(WebNumber.clamped(.nan, to: 5).isNaN)
  }
}
