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
}
