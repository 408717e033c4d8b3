import JSPrimitives
import Testing

@Suite("Number(text)")
struct JSNumberCoercionTests {
  private func coerce(_ text: JSText) -> Double { JSNumber.coerce(text) }

  @Test(
    "Nothing but white space is 0", arguments: ["", "  ", "\t\n", "\u{FEFF}\u{2029}", "\u{3000}"])
  func nothing(text: String) {
    #expect(coerce(JSText(text)).bitPattern == 0)
  }

  @Test(
    "Decimal literals, with a sign and white space around",
    arguments: [
      ("12", 12), (" 12 ", 12), ("\u{A0}12\u{FEFF}", 12), ("\u{2028} 7 \u{2029}", 7),
      ("\u{B}\u{C}8\r", 8), ("00012", 12), ("+5", 5), ("-5", -5), (".5", 0.5), ("5.", 5),
      ("+.5", 0.5), ("-.5e1", -5), ("5.e1", 50), ("1e5", 100_000), ("1E5", 100_000),
      ("1e-5", 0.00001),
      ("1e0005", 100_000), ("0.1e-1", 0.01), ("1e1000", .infinity), ("-1e1000", -.infinity),
      ("Infinity", .infinity), ("+Infinity", .infinity), (" -Infinity ", -.infinity),
    ] as [(String, Double)])
  func decimals(text: String, number: Double) {
    #expect(coerce(JSText(text)) == number)
  }

  @Test(
    "Prefixes of other bases, without a sign",
    arguments: [
      ("0x10", 16), ("0X1f", 31), ("0xfF", 255), ("0b101", 5), ("0B11", 3), ("0o17", 15),
      ("0O7", 7),
      (" 0x1 ", 1), ("0xFFFFFFFFFFFFFFFFFFFF", 1.2089258196146292e24),
      ("0x20000000000001", 9_007_199_254_740_992), ("0x20000000000003", 9_007_199_254_740_996),
      ("0x00000000000000000000000000000001", 1),
    ] as [(String, Double)])
  func bases(text: String, number: Double) {
    #expect(coerce(JSText(text)) == number)
  }

  @Test(
    "All digits of another base are rounded once",
    arguments: [
      ("0x80000000000008001", 0x1.0000000000001p67),
      ("0x20000000000001000000000000000", 0x1p113),
      ("0x20000000000001000000000000001", 0x1.0000000000001p113),
      ("0b1000000000000000000000000000000000000000000000000000010000000001", 0x1.0000000000001p63),
      ("0o4000000000000000010000000001", 0x1.0000000000001p83),
    ] as [(String, Double)])
  func longBases(text: String, number: Double) {
    #expect(coerce(JSText(text)) == number)
  }

  @Test(
    "Anything else is NaN",
    arguments: [
      "0x", "0b", "0o", "0x ", "0B2", "0o8", "0x1g", "-0x10", "+0x1", "0x1p3", "0x1.8", "1_000",
      "12px",
      ".", "+", "-", "1e", "1e+", "e5", ".e5", "1.5.5", "1e5.5", "1e5e5", "1 2", "- 1", "+-1",
      "--1",
      "1,5", "1n", "infinity", "INFINITY", "inf", "Infinity1", "NaN", "nan", "true", "null",
      "\u{180E}12",
      "\u{85}12", "١", "１２", "1\0", "0x1\0", "½",
    ])
  func notANumber(text: String) {
    #expect(coerce(JSText(text)).isNaN)
  }

  @Test("Negative zero stays negative")
  func negativeZero() {
    for text: JSText in ["-0", "-0.0", "-.0", "-0e5", "-1e-400"] {
      #expect(coerce(text).bitPattern == 1 << 63)
    }
  }

  @Test("A lone surrogate is no digit and no white space")
  func loneSurrogates() {
    #expect(coerce(JSText(utf16: [0x31, 0xD800])).isNaN)
    #expect(coerce(JSText(utf16: [0xDC00])).isNaN)
  }
}
