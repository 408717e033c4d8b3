import TestSupport
import Testing

/// A payload a line.
@Suite struct NDJSONTests {
  private static let findings = """
    coaches.ndjson:2:32: error: Please enter a valid email address (invalid_format)
        at email
    coaches.ndjson:6:10: error: Invalid option: expected one of "head"|"assistant"|"recruiting" \
    (invalid_value)
        at role

    """

  private static let valid = """
    {"first_name":"Ana","role":"head","email":"ana@club.example"}
    {"role":"recruiting","phone":"5550101234","notes":""}

    """

  private static let rest = """
    coaches.ndjson:5:27: error: not JSON: expected a value, found "}"
    5 records, 2 invalid, 2 issues, 1 not judged

    """

  @Test func theFilesNameSaysSo() throws {
    try ToolRun(samples: "coaches.ndjson").expect(
      "coach", "coaches.ndjson", status: 2, output: Self.findings, errors: Self.rest)
  }

  @Test func theValidRecordsAreWritten() throws {
    let tool = try ToolRun(samples: "coaches.ndjson")
    try tool.expect(
      "coach", "coaches.ndjson", "--output", "out.ndjson", status: 2, output: Self.findings,
      errors: Self.rest)
    #expect(tool.folder.text(of: "out.ndjson") == Self.valid)
    #expect(tool.folder.names == ["coaches.ndjson", "out.ndjson"])
  }

  @Test func findingsMakeWayForTheRecordsOnStandardOutput() throws {
    let result = try ToolRun(samples: "coaches.ndjson")("coach", "coaches.ndjson", "--output", "-")
    #expect(result.status == 2)
    #expect(result.output == Self.valid)
    #expect(result.errorLines.count == 6)
  }

  @Test func anyFileAndStandardInputByFlag() throws {
    let lines = "{\"role\":\"head\"}\r\n\n \t\n{\"role\":\"boss\"}"
    let tool = try ToolRun()
    try tool.folder.write(lines, to: "lines.txt")
    for (path, name) in [("-", "<stdin>"), ("lines.txt", "lines.txt")] {
      try tool.expect(
        "coach", path, "--ndjson", input: lines, status: 1,
        output: """
          \(name):4:9: error: Invalid option: expected one of "head"|"assistant"|"recruiting" \
          (invalid_value)
              at role

          """,
        errors: "2 records, 1 invalid, 1 issue\n")
    }
  }

  @Test func jsonlIsTheSame() throws {
    let tool = try ToolRun()
    try tool.folder.write("{\"role\":\"head\"}\n{\"role\":\"assistant\"}\n", to: "a.jsonl")
    try tool.expect("coach", "a.jsonl", status: 0, errors: "2 records, 0 invalid, 0 issues\n")
  }

  @Test func aFileWithoutLinesHasNoRecords() throws {
    try ToolRun().expect(
      "coach", "-", "--ndjson", status: 0, errors: "0 records, 0 invalid, 0 issues\n")
  }

  @Test func aLineThatIsTooLongIsPassedOver() throws {
    let long = #"{"role":"head","notes":"\#(String(repeating: "x", count: 600_000))"}"#
    let lines = [#"{"role":"head"}"#, long, #"{"role":"boss"}"#, long].joined(separator: "\n")
    try ToolRun().expect(
      "coach", "-", "--ndjson", "--max-bytes", "100", input: lines, status: 2,
      output: """
        <stdin>:3:9: error: Invalid option: expected one of "head"|"assistant"|"recruiting" \
        (invalid_value)
            at role

        """,
      errors: """
        <stdin>:2:1: error: longer than the limit of 100 bytes
        <stdin>:4:1: error: longer than the limit of 100 bytes
        4 records, 1 invalid, 1 issue, 2 not judged

        """)
  }

  @Test func aLineMayBeLongerThanTheBuffer() throws {
    let notes = String(repeating: "x", count: 700_000)
    let lines = "{\"role\":\"head\"}\n{\"role\":\"head\",\"x\":\"\(notes)\"}\n{\"role\":\"boss\"}\n"
    let result = try ToolRun()("coach", "-", "--ndjson", input: lines)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("<stdin>:3:9: "))
    #expect(result.errors == "3 records, 1 invalid, 1 issue\n")
  }

  @Test func eachBadLineIsJudgedForItself() throws {
    let lines = ["{", #"{"role":"head"}"#, "", "nul", String(repeating: "[", count: 2_000), "7"]
    let result = try ToolRun()("coach", "-", "--ndjson", input: lines.joined(separator: "\n"))
    #expect(result.status == 2)
    #expect(
      result.output
        == "<stdin>:6:1: error: Invalid input: expected object, received number (invalid_type)\n")
    let errors = result.errorLines
    try #require(errors.count == 4)
    #expect(
      errors.map { String($0.prefix(10)) }
        == ["<stdin>:1:", "<stdin>:4:", "<stdin>:5:", "5 records,"])
    #expect(errors[1].hasSuffix(#"error: not JSON: expected a value, found "n""#))
    #expect(errors[2].hasSuffix("undecided: the payload is nested deeper than the limit of 512"))
    #expect(errors[3] == "5 records, 1 invalid, 1 issue, 3 not judged")
  }
}
