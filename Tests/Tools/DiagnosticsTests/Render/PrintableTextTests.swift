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

  /// A runner of GitHub executes what follows `::` at the start of a line, also behind blanks.
  @Test(arguments: [
    ("::error::a", #"\u{3a}:error::a"#), ("  ::a\n", #"  \u{3a}:a\u{a}"#), ("a ::b", "a ::b"),
    (":a:", ":a:"), ("::", #"\u{3a}:"#),
  ])
  func noLineIsACommand(_ text: String, _ expected: String) {
    #expect(PrintableText.oneLine(text) == expected)
  }

  @Test(arguments: [
    ("\"a\u{7F}b\u{9B}\"", #""a\u007fb\u009b""#),
    ("\"\u{202E}\u{2028}\"\n", "\"\\u202e\\u2028\"\n"),
    ("\"\u{61C}\u{2066}\u{200F}\"", #""\u061c\u2066\u200f""#),
    ("\"é漢\u{A0}\u{2070}👨‍👩‍👧\"", "\"é漢\u{A0}\u{2070}👨‍👩‍👧\""),
    ("{\n  \"a\": 1\n}", "{\n  \"a\": 1\n}"), ("", ""),
  ])
  func jsonKeepsItsValue(_ text: String, _ expected: String) {
    #expect(PrintableText.json(text) == expected)
    var bytes: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { PrintableText.append(json: $0, to: &bytes) }
    #expect(bytes == Array(expected.utf8))
  }
}
