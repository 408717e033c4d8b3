import SourceJSON
import TestSupport
import Testing

/// `generate`.
@Suite struct GenerateCommandTests {
  @Test func validPayloadsAreJudgedValid() throws {
    let tool = try ToolRun()
    let made = try tool("generate", "coach", "--valid", "--count", "50", "--seed", "7")
    #expect(made.status == 0)
    #expect(made.errors.isEmpty)
    #expect(made.output.split(separator: "\n").count == 50)
    try tool.expect(
      "coach", "--ndjson", "-", input: made.output, status: 0,
      errors: "1 file, 50 records, 0 invalid, 0 issues\n")
  }

  @Test func invalidPayloadsAreJudgedInvalid() throws {
    let tool = try ToolRun()
    let made = try tool("generate", "event", "--invalid", "--count", "50", "--seed", "7")
    #expect(made.status == 0)
    let judged = try tool("event", "--ndjson", "-", "--quiet", input: made.output)
    #expect(judged.status == 1)
    #expect(judged.errors.hasPrefix("1 file, 50 records, 50 invalid, "))
  }

  @Test func theSameSeedGivesTheSameBytes() throws {
    let tool = try ToolRun()
    let arguments = [
      "generate", "interaction", "--invalid", "--explain", "--count", "20", "--seed",
    ]
    func made(_ seed: String) throws -> String {
      try CompassValidateProcess.run(arguments + [seed], in: tool.folder).output
    }
    let first = try made("1")
    #expect(try made("1") == first)
    #expect(try made("2") != first)
  }

  @Test func aLongerSequenceStartsWithTheShorterOne() throws {
    let tool = try ToolRun()
    let short = try tool("generate", "school", "--count", "5").output
    #expect(try tool("generate", "school", "--count", "30").output.hasPrefix(short))
    #expect(try tool("generate", "school", "--valid", "--seed", "0").output.hasPrefix(short))
  }

  @Test func explainShowsWhatIsExpected() throws {
    let tool = try ToolRun()
    let made = try tool("generate", "login", "--invalid", "--explain", "--count", "40")
    #expect(made.status == 0)
    for line in made.output.split(separator: "\n") {
      let value = try JSONDocument(Array(line.utf8)).value
      #expect(value.object?.members.map(\.key) == ["payload", "mutations", "expected"])
      let mutations = try #require(value["mutations"]?.elements)
      let expected = try #require(value["expected"]?.elements)
      #expect((1...3).contains(mutations.count))
      for mutation in mutations {
        #expect(mutation["mutation"]?.text?.bytes.isEmpty == false)
        let issue = try #require(mutation["issue"])
        #expect(issue.object?.members.map(\.key) == ["code", "path"])
        #expect(expected.contains(issue))
      }
    }
    let valid = try tool("generate", "login", "--explain", "--count", "3")
    #expect(
      valid.output.split(separator: "\n").allSatisfy {
        $0.hasSuffix(#","mutations":[],"expected":[]}"#)
      })
  }

  @Test(arguments: ["--valid", "--invalid"])
  func vectorsAreAFileThatTheSuiteRuns(_ kind: String) throws {
    let tool = try ToolRun()
    for (revision, suite) in [("2026-02", "event"), ("2026-08", "event-2026-08")] {
      let made = try tool(
        "generate", "event", kind, "--vectors", "--count", "20", "--seed", "3", "--revision",
        revision)
      #expect(made.status == 0)
      try tool.folder.write(made.output, to: "fresh/event.json")
      try tool.expect(
        "conformance", "fresh", status: 0,
        output: "\(suite)  20 passed, 0 failed\n20 passed, 0 failed\n")
      let cases = try #require(
        JSONDocument(Array(made.output.utf8)).value["cases"]?.elements)
      #expect(cases.allSatisfy { $0["valid"] == .boolean(kind == "--valid") })
    }
  }

  @Test func payloadsAreMadeOfADocumentToo() throws {
    let tool = try ToolRun()
    let document = #"""
      {"format": "schema-document/1", "name": "tag", "schema": {
        "type": "object", "unknownKeys": "reject", "shape": {
          "code": {"type": "string", "checks": [
            {"check": "string_format", "format": "regex", "pattern": "^[A-Z]{3}-(?=\\d*7)\\d{2,4}$"}]},
          "share": {"type": "number", "checks": [
            {"check": "greater_than", "value": 0, "inclusive": false},
            {"check": "multiple_of", "value": 0.25},
            {"check": "less_than", "value": 1, "inclusive": true}]}}}}
      """#
    try tool.folder.write(document, to: "tag.json")
    let made = try tool("generate", "--schema", "tag.json", "--count", "30")
    #expect(made.status == 0)
    #expect(made.output.split(separator: "\n").count == 30)
    let judged = try tool("--schema", "tag.json", "--ndjson", "-", input: made.output)
    #expect(judged.status == 0)
  }

  @Test func theRevisionCounts() throws {
    let tool = try ToolRun()
    let made = try tool("generate", "helpFeedback", "--revision", "2026-08", "--count", "3")
    #expect(made.status == 0)
    #expect(made.output.contains(#""page":"/"#))
    #expect(try tool("generate", "helpFeedback", "--revision", "2026-02").status == 64)
  }

  @Test func whatCanNotBeMadeIsSaidWithItsPlace() throws {
    let tool = try ToolRun()
    let document = #"""
      {"format": "schema-document/1", "name": "none",
       "schema": {"type": "object", "unknownKeys": "strip", "shape": {"a": {"type": "never"}}}}
      """#
    try tool.folder.write(document, to: "none.json")
    try tool.expect(
      "generate", "--schema", "none.json", status: 2,
      errors: "compass-validate: none.json: $.schema.shape.a: no value is accepted here\n")
    try tool.expect(
      "generate", "--schema", "absent.json", status: 2,
      errors: "compass-validate: absent.json: No such file or directory\n")
    try tool.folder.write("{", to: "broken.json")
    #expect(try tool("generate", "--schema", "broken.json").status == 2)
  }

  @Test func wrongUsageIsRefused() throws {
    let tool = try ToolRun()
    #expect(try tool("generate").status == 64)
    #expect(try tool("generate", "nobody").status == 64)
    #expect(try tool("generate", "coach", "--schema", "coach.json").status == 64)
    #expect(try tool("generate", "coach", "--valid", "--invalid").status == 64)
    #expect(try tool("generate", "coach", "--count", "many").status == 64)
    try tool.expect("generate", "coach", "--count", "0", status: 0)
    #expect(try tool("generate", "coach", "--count", "0", "--vectors").status == 64)
    #expect(try tool("generate", "coach", "--explain", "--vectors").status == 64)
  }
}
