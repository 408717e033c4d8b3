import Diagnostics
import SchemaModel
import SourceJSON
import Testing
import Validation

@Suite("Findings as lines of text")
struct TextRendererTests {
  private static let schema = Schema.object {
    Field("role", .enumeration("head", "assistant"))
    Field("list", .array(.string().max(3, "Too long")).optional())
  }

  /// The lines for the issues that a payload has by a schema.
  private func lines(
    _ payload: String, by schema: Schema = schema, path: String = "coach.json", linesBefore: Int = 0
  ) throws -> [String] {
    let bytes = Array(payload.utf8)
    let issues = try Validator(schema).validate(bytes).issues
    let text = bytes.withUnsafeBufferPointer {
      TextRenderer(path: path, linesBefore: linesBefore).render(issues, in: $0)
    }
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  @Test("path:line:col: error: message (code), then the field")
  func issue() throws {
    #expect(
      try lines(#"{"role": "boss"}"#) == [
        #"coach.json:1:10: error: Invalid option: expected one of "head"|"assistant" (invalid_value)"#,
        "    at role",
      ])
  }

  @Test("An issue of the whole payload has no field")
  func root() throws {
    #expect(
      try lines("  []") == [
        "coach.json:1:3: error: Invalid input: expected object, received array (invalid_type)"
      ])
  }

  @Test("Each issue stands where its value does")
  func several() throws {
    let payload = """
      {
        "role": "head",
        "list": ["é", "four",
          1]
      }
      """
    #expect(
      try lines(payload) == [
        "coach.json:3:18: error: Too long (too_big)", "    at list.1",
        "coach.json:4:5: error: Invalid input: expected string, received number (invalid_type)",
        "    at list.2",
      ])
  }

  @Test("An absent value is reported at what should hold it")
  func absent() throws {
    #expect(
      try lines("\n {}") == [
        #"coach.json:2:2: error: Invalid option: expected one of "head"|"assistant" (invalid_value)"#,
        "    at role",
      ])
  }

  @Test("Nothing wrong, nothing said")
  func noIssues() throws {
    #expect(try lines(#"{"role":"head"}"#).isEmpty)
  }

  @Test("Issues of a value that was no text stand at the start")
  func noText() throws {
    let issues = try Validator(Self.schema).validate([1] as JSONValue).issues
    let text = [UInt8]().withUnsafeBufferPointer { TextRenderer(path: "-").render(issues, in: $0) }
    #expect(
      text == "-:1:1: error: Invalid input: expected object, received array (invalid_type)\n")
  }

  @Test("A record of NDJSON counts the lines before it")
  func linesBefore() throws {
    #expect(
      try lines("1", path: "a.ndjson", linesBefore: 41)[0].hasPrefix("a.ndjson:42:1: error: "))
    let error = try #require(throws: JSONError.self) { try JSONDocument(Array("[1\n2]".utf8)) }
    #expect(
      TextRenderer(path: "a.ndjson", linesBefore: 41).render(error)
        == "a.ndjson:43:1: error: not JSON: expected \",\" or \"]\", found \"2\"\n")
  }

  @Test("A text that is not JSON has one line, at what can't be read")
  func notJSON() throws {
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(Array("{\n \"a\": ]".utf8))
    }
    #expect(
      TextRenderer(path: "a.json").render(error)
        == "a.json:2:7: error: not JSON: expected a value, found \"]\"\n")
  }

  @Test("A payload that can't be decided has one line, at the limit or the start")
  func undecided() throws {
    var validator = try Validator(Self.schema)
    validator.limits.maximumDepth = 1
    guard case .undecided(let reason) = try validator.validate("[[]]") else {
      Issue.record("a payload over the limit is decided")
      return
    }
    #expect(
      TextRenderer(path: "a.json").render(reason)
        == "a.json:1:2: error: undecided: the payload is nested deeper than the limit of 1\n")
    #expect(
      TextRenderer(path: "a.ndjson", linesBefore: 2).render(.htmlLimit)
        == "a.ndjson:3:1: error: undecided: the HTML nests too deep to be sanitized\n")
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
    let lines = try lines(
      "{\(key):1}", by: Schema.record(.string("no \(text)!")), path: "a\(text)b")
    #expect(
      lines == [
        "a\(expected)b:1:\(key.utf8.count + 3): error: no \(expected)! (invalid_type)",
        "    at \(expected)",
      ])
  }
}
