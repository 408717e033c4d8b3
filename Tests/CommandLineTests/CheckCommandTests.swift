import TestSupport
import Testing

/// Judging files: findings on standard output, the rest on standard error, the worst verdict as status.
@Suite struct CheckCommandTests {
  @Test func aValidPayloadIsSilent() throws {
    try ToolRun(samples: "coach-valid.json").expect(
      "coach", "coach-valid.json", status: 0, errors: "1 payload, 0 invalid, 0 issues\n")
  }

  @Test func findingsReadLikeACompilers() throws {
    try ToolRun(samples: "interaction-invalid.json").expect(
      "interaction", "interaction-invalid.json", status: 1,
      output: """
        interaction-invalid.json:5:18: error: Invalid date-time format (invalid_format)
            at occurred_at
        interaction-invalid.json:6:16: error: Invalid ID format (invalid_format)
            at school_id
        interaction-invalid.json:6:16: error: Must have either school or coach (custom)
            at school_id

        """,
      errors: "1 payload, 1 invalid, 3 issues\n")
  }

  @Test func anIssueOfTheWholePayloadHasNoField() throws {
    try ToolRun().expect(
      "coach", "-", input: " [1]", status: 1,
      output: "<stdin>:1:2: error: Invalid input: expected object, received array (invalid_type)\n",
      errors: "1 payload, 1 invalid, 1 issue\n")
  }

  @Test func severalFilesAreCountedTogether() throws {
    let result = try ToolRun(
      samples: "event-valid.json", "event-invalid.json")(
        "event", "event-valid.json", "event-invalid.json", "event-valid.json")
    #expect(result.status == 1)
    #expect(result.errors == "3 payloads, 1 invalid, 6 issues\n")
    #expect(result.output.split(separator: "\n").count == 12)
  }

  @Test func theCheckCommandCanBeNamed() throws {
    try ToolRun(samples: "coach-valid.json").expect(
      "check", "coach", "coach-valid.json", status: 0, errors: "1 payload, 0 invalid, 0 issues\n")
  }

  @Test func quietLeavesTheSummary() throws {
    try ToolRun(samples: "coach-invalid.json").expect(
      "coach", "coach-invalid.json", "--quiet", status: 1,
      errors: "1 payload, 1 invalid, 6 issues\n")
  }

  @Test func columnsCountBytes() throws {
    try ToolRun().expect(
      "coach", "-", input: "{\"first_name\": \"José 😀\",\n \"é\": \"ü\", \"role\": 1}", status: 1,
      output: """
        <stdin>:2:22: error: Invalid option: expected one of "head"|"assistant"|"recruiting" \
        (invalid_value)
            at role

        """,
      errors: "1 payload, 1 invalid, 1 issue\n")
  }

  @Test func aDocumentsSchemaCanBeUsed() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      """
      {"format": "schema-document/1", "name": "pair", "schema": {"type": "object", "shape":
        {"a": {"type": "number"}, "b": {"type": "string", "message": "Text,\\nplease"}},
        "unknownKeys": "reject"}}
      """, to: "pair.json")
    try tool.expect(
      "--schema", "pair.json", "-", "--output", "-", input: #"{"b": "x", "a": 1.0}"#, status: 0,
      output: "{\"a\":1,\"b\":\"x\"}\n", errors: "1 payload, 0 invalid, 0 issues\n")
    try tool.expect(
      "--schema", "pair.json", "-", input: #"{"c\n": 0, "a": 1}"#, status: 1,
      output: #"""
        <stdin>:1:1: error: Text,\u{a}please (invalid_type)
            at b
        <stdin>:1:1: error: Unrecognized key: "c\u{a}" (unrecognized_keys)

        """#,
      errors: "1 payload, 1 invalid, 2 issues\n")
  }
}
