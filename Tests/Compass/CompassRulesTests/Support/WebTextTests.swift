import Testing

@testable import CompassRules

@Suite("Text as the web app compares it")
struct WebTextTests {
  @Test("Canonically equivalent texts are not identical")
  func identity() {
    #expect(WebText.areIdentical("GA", "GA"))
    #expect(!WebText.areIdentical("\u{E9}", "e\u{301}"))
  }

  @Test("A part is found inside a character that Swift counts as one")
  func parts() {
    #expect(WebText.contains("e\u{301}", "e"))
    #expect(WebText.contains("CF/OF", "OF"))
    #expect(WebText.contains("OF", ""))
    #expect(!WebText.contains("", "OF") && !WebText.contains("O", "OF"))
    #expect(WebText.contains("aab", "ab"))
  }

  @Test(
    "A capital sigma that ends a word is final",
    arguments: [
      ("ΟΔΟΣ", "οδος"), ("ΣΑ", "σα"), ("Σ", "σ"), ("AΣ.", "aς."), ("AΣ'B", "aσ'b"),
      ("A'Σ", "a'ς"), ("İ", "i\u{307}"), ("ẞ", "ß"),
    ])
  func lowerCase(text: String, lower: String) {
    #expect(WebText.lowercased(text).elementsEqual(lower.unicodeScalars))
  }

  @Test("Every ASCII character in lower case, and with a letter beyond ASCII beside it")
  func lowerCaseASCII() {
    let ascii = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init)))
    #expect(WebText.lowercased(ascii).elementsEqual(ascii.lowercased().unicodeScalars))
    #expect(WebText.lowercased(ascii + "é").dropLast().elementsEqual(WebText.lowercased(ascii)))
  }

  @Test("White space at both ends is trimmed, U+FEFF too and U+180E not")
  func trimming() {
    #expect(WebText.trimmed("\u{FEFF}\u{A0} a b\n\u{2028}") == "a b")
    #expect(WebText.trimmed("\u{180E}") == "\u{180E}")
    #expect(WebText.trimmed(" \t").isEmpty)
  }
}
