import SourceJSON
import Testing

@Suite("Texts that are not JSON")
struct JSONErrorTests {
  @Test(
    "The found and the expected text",
    arguments: [
      ("?", 0, #"expected a value, found "?""#),
      ("]", 0, #"expected a value, found "]""#),
      (",", 0, #"expected a value, found ",""#),
      ("'a'", 0, #"expected a value, found "'""#),
      ("NaN", 0, #"expected a value, found "N""#),
      ("nul", 0, #"expected a value, found "n""#),
      ("nulL", 0, #"expected a value, found "n""#),
      ("True", 0, #"expected a value, found "T""#),
      ("[tru]", 1, #"expected a value or "]", found "t""#),
      ("undefined", 0, #"expected a value, found "u""#),
      ("+1", 0, #"expected a value, found "+""#),
      (".5", 0, #"expected a value, found ".""#),
      ("é", 0, #"expected a value, found "é""#),
      ("[😀]", 1, #"expected a value or "]", found "😀""#),
      ("[,1]", 1, #"expected a value or "]", found ",""#),
      ("[1,]", 3, #"expected a value, found "]""#),
      ("[1,,2]", 3, #"expected a value, found ",""#),
      ("[1 2]", 3, #"expected "," or "]", found "2""#),
      ("[1}", 2, #"expected "," or "]", found "}""#),
      ("[1:2]", 2, #"expected "," or "]", found ":""#),
      ("[\"a\"b]", 4, #"expected "," or "]", found "b""#),
      ("{1:2}", 1, #"expected a key or "}", found "1""#),
      ("{a:1}", 1, #"expected a key or "}", found "a""#),
      ("{]", 1, #"expected a key or "}", found "]""#),
      ("{,}", 1, #"expected a key or "}", found ",""#),
      (#"{"a":1,}"#, 7, #"expected a key, found "}""#),
      (#"{"a":1,b:2}"#, 7, #"expected a key, found "b""#),
      (#"{"a" 1}"#, 5, #"expected ":", found "1""#),
      (#"{"a","b"}"#, 4, #"expected ":", found ",""#),
      (#"{"a"::1}"#, 5, #"expected a value, found ":""#),
      (#"{"a":}"#, 5, #"expected a value, found "}""#),
      (#"{"a":1 "b":2}"#, 7, #"expected "," or "}", found a quote"#),
      (#"{"a":1]"#, 6, #"expected "," or "}", found "]""#),
      (#"{"a":[1,2,{"b":}]}"#, 15, #"expected a value, found "}""#),
      ("1 2", 2, #"expected the end of the text, found "2""#),
      ("[]]", 2, #"expected the end of the text, found "]""#),
      ("{}\n{}", 3, #"expected the end of the text, found "{""#),
      ("null,", 4, #"expected the end of the text, found ",""#),
      ("nullx", 4, #"expected the end of the text, found "x""#),
      ("\u{1}", 0, "expected a value, found the control character 0x1"),
      ("\u{7F}", 0, "expected a value, found the control character 0x7f"),
      ("[\"a\n\"]", 3, "expected a character of the string or a closing quote, found a line break"),
      ("\"\t\"", 1, "expected a character of the string or a closing quote, found a tab"),
      (
        "\"\r\"", 1,
        "expected a character of the string or a closing quote, found a carriage return"
      ),
      (
        "\"\0\"", 1,
        "expected a character of the string or a closing quote, found the control character 0x0"
      ),
      (#""\x""#, 2, #"expected one of " \ / b f n r t u behind a backslash, found "x""#),
      (#""\'""#, 2, #"expected one of " \ / b f n r t u behind a backslash, found "'""#),
      (#""\U0041""#, 2, #"expected one of " \ / b f n r t u behind a backslash, found "U""#),
      (#""\u12g4""#, 5, #"expected four hexadecimal digits, found "g""#),
      (#""\u12""#, 5, "expected four hexadecimal digits, found a quote"),
      (#""\u{41}""#, 3, #"expected four hexadecimal digits, found "{""#),
    ])
  func unexpected(text: String, offset: Int, description: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.offset == offset)
    #expect(error.description == description)
    #expect(!error.isLimit)
  }

  @Test(
    "The error of a truncated text names what is missing",
    arguments: [
      ("", "a value"), (" \n\t\r ", "a value"), ("[", "a value or \"]\""),
      ("[ ", "a value or \"]\""),
      ("[1", "\",\" or \"]\""), ("[1,", "a value"), ("{", "a key or \"}\""), ("{\"a\"", "\":\""),
      ("{\"a\":", "a value"), ("{\"a\":1", "\",\" or \"}\""), ("{\"a\":1,", "a key"),
      ("[{\"a\":[]", "\",\" or \"}\""), ("\"", "a closing quote"),
      ("\"abcdefghijk", "a closing quote"),
      ("\"\\", "an escape"), ("\"\\\"", "a closing quote"), ("\"\\u", "four hexadecimal digits"),
      ("\"\\u12", "four hexadecimal digits"), ("\"\\u1234", "a closing quote"), ("-", "a digit"),
      ("1.", "a digit"), ("1e", "a digit"), ("1e+", "a digit"), ("[-", "a digit"),
    ])
  func endsTooSoon(text: String, expected: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.kind == .unexpectedEnd(expected: expected))
    #expect(error.offset == text.utf8.count)
    #expect(error.description == "expected \(expected), found the end of the text")
  }

  @Test(
    "Lines end at LF and columns count bytes, both from 1",
    arguments: [
      ("?", 1, 1), ("\n?", 2, 1), ("\n\n  ?", 3, 3), ("\r\n ?", 2, 2), ("[1,\n \"é\" 2]", 2, 7),
      ("[\r?", 1, 3), ("{\n\"a\": 1\n", 3, 1), ("[\"\n", 1, 3), ("", 1, 1),
    ])
  func linesAndColumns(text: String, line: Int, column: Int) throws {
    let error = try #require(failure(of: text))
    #expect(error.line == line)
    #expect(error.column == column)
  }

  @Test("A limit is distinguished from a syntax error")
  func limits() {
    let deep = failure(of: "[[]]", limits: JSONLimits(maximumDepth: 1))
    #expect(deep?.isLimit == true)
    #expect(deep?.description == "nested deeper than the limit of 1")
    let long = failure(of: "[[]]", limits: JSONLimits(maximumBytes: 3))
    #expect(long?.isLimit == true)
    #expect(long?.description == "longer than the limit of 3 bytes")
    #expect(failure(of: [0x22, 0xFF, 0x22])?.isLimit == false)
    #expect(failure(of: [0x22, 0xFF, 0x22])?.description == "the bytes are not UTF-8")
  }
}
