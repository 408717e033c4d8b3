import Diagnostics
import SourceJSON
import TestSupport
import Testing

@testable import compass_validate

/// The reading of project files.
@Suite struct ProjectFileTests {
  private static func read(_ text: String) throws -> ProjectFile {
    try ProjectFile(ProjectLocation(path: "compass-validate.json"), text: Array(text.utf8))
  }

  /// Returns the faults of a file, as `line:column: message`.
  private static func faults(_ text: String) throws -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as ProjectFile.Unusable {
      return error.findings.map { finding in
        let start = finding.range?.start
        return "\(start?.line ?? 0):\(start?.column ?? 0): \(finding.message)"
      }
    }
  }

  @Test func commentsAndTrailingCommas() throws {
    let project = try Self.read(
      """
      // All of it.
      {
        "files": [
          /* The first. */
          { "include": ["a", "./b/", "b/**/**/*.json",], "schema": "coach", },
          { "include": ".", "schema": {"document": "s.json"}, "limits": {"maxDepth": 3} },
        ],
        "defaults": { "revision": "2026-08", "year": 2027, "limits": {"maxLine": 9} },
        "maxIssues": 5,
      }
      """)
    #expect(project.entries.map(\.line) == [5, 6])
    #expect(project.entries[0].include.map(\.text) == ["a", "b", "b/**/*.json"])
    #expect(
      project.entries[0].words == ["--revision", "2026-08", "--year", "2027", "--max-line", "9"])
    // A document has its own years, and each limit is one by itself.
    #expect(
      project.entries[1].words == ["--revision", "2026-08", "--max-depth", "3", "--max-line", "9"])
    #expect(project.words == ["--max-issues", "5"])
  }

  @Test(arguments: [
    ("", "1:1: not JSON: expected a value, found the end of the text"),
    ("{\n  \"files\" []}", "2:11: not JSON: expected \":\", found \"[\""),
    ("{ /* no end", "1:3: not JSON: a comment without its end"),
    ("[]", "1:1: Invalid input: expected object, received array"),
    ("{}", #"1:1: The key "files" is missing"#),
    (#"{"files":[],"exclud":[]}"#, #"1:13: Unknown key "exclud"; did you mean "exclude"?"#),
    (#"{"files":[],"files":[]}"#, #"1:13: The key "files" is repeated"#),
    (
      "{\"files\":[\n{\"include\":\"a\",\"schema\":\"coahc\"}]}",
      #"2:25: There is no schema "coahc" in revision 2026-08; did you mean "coach"?"#
    ),
    (
      #"{"files":[{"include":"a","schema":"coach","max_bytes":1}]}"#,
      #"1:43: Unknown key "max_bytes"; expected one of include, exclude, schema, revision, zod, year, encode, "#
        + "stubFunctions, ndjson, inputFormat, delimiter, comments, at, embedded, each, schemaFromPayload, limits"
    ),
    (
      #"{"files":[{"include":"a","schema":"coach","limits":{"maxByte":1}}]}"#,
      #"1:53: Unknown key "maxByte"; did you mean "maxBytes"?"#
    ),
    (
      #"{"files":[{"include":"a","schema":"coach","revision":"2026-8"}]}"#,
      #"1:54: Invalid option: expected one of "2026-02"|"2026-08"; did you mean "2026-08"?"#
    ),
    (
      #"{"files":[{"include":"a","schema":"coach","limits":{"maxDepth":1001}}]}"#,
      "1:64: Too big: expected number to be <=1000"
    ),
    (
      #"{"files":[{"include":"../a","schema":"coach"}]}"#,
      #"1:22: A pattern stays in this file's folder, so ".." is not allowed"#
    ),
    (
      #"{"files":[{"include":["b","/a"],"schema":"coach"}]}"#,
      "1:27: A pattern starts at this file's folder, not at the root of the file system"
    ),
    (
      #"{"files":[{"include":"a"}]}"#,
      #"1:11: The entry has no "schema": the name of a built-in one, {"document": FILE} or {"jsonSchema": FILE}"#
    ),
    (
      #"{"files":[{"include":1,"schema":"coach"}]}"#,
      "1:22: Invalid input: expected string or array"
    ),
    (#"{"files":[{"schema":"coach"}]}"#, #"1:11: The key "include" is missing"#),
    (
      #"{"files":[{"include":"a","schema":{"documnt":"a"}}]}"#,
      #"1:36: Unknown key "documnt"; expected "document" or "jsonSchema""#
    ),
    (
      #"{"files":[{"include":"\#(String(repeating: "{a,b}", count: 14))","schema":"coach"}]}"#,
      "1:22: The braces have more than 10000 alternatives"
    ),
  ])
  func mistakes(_ text: String, _ fault: String) throws {
    #expect(try Self.faults(text) == [fault])
  }

  /// All mistakes are reported, in the order of the text.
  @Test func severalMistakes() throws {
    let faults = try Self.faults(
      "{\"zodd\":1,\n\"files\":[{\"include\":1,\"schema\":\"coach\"}],\n\"quiet\":\"yes\",\"jbos\":2}"
    )
    #expect(faults.map { $0.prefix(4) } == ["1:2:", "2:21", "3:9:", "3:15"])
  }

  @Test func tooMuch() throws {
    let entry = #"{"include":"a","schema":"coach"}"#
    let entries = [String](repeating: entry, count: 1_001).joined(separator: ",")
    #expect(try Self.faults("{\"files\":[\(entries)]}").count == 1)
    #expect(try Self.faults(String(repeating: "[", count: 100_000)).count == 1)
    let pattern = String(repeating: "{a,b}", count: 10)
    let braces = #"{"include":["\#(pattern)"],"schema":"coach"}"#
    let many = [String](repeating: braces, count: 20).joined(separator: ",")
    #expect(
      try Self.faults("{\"files\":[\(many)]}") == [
        "1:10: The patterns have more than 10000 alternatives together"
      ])
  }

  /// Random files are read, or rejected with a position in them.
  @Test func randomTexts() throws {
    var random = SeededRandom(seed: 6)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "//", "/*", "*/", "\n", " ", "1", "true", "null",
      "\"files\"", "\"include\"", "\"schema\"", "\"coach\"", "\"a/**\"", "\"limits\"", "é", "\0",
    ]
    let whole = Array(
      #"{"files":[{"include":["a/*.json"],"schema":{"document":"b"}}],"exclude":"c"}"#.utf8)
    for _ in 0..<300 {
      var text = whole
      for _ in 0...random.number(below: 3) {
        let place = random.number(below: text.count)
        let end = min(place + random.number(below: 4), text.count)
        text.replaceSubrange(place..<end, with: Array(random.choose(pieces).utf8))
      }
      do {
        _ = try ProjectFile(ProjectLocation(path: "compass-validate.json"), text: text)
      } catch let error as ProjectFile.Unusable {
        #expect(!error.findings.isEmpty)
        for finding in error.findings {
          #expect(finding.range.map { $0.start.offset <= text.count } == true)
        }
      }
    }
  }
}

/// The JSON Schema of project files.
@Suite struct ProjectSchemaTests {
  /// `compass-validate init --json-schema > schemas/compass-validate.schema.json` regenerates it.
  @Test func theFileInTheTreeIsCurrent() throws {
    let bytes = try Repository.bytes("schemas/compass-validate.schema.json")
    let schema = try ProjectSchema.jsonSchema()
    #expect(String(decoding: bytes, as: UTF8.self) == JSONWriter.indentedString(of: schema) + "\n")
    let result = try ToolRun()("init", "--json-schema")
    #expect(Array(result.output.utf8) == bytes)
  }

  /// The document names all keys.
  @Test func theDocumentNamesTheKeys() throws {
    let text = String(decoding: try Repository.bytes("docs/project.md"), as: UTF8.self)
    for setting in ProjectSetting.all where setting.group == nil {
      #expect(text.contains("`\(setting.key)`"), "\(setting.key)")
    }
    for key in ["files", "include", "exclude", "schema", "defaults", "limits", "schemaFromPayload"]
    {
      #expect(text.contains(key))
    }
  }
}
