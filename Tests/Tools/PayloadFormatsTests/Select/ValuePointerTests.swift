import PayloadFormats
import SourceJSON
import Testing

/// Pointers find values, and strings with JSON point into themselves.
@Suite struct ValuePointerTests {
  private func find(_ pointer: String, in text: String) throws -> [String] {
    let document = try JSONDocument(Array(text.utf8))
    return try document.withView { view in
      try ValuePointer(pointer).matches(in: view).map { match in
        let range = view[match.entry].sourceRange
        return match.path + " " + String(decoding: view.bytes[range], as: UTF8.self)
      }
    }
  }

  @Test(arguments: [
    ("", #"{"a":1}"#, [#" {"a":1}"#]), ("/a", #"{"a":1}"#, ["/a 1"]),
    ("/a", #"{"a":1,"a":2}"#, ["/a 2"]),
    ("/rows/*", #"{"rows":[1,[2]]}"#, ["/rows/0 1", "/rows/1 [2]"]),
    ("/*", #"{"a":1,"b/c~":2}"#, ["/a 1", "/b~1c~0 2"]),
    ("/*/x", #"[{"x":1},{"x":2}]"#, ["/0/x 1", "/1/x 2"]), ("/1", "[5,6]", ["/1 6"]),
    ("/*", "[]", []),
    ("/~0~1~2", #"{"~/*":1}"#, ["/~0~1* 1"]), ("/", #"{"":1}"#, ["/ 1"]),
    ("/0", #"{"0":1}"#, ["/0 1"]),
    ("/é", #"{"\u00e9":1}"#, ["/é 1"]),
  ])
  func values(_ pointer: String, _ text: String, _ expected: [String]) throws {
    #expect(try find(pointer, in: text) == expected)
  }

  @Test(arguments: [
    ("/b", #"{"a":1}"#, "there is no value at /b"), ("/1", "[5]", "there is no value at /1"),
    ("/a/b", #"{"a":1}"#, "there is no value at /a/b"), ("/a/*", #"{"a":1}"#, "/a is not an array"),
    ("/x", "[5]", "the value is an array"), ("/*/x", #"[{"x":1},{}]"#, "there is no value at /1/x"),
    ("/01", "[5,6]", "the value is an array"),
    ("/99999999999999999999", "[5]", "the value is an array"),
  ])
  func misses(_ pointer: String, _ text: String, _ reason: String) {
    #expect { try find(pointer, in: text) } throws: { ($0 as? ValuePointer.Miss)?.reason == reason }
  }

  @Test(arguments: ["a", "rows/*", "/~", "/~3", "/a~"])
  func notAPointer(_ text: String) { #expect(throws: FormatError.self) { try ValuePointer(text) } }

  @Test(arguments: [
    (#""{\"a\":1}""#, #"{"a":1}"#, [(#""a""#, #"\"a\""#), ("1", "1")]),
    (#""[1]""#, "[1]", [("[1]", "[1]")]),
    (#""\u007b\ud83d\ude00\n}""#, "{😀\n}", [("😀", #"\ud83d\ude00"#), ("}", "}")]),
  ])
  func embedded(_ text: String, _ expected: String, _ parts: [(String, String)]) throws {
    let document = try JSONDocument(Array(text.utf8))
    let embedded = document.withView { EmbeddedText($0[0], in: $0) }
    #expect(String(decoding: embedded.bytes, as: UTF8.self) == expected)
    for (part, origin) in parts {
      let range = try #require(expected.utf8Range(of: part))
      let found = Array(text.utf8)[embedded.map.origin(of: range)]
      #expect(String(decoding: found, as: UTF8.self) == origin)
    }
  }
}
