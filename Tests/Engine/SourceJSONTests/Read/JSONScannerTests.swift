import SourceJSON
import Testing

@Suite("Reading JSON: the grammar and the positions")
struct JSONScannerTests {
  @Test(
    "A text is one value with white space around",
    arguments: [
      ("null", nil), ("true", true), ("false", false), ("0", 0), ("-1.5e2", -150), ("\"\"", ""),
      ("[]", []), ("{}", [:]), (" \t\r\n null \n", nil), ("[ ]", []), ("{ \n }", [:]),
      ("[1,2]", [1, 2]), ("[ 1 , [ ] , { } ]", [1, [], [:]]), ("[[[[]]]]", [[[[]]]]),
      (#"{"a":1}"#, ["a": 1]), (#" { "a" : { "b" : [ null ] } } "#, ["a": ["b": [nil]]]),
      ("[true,false,null]", [true, false, nil]),
    ] as [(String, JSONValue)])
  func values(text: String, expected: JSONValue) throws {
    #expect(try value(of: text) == expected)
  }

  @Test("Every value and key has its position")
  func positions() throws {
    let text = #" {"name": "Ann", "é" : [ -1.5e1 ,true, {} ], "x":null} "#
    #expect(
      try SourceJSONTests.values(of: text) == [
        Found(.object, #"{"name": "Ann", "é" : [ -1.5e1 ,true, {} ], "x":null}"#, at: 1),
        Found(.key, #""name""#, at: 2), Found(.string, #""Ann""#, at: 10),
        Found(.key, #""é""#, at: 17), Found(.array, "[ -1.5e1 ,true, {} ]", at: 24),
        Found(.number, "-1.5e1", at: 26), Found(.true, "true", at: 34),
        Found(.object, "{}", at: 40),
        Found(.key, #""x""#, at: 46), Found(.null, "null", at: 50),
      ])
  }

  @Test("Members side by side are read as those with white space between", arguments: 0...40)
  func plainMembers(length: Int) throws {
    let words = [
      "null", "true", "false", "\"\(String(repeating: "v", count: length))\"", "-1", "[]",
    ]
    let members = (0..<50).map { number in
      ("\"\(String(repeating: "k", count: length))\(number)\"", words[number * 7 % words.count])
    }
    func text(_ space: String) -> String {
      let parts = members.map { [$0.0, ":", $0.1].joined(separator: space) }
      return "{" + parts.joined(separator: space + "," + space) + "}"
    }
    let dense = try SourceJSONTests.values(of: text(""))
    let spaced = try SourceJSONTests.values(of: text(" "))
    #expect(dense.dropFirst().map(\.source) == spaced.dropFirst().map(\.source))
    #expect(dense.map(\.kind) == spaced.map(\.kind))
    #expect(try value(of: text("")) == value(of: text(" ")))
  }

  @Test(
    "A member that is cut short or spelled wrongly is an error at its place",
    arguments: [
      (#"{"a":nul}"#, 5), (#"{"a":nulls}"#, 9), (#"{"a":tru"#, 5), (#"{"a":truE,"b":1}"#, 5),
      (#"{"a":fals1,"b":1}"#, 5), (#"{"a":falsee,"b":1}"#, 10), (#"{"a":null"#, 9),
      (#"{"a":false"#, 10), (#"{"a":true,"#, 10), (#"{"a":true,}"#, 10), (#"{"a":"b""#, 8),
      (#"{"a":"b","#, 9), (#"{"a"x"#, 4), (#"{"a":"#, 5), (#"{"a":null,"b"#, 12),
    ])
  func wrongMembers(_ text: String, _ offset: Int) throws {
    #expect(try #require(failure(of: text)).offset == offset)
    // The same with much text behind it, where words are compared at once.
    let rest = text + String(repeating: "}", count: 40)
    #expect(failure(of: rest) != nil)
  }

  @Test("A lone value follows its white space")
  func positionsOfScalars() throws {
    #expect(try SourceJSONTests.values(of: "\n\t0 ") == [Found(.number, "0", at: 2)])
    #expect(try SourceJSONTests.values(of: " \"\" ") == [Found(.string, "\"\"", at: 1)])
    #expect(try SourceJSONTests.values(of: "false") == [Found(.false, "false", at: 0)])
    #expect(try SourceJSONTests.values(of: "[\n]") == [Found(.array, "[\n]", at: 0)])
  }

  @Test("The next entry of a container is the one after its contents")
  func links() throws {
    let document = try JSONDocument(Array(#"[[1,[2]],{"a":[3],"b":4},5]"#.utf8))
    document.withView { view in
      #expect(view.count == 12)
      #expect(
        (0..<view.count).map { view[$0].next }
          == [12, 5, 3, 5, 5, 11, 7, 9, 9, 10, 11, 12].map(UInt32.init))
    }
  }

  @Test(
    "A byte order mark is rejected at its place, as in JSON.parse",
    arguments: [
      ("\u{FEFF}{}", 0), ("\u{FEFF}1", 0), ("\u{FEFF} 1", 0), ("\u{FEFF}", 0),
      ("\u{FEFF}\u{FEFF}1", 0), (" \u{FEFF}1", 1), ("1\u{FEFF}", 1), ("[\u{FEFF}1]", 1),
      ("{\u{FEFF}}", 1),
    ])
  func byteOrderMark(_ text: String, _ offset: Int) throws {
    let error = try #require(failure(of: text))
    #expect(error.offset == offset)
    #expect((error.line, error.column) == (1, offset + 1))
    #expect(error.description.hasSuffix(", found a byte order mark"))
  }

  @Test("A byte order mark in a string is a character, and a part of one is not UTF-8")
  func otherByteOrderMarks() throws {
    #expect(try value(of: "\"\u{FEFF}\"") == "\u{FEFF}")
    #expect(failure(of: [0xEF, 0xBB])?.kind == .invalidUTF8)
    #expect(failure(of: [0xFF, 0xFE, 0x31, 0])?.kind == .invalidUTF8)
    #expect(failure(of: "\u{FEFE}1")?.description == "expected a value, found \"\u{FEFE}\"")
  }

  @Test("Only the four characters of the grammar are white space")
  func otherWhiteSpace() {
    for space in [
      "\u{B}", "\u{C}", "\u{A0}", "\u{2028}", "\u{3000}", "\0", "\u{85}", "/**/", "//\n",
    ] {
      #expect(failure(of: space + "1")?.offset == 0)
      #expect(failure(of: "1" + space)?.offset == 1)
      #expect(failure(of: "[1," + space + "2]")?.offset == 3)
    }
  }

  @Test("Depth counts arrays and objects; the default limit is 512")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(failure(of: nested(512)) == nil)
    let error = try #require(failure(of: nested(513)))
    #expect(error.kind == .depthExceeded(limit: 512))
    #expect(error.offset == 512)
    #expect(error.isLimit)
    let objects = String(repeating: "{\"a\":", count: 513)
    #expect(failure(of: objects)?.kind == .depthExceeded(limit: 512))
    let flat = JSONLimits(maximumDepth: 0)
    #expect(failure(of: "1", limits: flat) == nil)
    #expect(failure(of: "[]", limits: flat)?.kind == .depthExceeded(limit: 0))
    #expect(failure(of: "[[],[],{}]", limits: JSONLimits(maximumDepth: 2)) == nil)
    #expect(failure(of: "[[],[[]]]", limits: JSONLimits(maximumDepth: 2))?.offset == 5)
  }

  @Test("A hundred thousand brackets use no stack")
  func manyBrackets() throws {
    let open = String(repeating: "[", count: 100_000)
    #expect(failure(of: open)?.kind == .depthExceeded(limit: 512))
    let deep = JSONLimits(depthOfTape: 1_000_000)
    let error = try #require(failure(of: open, limits: deep))
    #expect(error.kind == .unexpectedEnd(expected: "a value or \"]\""))
    #expect(error.offset == 100_000)
    let closed = open + String(repeating: "]", count: 100_000)
    #expect(failure(of: closed, limits: deep) == nil)
    #expect(failure(of: closed + "]", limits: deep)?.offset == 200_000)
    let objects = String(repeating: "{\"\":[", count: 50_000)
    #expect(failure(of: objects, limits: deep)?.offset == 250_000)
  }

  @Test("A text over the size limit is not read at all")
  func size() throws {
    let limit = JSONLimits(maximumBytes: 4)
    #expect(failure(of: "true", limits: limit) == nil)
    let error = try #require(failure(of: "wrong", limits: limit))
    #expect(error.kind == .sizeExceeded(limit: 4))
    #expect(error.isLimit)
    #expect(error.offset == 0)
  }

  @Test(
    "A string or key over its limit is found, in bytes as it is written",
    arguments: [
      (#""abcd""#, nil), (#""abcde""#, 0), (#"[1,"ab","abcde"]"#, 8), (#"{"abcd":"éé"}"#, nil),
      (#"{"abcde":1}"#, 1), (#"{"a":{"b":"\u0041"}}"#, 10), (#""😀""#, nil), (#""😀a""#, 0),
    ] as [(String, Int?)])
  func stringSize(_ text: String, _ offset: Int?) {
    let error = failure(of: text, limits: JSONLimits(maximumStringBytes: 4))
    #expect(error?.offset == offset)
    #expect(error?.kind == offset.map { _ in .stringExceeded(limit: 4) })
    #expect(error?.isLimit != false)
  }

  @Test("A syntax error is reported before a string's limit")
  func stringSizeOfNoJSON() {
    let limits = JSONLimits(maximumStringBytes: 4)
    #expect(failure(of: #"["abcde",]"#, limits: limits)?.isLimit == false)
  }

  @Test("A tape is used again for the next text")
  func tapeIsReused() throws {
    var tape = Tape()
    for text in ["[1,2,3]", "{}", #"{"a":[true]}"#, "7"] {
      try Array(text.utf8).withUnsafeBufferPointer { bytes in
        try JSONScanner.scan(bytes, into: &tape)
        let view = JSONView(bytes: bytes, entries: tape.entries, count: tape.count)
        #expect(view.value(at: 0) == (try value(of: text)))
      }
    }
    #expect(tape.count == 1)
  }
}
