import CompassSchemas
import Testing

@testable import HTMLSanitizing

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("5 < 6 > 4", "5 &lt; 6 &gt; 4"), ("I <3 this", "I &lt;3 this"), ("a<", "a&lt;"),
    (" \t\u{C}\n <", " \t&lt;"), ("\u{C} <=>", "&lt;=&gt;"),
    ("<\u{A0}é😀\u{1}", "&lt;&nbsp;é😀\u{1}"),
    ("x < y\u{C} ", "x &lt; y\u{C} "),
  ])
  func isEscapedAsTheParserWouldHaveIt(text: String, expected: String) throws {
    #expect(withBytes(text, PlainText.isPlain))
    #expect(try sanitized(text) == expected)
    let parsed = try withBytes(text, HTMLSanitizer.february2026.sanitizeMarkup)
    #expect(parsed == Array(expected.utf8))
  }

  @Test(arguments: ["<b", "<B", "</", "<!", "<?", "<&lt;", "<\r", "<\0"])
  func markupAndWhatTheParserRewritesIsNotPlain(text: String) {
    #expect(!withBytes(text, PlainText.isPlain))
  }
}
