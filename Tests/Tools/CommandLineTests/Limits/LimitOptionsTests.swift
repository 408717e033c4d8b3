import SourceJSON
import TestSupport
import Testing

/// The options that set limits: within one the payload is validated, beyond it the status is 2.
@Suite struct LimitOptionsTests {
  private static let numbers =
    #"{"format":"schema-document/1","name":"n","schema":{"type":"array","element":{"type":"number"}}}"#
  private static let pattern =
    #"{"format":"schema-document/1","name":"p","schema":{"type":"string","checks":["#
    + #"{"check":"string_format","format":"regex","pattern":"(a*)\\1[bc]d"}]}}"#
  private static let notes =
    #"{"format":"schema-document/1","name":"h","schema":{"type":"pipe","in":{"type":"string"},"#
    + #""out":{"type":"transform","name":"sanitizeHtml+trim"}}}"#

  private func expectLimit(
    _ option: String, _ enough: Int, _ tooLittle: Int, schema: String, payload: String,
    status: Int32, reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tool = try ToolRun()
    try tool.folder.write(schema, to: "s.json")
    let judged = try tool("--schema", "s.json", "-", option, "\(enough)", input: payload)
    #expect(judged.status == status, "\(judged)", sourceLocation: sourceLocation)
    let undecided = try tool("--schema", "s.json", "-", option, "\(tooLittle)", input: payload)
    #expect(undecided.status == 2, sourceLocation: sourceLocation)
    #expect(
      undecided.output.contains("error: undecided: \(reason) [undecided]"), "\(undecided.output)",
      sourceLocation: sourceLocation)
    #expect(
      undecided.errors == "1 file, 0 invalid, 0 issues, 1 not judged\n",
      sourceLocation: sourceLocation)
    let verdict = try tool(
      "verdicts", "--schema", "s.json", option, "\(tooLittle)", input: payload)
    let written = JSONWriter.string(of: ["undecided": .string(.init(reason))])
    #expect(verdict.output == written + "\n", sourceLocation: sourceLocation)
    #expect(verdict.status == 2, sourceLocation: sourceLocation)
    let wrong = try tool("--schema", "s.json", "-", option, "-1", input: payload)
    #expect(wrong.status == 64, sourceLocation: sourceLocation)
    #expect(
      wrong.errors.hasPrefix("Error: \(option) must be a number from "),
      sourceLocation: sourceLocation)
  }

  @Test func theBytesOfAString() throws {
    try expectLimit(
      "--max-string", 5, 4, schema: Self.numbers, payload: #"["abcde"]"#, status: 1,
      reason: "the payload is longer in one string than the limit of 4 bytes")
  }

  @Test func theIssuesOfAPayload() throws {
    try expectLimit(
      "--max-payload-issues", 3, 2, schema: Self.numbers, payload: "[null,null,1,null]", status: 1,
      reason: "the payload is not valid, with more than 2 issues")
  }

  @Test func theIssuesOfAPayloadThatAreOnlyCounted() throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.numbers, to: "s.json")
    let result = try tool(
      "--schema", "s.json", "-", "--quiet", "--max-payload-issues", "2", input: "[null,null,null]")
    #expect(result.status == 2)
    #expect(result.errors == "1 file, 0 invalid, 0 issues, 1 not judged\n")
  }

  /// An intersection that contains itself on both sides.
  private static let doubling =
    #"{"format":"schema-document/2","name":"d","schema":{"type":"intersection","$id":"t","left":"#
    + side + #","right":"# + side + "}}"
  private static let side =
    #"{"type":"object","shape":{"a":{"type":"optional","inner":{"type":"lazy","#
    + #""inner":{"$ref":"t"}}}},"unknownKeys":"strip"}"#

  @Test func theStepsOfAPayload() throws {
    let payload = String(repeating: #"{"a":"#, count: 12) + "{}" + String(repeating: "}", count: 12)
    try expectLimit(
      "--max-steps", 1_000_000, 0, schema: Self.doubling, payload: payload, status: 0,
      reason: "validation takes more than the limit of \(payload.utf8.count * 73) steps")
  }

  @Test func theMemoryOfAPayload() throws {
    let payload = String(repeating: #"{"a":"#, count: 12) + "{}" + String(repeating: "}", count: 12)
    try expectLimit(
      "--max-memory", 10_000_000, 0, schema: Self.doubling, payload: payload, status: 0,
      reason:
        "validation takes more than the limit of \(payload.utf8.count * 256) bytes of memory")
  }

  @Test func theStepsOfAMatch() throws {
    try expectLimit(
      "--max-regex-steps", 5_000_000, 0, schema: Self.pattern,
      payload: "\"" + String(repeating: "a", count: 300) + "!b!d\"", status: 1,
      reason: #"the pattern /(a*)\1[bc]d/ used up its budget of matching"#)
  }

  @Test func theMemoryOfHTML() throws {
    try expectLimit(
      "--max-html-memory", 100_000, 100, schema: Self.notes, payload: #""<u><b><i><em><x>""#,
      status: 0, reason: "the HTML can't be sanitized: it takes more than 100 bytes of memory")
  }

  @Test func theBytesOfASchemaDocument() throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.numbers, to: "s.json")
    let size = Self.numbers.utf8.count
    for (limit, status) in [(size, 0), (size - 1, 2)] as [(Int, Int32)] {
      let result = try tool(
        "--schema", "s.json", "-", "--max-schema-bytes", "\(limit)", input: "[]")
      #expect(result.status == status)
      guard status == 2 else { continue }
      #expect(
        result.errors == "compass-validate: s.json: longer than the limit of \(limit) bytes\n")
    }
    #expect(try tool("--schema", "s.json", "-", "--max-schema-bytes", "0").status == 64)
  }

  @Test func theDepthOfASchemaDocument() throws {
    let tool = try ToolRun()
    let depth = 600
    try tool.folder.write(
      #"{"format":"schema-document/1","name":"d","schema":"#
        + String(repeating: #"{"type":"optional","inner":"#, count: depth) + #"{"type":"any"}"#
        + String(repeating: "}", count: depth + 1), to: "s.json")
    for command in [["--schema", "s.json", "-"], ["fingerprint", "s.json"]] {
      let result = try CompassValidateProcess.run(command, in: tool.folder, input: "1")
      #expect(result.status == 2)
      #expect(result.errors.contains("s.json:1:"))
      #expect(result.errors.hasSuffix(": nested deeper than the limit of 512\n"))
    }
  }
}
