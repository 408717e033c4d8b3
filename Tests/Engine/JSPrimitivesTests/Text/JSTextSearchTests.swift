import JSPrimitives
import Testing

@Suite("Searching and trimming text")
struct JSTextSearchTests {
  @Test(
    "A text holds another by its code units",
    arguments: [
      ("abc", "b", true), ("abc", "", true), ("", "", true), ("", "a", false),
      ("abc", "abcd", false),
      ("aab", "ab", true), ("e\u{301}", "e", true), ("\u{E9}", "e", false), ("abc", "B", false),
    ])
  func contains(text: JSText, part: JSText, expected: Bool) {
    #expect(text.contains(part) == expected)
  }

  @Test("A lone surrogate is found within a pair, U+FFFD isn't")
  func surrogates() {
    let pair = JSText("a\u{1F600}")
    #expect(pair.contains(JSText(utf16: [0xD83D])))
    #expect(pair.contains(JSText(utf16: [0xDE00])))
    #expect(!pair.contains(JSText(utf16: [0xD83C])))
    #expect(!JSText(utf16: [0xD83D]).contains("\u{FFFD}"))
  }

  @Test(
    "White space is trimmed off both ends",
    arguments: [
      (" a b ", "a b"), ("\u{FEFF}\u{A0}\u{3000}a\n\u{2028}", "a"), (" \t", ""), ("", ""),
      ("a", "a"),
      ("\u{200B}a", "\u{200B}a"),
    ])
  func trimmed(text: JSText, expected: JSText) {
    #expect(text.trimmed() == expected)
  }

  @Test("Halves of a pair that meet when texts are joined become one character")
  func joined() {
    let (high, low) = (JSText(utf16: [0xD83D]), JSText(utf16: [0xDE00]))
    #expect([high, low].joined(separator: "") == "\u{1F600}")
    #expect([high, low].joined(separator: "-").utf16 == [0xD83D, 0x2D, 0xDE00])
    #expect(["a", "", "b"].map { JSText($0) }.joined(separator: ", ") == "a, , b")
    #expect([JSText]().joined(separator: ",") == "")
  }
}
