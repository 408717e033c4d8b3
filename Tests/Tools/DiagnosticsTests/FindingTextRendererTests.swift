import Diagnostics
import SchemaModel
import SourceJSON
import Testing
import Validation

@Suite("Findings as lines of text")
struct FindingTextRendererTests {
  private static let schema = ZodSchema.object {
    Field("role", .enumeration("head", "assistant"))
    Field("list", .array(.string().max(3, "Too long")).optional())
  }

  private func text(
    _ payload: String, by schema: ZodSchema = schema,
    origin: RecordOrigin = RecordOrigin(path: "a.json"), style: TextStyle = .plain
  ) throws -> String {
    rendered(
      try findings(of: payload, by: schema, origin: origin), by: FindingTextRenderer(style: style))
  }

  @Test("path:line:col: error: message [code], the source line, a mark, the field")
  func issue() throws {
    #expect(
      try text(#"{"role": "boss"}"#) == """
        a.json:1:10: error: Invalid option: expected one of "head"|"assistant" [invalid_value]
          1 | {"role": "boss"}
            |          ^~~~~~
            = at role

        """)
  }

  @Test("An issue of the whole payload has no field")
  func root() throws {
    #expect(
      try text("  []") == """
        a.json:1:3: error: Invalid input: expected object, received array [invalid_type]
          1 |   []
            |   ^~

        """)
  }

  @Test("Each issue stands where its value does, behind wide and narrow characters")
  func several() throws {
    let payload = "{\"role\": \"head\", \"list\": [\"é\",\n\t\"漢\", \"four\", 1]}"
    #expect(
      try text(payload) == """
        a.json:2:7: error: Too long [too_big]
          2 |  "漢", "four", 1]}
            |        ^~~~~~
            = at list.2
        a.json:2:15: error: Invalid input: expected string, received number [invalid_type]
          2 |  "漢", "four", 1]}
            |                ^
            = at list.3

        """)
  }

  @Test("A missing field is marked at the key of what should have it, at the root at the brace")
  func missing() throws {
    #expect(try text("\n {}").contains("  2 |  {}\n    |  ^\n    = at role\n"))
    let nested = ZodSchema.object { Field("in", Self.schema) }
    #expect(try text(#"{"in": {}}"#, by: nested).contains("| {\"in\": {}}\n    |  ^~~~\n"))
    // Nested keys of the same name are distinguished.
    let same = ZodSchema.object { Field("a", .object { Field("a", .string()) }) }
    #expect(try text(#"{"a": {"a": 1}}"#, by: same).contains("|             ^\n"))
    #expect(try text(#"{"a": {}}"#, by: same).contains("|  ^~~\n"))
  }

  @Test("An unknown field is marked at its key")
  func unknown() throws {
    let strict = ZodSchema.object { Field("a", .number()) }.strict()
    let text = try text(#"{"a": 1, "bc": 2}"#, by: strict)
    #expect(text.contains("|          ^~~~\n"))
    #expect(text.hasPrefix("a.json:1:10: error: Unrecognized key: \"bc\" [unrecognized_keys]"))
  }

  @Test("Nothing wrong, nothing said")
  func noIssues() throws {
    #expect(try text(#"{"role":"head"}"#).isEmpty)
  }

  @Test("A record of NDJSON counts the lines and bytes before it")
  func linesBefore() throws {
    let origin = RecordOrigin(path: "a.ndjson", linesBefore: 41, bytesBefore: 1_000, isLine: true)
    #expect(try text("1", origin: origin).hasPrefix("a.ndjson:42:1: error: "))
    #expect(
      try findings(of: " 1", by: Self.schema, origin: origin)[0].range?.start.offset == 1_001)
  }

  @Test("A text that is not JSON is marked at what can't be read")
  func notJSON() throws {
    let bytes = Array("{\n \"a\": ]".utf8)
    let error = try #require(throws: JSONError.self) { try JSONDocument(bytes) }
    let finding = bytes.withUnsafeBufferPointer {
      FindingMaker($0, origin: RecordOrigin(path: "a.json")).finding(of: error)
    }
    #expect(
      FindingTextRenderer().text(of: finding) == """
        a.json:2:7: error: not JSON: expected a value, found "]" [not_json]
          2 |  "a": ]
            |       ^

        """)
  }

  @Test("A payload that can't be decided is marked at the limit or the start")
  func undecided() throws {
    var validator = try Validator(Self.schema)
    validator.limits.reading.maximumDepth = 1
    let bytes = Array("[[]]".utf8)
    guard case .undecided(let reason) = validator.validate(bytes) else {
      Issue.record("a payload over the limit is decided")
      return
    }
    bytes.withUnsafeBufferPointer { buffer in
      let maker = FindingMaker(buffer, origin: RecordOrigin(path: "a.json"))
      let text = FindingTextRenderer().text(of: maker.finding(of: reason))
      #expect(
        text.hasPrefix(
          "a.json:1:2: error: undecided: the payload is nested deeper than the limit of 1"))
      #expect(
        FindingTextRenderer().text(of: maker.finding(of: .issueLimit(7))).hasPrefix(
          "a.json:1:1: error: "))
    }
  }

  @Test("Of a long line the part around the mark is shown")
  func longLine() throws {
    let long = String(repeating: "é", count: 500)
    let text = try text("{\"x\": \"\(long)\", \"role\": 1, \"y\": \"\(long)\"}")
    let lines = text.split(separator: "\n")
    #expect(lines[1].hasPrefix("  1 | …é"))
    #expect(lines[1].hasSuffix("é…"))
    #expect(lines[1].count < 130)
    let mark = try #require(lines[2].firstIndex(of: "^"))
    let offset = lines[2].distance(from: lines[2].startIndex, to: mark)
    #expect(lines[1][lines[1].index(lines[1].startIndex, offsetBy: offset)] == "1")
  }

  @Test("Colours are around the parts, and nothing else changes")
  func colors() throws {
    let colored = try text(#"{"role": "boss"}"#, style: .colored)
    #expect(colored.hasPrefix("\u{1B}[1ma.json:1:10:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "))
    #expect(try colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(#"{"role": "boss"}"#))
  }

  @Test(
    "What would break the line or drive the terminal is escaped",
    arguments: [
      ("\n", #"\u{a}"#), ("\r\n", #"\u{d}\u{a}"#), ("\t", #"\u{9}"#), ("\0", #"\u{0}"#),
      ("\u{1B}[31m", #"\u{1b}[31m"#), ("\u{7F}", #"\u{7f}"#), ("\u{9B}", #"\u{9b}"#),
      ("\u{85}", #"\u{85}"#), ("\u{2028}", #"\u{2028}"#), ("\u{2029}", #"\u{2029}"#),
      ("é漢😀 \\", "é漢😀 \\"), ("e\u{301}", "e\u{301}"),
    ])
  func escapes(text: String, expected: String) throws {
    let key = JSONWriter.string(of: .string(.init(text)))
    let lines = try self.text(
      "{\(key):1}", by: ZodSchema.record(.string("no \(text)!")),
      origin: RecordOrigin(path: "a\(text)b")
    ).split(separator: "\n")
    #expect(
      lines[0] == "a\(expected)b:1:\(key.utf16.count + 3): error: no \(expected)! [invalid_type]")
    #expect(lines.last == "    = at \(expected)")
  }
}
