import JSPrimitives
import TestSupport
import Testing

@Suite("Number.prototype.toString")
struct JSNumberPrintingTests {
  @Test(
    "Whole numbers have all their digits below 1e21",
    arguments: [
      (0, "0"), (100, "100"), (-100, "-100"), (4_294_967_295, "4294967295"),
      (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
      (9_007_199_254_740_992, "9007199254740992"), (-9_007_199_254_740_992, "-9007199254740992"),
      (9_007_199_254_740_994, "9007199254740994"), (18_014_398_509_481_984, "18014398509481984"),
      (9_223_372_036_854_775_808, "9223372036854776000"),
      (-9_223_372_036_854_775_808, "-9223372036854776000"),
      (18_446_744_073_709_551_616, "18446744073709552000"),
      (123_456_789_012_345_683_968, "123456789012345680000"),
      (999_999_999_999_999_868_928, "999999999999999900000"), (1e20, "100000000000000000000"),
    ] as [(Double, String)])
  func wholeNumbers(number: Double, text: String) {
    #expect(JSNumber.string(number) == text)
  }

  @Test(
    "Fractions have the shortest digits that read back",
    arguments: [
      (0.1, "0.1"), (0.3, "0.3"), (0.1 + 0.2, "0.30000000000000004"), (1.5, "1.5"), (-1.5, "-1.5"),
      (123.456, "123.456"), (1.0 / 3, "0.3333333333333333"), (2.0 / 3, "0.6666666666666666"),
      (1.0000000000000002, "1.0000000000000002"), (4.35, "4.35"), (12345678.9, "12345678.9"),
      (0.000001, "0.000001"), (0.00001, "0.00001"),
      (0.000001234, "0.000001234"), (-0.5, "-0.5"),
    ])
  func fractions(number: Double, text: String) {
    // V8 prints the nearest of the shortest forms; if two are equally near, the standard allows
    // both.
    #expect(JSNumber.string(number) == text)
  }

  @Test(
    "From 1e21 up and below 1e-6 there is an exponent",
    arguments: [
      (1e21, "1e+21"), (1.5e21, "1.5e+21"), (8.41e21, "8.41e+21"), (1e22, "1e+22"), (1e23, "1e+23"),
      (1e100, "1e+100"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (1e-7, "1e-7"),
      (1.5e-7, "1.5e-7"), (5e-7, "5e-7"), (1.234e-7, "1.234e-7"), (-1e-100, "-1e-100"),
      (9.5367431640625e-7, "9.5367431640625e-7"), (2.98023223876953125e-8, "2.9802322387695312e-8"),
      (1.23e-18, "1.23e-18"), (2.2250738585072014e-308, "2.2250738585072014e-308"),
      (.leastNonzeroMagnitude, "5e-324"), (-1.5e21, "-1.5e+21"),
    ])
  func exponents(number: Double, text: String) {
    #expect(JSNumber.string(number) == text)
  }

  @Test("Infinities and NaN have names, and negative zero has no sign")
  func names() {
    #expect(JSNumber.string(.nan) == "NaN")
    #expect(JSNumber.string(.infinity) == "Infinity")
    #expect(JSNumber.string(-.infinity) == "-Infinity")
    #expect(JSNumber.string(-0.0) == "0")
  }

  @Test("Text is appended to the output")
  func appends() {
    var text = Array("n=".utf8)
    JSNumber.append(-12, to: &text)
    JSNumber.append(0.25, to: &text)
    #expect(String(decoding: text, as: UTF8.self) == "n=-120.25")
  }

  @Test("Any printed number reads back as the same number")
  func roundTrip() {
    var generator = SeededRandom(seed: 20_260_210)
    for _ in 0..<3000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let text = Array(JSNumber.string(number).utf8)
      #expect(text.withUnsafeBufferPointer(JSNumber.parse) == number)
      #expect(text.withUnsafeBufferPointer(JSNumber.coerce) == number)
    }
  }
}
