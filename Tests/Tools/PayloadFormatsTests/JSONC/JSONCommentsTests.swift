import PayloadFormats
import Testing

/// Comments and trailing commas become spaces, and nothing else changes.
@Suite struct JSONCommentsTests {
  private func blanked(_ text: String) throws(FormatError) -> String {
    String(decoding: try JSONComments.blanked(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("[1, 2]", "[1, 2]"),
    ("[1] // end", "[1]       "),
    ("// ä\n[1]", "     \n[1]"),
    ("[1, // one\r\n2]", "[1,       \r\n2]"),
    ("[1, /* a\nb */ 2]", "[1,     \n     2]"),
    ("{\"a\": 1,}", "{\"a\": 1 }"),
    ("[1, /* x */ ]", "[1          ]"),
    ("[[],]", "[[] ]"),
    ("[\"a\",]", "[\"a\" ]"),
    // Strings keep what looks like a comment.
    (#"["// no", "/* no */", "\"//"]"#, #"["// no", "/* no */", "\"//"]"#),
    // Not trailing, so still an error of the JSON reader.
    ("[,]", "[,]"), ("[1,,]", "[1,,]"), ("{,}", "{,}"), ("1,", "1,"), ("{\"a\":,}", "{\"a\":,}"),
    // A lone slash, a string without its end.
    ("[/]", "[/]"), ("[\"a // b\n]", "[\"a // b\n]"), ("\"\\", "\"\\"), ("/", "/"), ("", ""),
  ])
  func text(_ text: String, _ expected: String) throws {
    #expect(try blanked(text) == expected)
  }

  @Test(arguments: [("[1, /* a", 4), ("/*", 0), ("/*/", 0), ("1 /* * /", 2)])
  func aCommentWithoutItsEnd(_ text: String, _ offset: Int) {
    #expect(throws: FormatError("a comment without its end", at: offset)) { try blanked(text) }
  }
}
