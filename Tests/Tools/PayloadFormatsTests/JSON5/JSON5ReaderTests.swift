import PayloadFormats
import Testing

/// All of JSON5 becomes JSON, whose parts point into the text.
@Suite struct JSON5ReaderTests {
  private func json(_ text: String) throws(FormatError) -> MappedJSON {
    try JSON5Reader.json(of: Array(text.utf8), maximumDepth: 20, maximumBytes: 1_000)
  }

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), ("[1,]", "[1]"), ("{a: 1, }", #"{"a":1}"#),
    ("{'a': \"b\"}", #"{"a":"b"}"#), ("{$_1: 0}", #"{"$_1":0}"#), ("{null: 1}", #"{"null":1}"#),
    ("{ünïcode: 1}", #"{"ünïcode":1}"#), (#"{\u0061b: 1}"#, #"{"\u0061b":1}"#),
    ("true", "true"), ("null", "null"), ("'it\\'s'", #""it's""#), ("'say \"x\"'", #""say \"x\"""#),
    ("+1", "1"), ("-1.5e+3", "-1.5e+3"), (".5", "0.5"), ("5.", "5"), ("5.e1", "5e1"),
    ("-.5", "-0.5"),
    ("0x1F", "31"), ("-0XdecafBAD", "-3737844653"),
    ("0xFFFFFFFFFFFFFFFFFF", "4722366482869645213695"),
    ("0", "0"), ("-0", "-0"), ("'a\\\nb'", #""ab""#), ("'a\\\r\nb'", #""ab""#),
    (#"'\x41\v\0\a'"#, #""\u0041\u000b\u0000a""#), (#"'\uD83D\uDE00'"#, #""\ud83d\ude00""#),
    ("\u{A0}\u{FEFF}\u{2028}[/* a */1 // b\n]", "[1]"), ("'\u{2028}'", "\"\u{2028}\""),
    ("'\t'", #""\t""#),
  ])
  func value(_ text: String, _ expected: String) throws {
    try expect(json(text), of: text, is: expected)
  }

  @Test(arguments: [
    ("", "expected a value, found the end of the text", 0),
    ("[1 2]", #"expected "," or "]", found "2""#, 3), ("[,]", #"expected a value, found ",""#, 1),
    ("{a 1}", #"expected ":" after the key, found "1""#, 3),
    ("{1: 2}", #"expected a key or "}", found "1""#, 1),
    ("Infinity", "JSON has no Infinity", 0), ("[-Infinity]", "JSON has no -Infinity", 1),
    ("NaN", "JSON has no NaN", 0), ("01", "a number with a leading zero", 0),
    ("1a", #"expected the end of the number, found "a""#, 1),
    ("0x", "expected a hexadecimal digit, found the end of the text", 2),
    ("'a", "a string without its end", 0), ("'a\nb'", "a string without its end", 0),
    (#"'\1'"#, "an escape of a digit", 1),
    (#"'\u12'"#, "expected a hexadecimal digit, found \"'\"", 5),
    ("/* a", "a comment without its end", 0),
    ("1 1", #"expected the end of the text, found "1""#, 2),
    (".", "expected a digit, found the end of the text", 1),
    ("truex", #"expected a value, found "t""#, 0),
  ])
  func fault(_ text: String, _ message: String, _ offset: Int) {
    #expect(throws: FormatError(message, at: offset)) { try json(text) }
  }

  @Test func limits() {
    #expect(throws: FormatError("nested deeper than the limit of 20", at: 20, isLimit: true)) {
      try json(String(repeating: "[", count: 30))
    }
    #expect(
      throws: FormatError("longer than the limit of 1000 bytes as JSON", at: 1, isLimit: true)
    ) {
      try json("'" + String(repeating: "a", count: 2_000) + "'")
    }
    #expect(throws: FormatError("the bytes are not UTF-8", at: 1)) {
      try JSON5Reader.json(of: [0x5B, 0xFF], maximumDepth: 1, maximumBytes: 10)
    }
  }

  @Test func origins() throws {
    let text = "{ // c\n  name: 'O\\'Neil', n: +0x10, }"
    try expect(
      json(text), of: text, is: #"{"name":"O'Neil","n":16}"#,
      [
        (#""name""#, "name"), (#""O'Neil""#, "'O\\'Neil'"), ("Neil", "Neil"), ("16", "+0x10"),
        (#""n""#, "n"), ("O'", "O\\'"),
      ])
  }
}
