import Testing

@testable import Diagnostics

/// Text for a terminal, in which every character can be seen.
@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("a\nb", #"a\u{a}b"#), ("\u{1B}[31m", #"\u{1b}[31m"#), ("a\u{A0}b", #"a\u{a0}b"#),
    ("\u{200B}\u{2060}\u{AD}", #"\u{200b}\u{2060}\u{ad}"#), ("\u{3000}", #"\u{3000}"#),
    ("pay\u{202E}lap", #"pay\u{202e}lap"#), ("\u{E0041}", #"\u{e0041}"#),
    ("x\u{FE0F}\u{200D}y", #"x\u{fe0f}\u{200d}y"#), ("é\u{200D}é", #"é\u{200d}é"#),
  ])
  func unseenCharactersAreEscaped(_ text: String, _ expected: String) {
    #expect(PrintableText.oneLine(text) == expected)
  }

  @Test(arguments: ["", "a b", "é\u{301}", "👨‍👩‍👧", "❤️‍🔥", "1️⃣", "☂︎", "漢字"])
  func everythingElseStays(_ text: String) { #expect(PrintableText.oneLine(text) == text) }
}
