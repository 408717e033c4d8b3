import PayloadFormats
import SourceJSON
import Testing

/// Pointers find values, and strings with JSON point into themselves.
@Suite struct ValuePointerTests {
  private func find(_ pointer: String, in text: String) throws -> [String] {
    let pointer = try ValuePointer(pointer)
    return try Array(text.utf8).withUnsafeBufferPointer { bytes in
      try JSONScanner.check(bytes)
      let text = CheckedText(bytes)
      var walk = PointerWalk(pointer, from: .init(range: text.root, path: ""))
      try walk.check(in: text)
      var found: [String] = []
      while let match = walk.next(in: text) {
        found.append(match.path + " " + String(decoding: bytes[match.range], as: UTF8.self))
      }
      return found
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
    ("", " [ 1 ] ", [" [ 1 ]"]),
    ("/*/*", "[[1 , 2],{\"a\" : [] }, []]", ["/0/0 1", "/0/1 2", "/1/a []"]),
    ("/*/b", #"[{"b":"]\"}","b":"}"},{"b":{"b":"\\"}}]"#, [#"/0/b "}""#, #"/1/b {"b":"\\"}"#]),
    ("/*/0", #"[[-1.5e3,2],["\\",null]]"#, ["/0/0 -1.5e3", #"/1/0 "\\""#]),
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
    // The step that fails first counts, then the value that comes first.
    ("/*/x/*", #"[{"x":1},{"x":[]},{}]"#, "there is no value at /2/x"),
    ("/*/*", #"[[1],2,3]"#, "/1 is not an array"),
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
    let embedded = try document.withView { view in
      let text = CheckedText(view.bytes)
      return try EmbeddedText(text.root, in: text)
    }
    #expect(String(decoding: embedded.bytes, as: UTF8.self) == expected)
    for (part, origin) in parts {
      let range = try #require(expected.utf8Range(of: part))
      let found = Array(text.utf8)[embedded.map.origin(of: range)]
      #expect(String(decoding: found, as: UTF8.self) == origin)
    }
  }

  /// A string of escapes takes several times its length, which is limited.
  @Test func anEmbeddedTextHasALimitOfMemory() throws {
    let string = "\"" + String(repeating: #"\"a"#, count: 10_000) + "\""
    #expect(try Self.embeddedLength(of: string, maximumMemory: .max) == 20_000)
    #expect {
      try Self.embeddedLength(of: string, maximumMemory: 100_000)
    } throws: {
      ($0 as? FormatError)?.isLimit == true
    }
  }

  private static func embeddedLength(of string: String, maximumMemory: Int) throws -> Int {
    try Array(string.utf8).withUnsafeBufferPointer { bytes in
      let text = CheckedText(bytes)
      return try EmbeddedText(text.root, in: text, maximumMemory: maximumMemory).bytes.count
    }
  }
}
