import TestSupport
import Testing

/// `check --baseline`: only findings that are not known.
@Suite struct BaselineOptionTests {
  private static let formats = ["text", "json", "ndjson", "github", "sarif", "junit"]
  private static let known = #"{"role":"boss","email":"nobody"}"#

  private func tool() throws -> ToolRun {
    let tool = try ToolRun()
    try tool.folder.write(Self.known + "\n" + Self.known + "\n", to: "a.ndjson")
    let run = try tool("coach", "a.ndjson", "--baseline", "b.ndjson", "--update-baseline")
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors == "1 file, 2 records, 0 invalid, 0 issues, 4 known\n")
    return tool
  }

  @Test(arguments: formats)
  func everyFormatHasOnlyWhatIsNew(_ format: String) throws {
    let tool = try tool()
    let same = try tool("coach", "a.ndjson", "--baseline", "b.ndjson", "--format", format)
    #expect(same.status == 0)
    #expect(same.errors == "1 file, 2 records, 0 invalid, 0 issues, 4 known\n")
    // SARIF lists its rules, whatever is found.
    let hasFindings = same.output.contains(format == "sarif" ? "\"ruleId\"" : "invalid_")
    #expect(!same.output.contains("boss") && !hasFindings)
    // Lines moved, white space and the order of the keys changed, and one finding is new.
    let moved = "\n{\"role\":\"head\"}\n{ \"email\" : \"n\\u006fbody\", \"role\": \"boss\" }\n"
    try tool.folder.write(moved + #"{"role":"owner"}"# + "\n" + Self.known + "\n", to: "a.ndjson")
    let run = try tool("coach", "a.ndjson", "--baseline", "b.ndjson", "--format", format)
    #expect(run.status == 1)
    #expect(run.errors == "1 file, 4 records, 1 invalid, 1 issue, 4 known\n")
    let plain = try ToolRun()
    try plain.folder.write("\n\n\n" + #"{"role":"owner"}"# + "\n", to: "a.ndjson")
    let expected = try plain("coach", "a.ndjson", "--format", format)
    // The document of JUnit has the valid payloads too, that of JSON the counts, and offsets differ.
    switch format {
    case "text", "github", "sarif": #expect(run.output == expected.output)
    case "junit":
      #expect(run.output.contains(#"tests="4" failures="1" errors="0" skipped="0" "#))
      #expect(run.output.split(separator: "<failure").count == 2)
    default:
      #expect(run.output.split(separator: "invalid_value").count == 2)
      #expect(!run.output.contains("invalid_format"))
    }
  }

  @Test func anotherEqualOneIsNew() throws {
    let tool = try tool()
    let lines = Array(repeating: Self.known, count: 3).joined(separator: "\n")
    try tool.folder.write(lines, to: "a.ndjson")
    let run = try tool("coach", "a.ndjson", "--baseline", "b.ndjson")
    #expect(run.status == 1 && run.output.hasPrefix("a.ndjson:3:9: error: "))
    #expect(run.errors == "1 file, 3 records, 1 invalid, 2 issues, 4 known\n")
  }

  @Test func whatIsGoneIsCountedAndRemoved() throws {
    let tool = try tool()
    try tool.folder.write(#"{"role":"boss"}"# + "\n", to: "a.ndjson")
    let summary = "1 file, 1 record, 0 invalid, 0 issues, 1 known, 3 of the baseline are gone\n"
    try tool.expect("coach", "a.ndjson", "--baseline", "b.ndjson", status: 0, errors: summary)
    try tool.expect(
      "coach", "a.ndjson", "--baseline", "b.ndjson", "--update-baseline", status: 0,
      errors: summary)
    #expect(
      tool.folder.text(of: "b.ndjson") == """
        {"format":"compass-validate-baseline/1"}
        {"file":"a.ndjson","schema":"coach","path":"role","code":"invalid_value","received":"\\"boss\\"","count":1}

        """)
  }

  @Test func aPayloadWithoutAVerdictIsNeverKnown() throws {
    let tool = try tool()
    try tool.folder.write("{\n", to: "a.ndjson")
    for _ in 0..<2 {
      let run = try tool("coach", "a.ndjson", "--baseline", "b.ndjson", "--update-baseline")
      #expect(run.status == 2 && run.output.contains("[not_json]"))
    }
    // Its other findings may still be there.
    #expect(tool.folder.text(of: "b.ndjson")?.contains("boss") == true)
  }

  @Test func aLimitCountsOnlyWhatIsNew() throws {
    let tool = try tool()
    try tool.folder.write(
      [Self.known, #"{"role":1}"#, Self.known, #"{"role":2}"#].joined(separator: "\n"),
      to: "a.ndjson")
    let run = try tool(
      "coach", "a.ndjson", "--baseline", "b.ndjson", "--max-issues", "1", "--format", "github")
    #expect(run.output.hasPrefix("::error file=a.ndjson,line=2"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(
      run.errors == "1 file, 4 records, 2 invalid, 2 issues, 4 known, 1 not shown\n")
  }

  /// The order of findings decides which of equal ones are new, whatever thread makes them.
  @Test func threadsMakeNoDifference() throws {
    let tool = try ToolRun()
    let lines = Array(repeating: Self.known + "\n", count: 4_000).joined()
    try tool.folder.write(lines, to: "a.ndjson")
    _ = try tool("coach", "a.ndjson", "--baseline", "b.ndjson", "--update-baseline")
    try tool.folder.write(lines + Self.known + "\n" + lines, to: "a.ndjson")
    let one = try tool(
      "coach", "a.ndjson", "--baseline", "b.ndjson", "-j", "1", "--max-issues", "2")
    let many = try tool(
      "coach", "a.ndjson", "--baseline", "b.ndjson", "-j", "4", "--max-issues", "2")
    #expect(one.output.hasPrefix("a.ndjson:4001:9: error: "))
    #expect(one.output == many.output && one.errors == many.errors)
  }

  /// A finding of a union is known by what its closest option reports.
  @Test func aUnionIsKnownByItsClosestOption() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      #"{"format":"schema-document/1","name":"n","schema":{"type":"union","options":[{"type":"null"},{"type":"object","shape":{"id":{"type":"number"}},"unknownKeys":"strip"}]}}"#,
      to: "s.json")
    try tool.folder.write(#"{"id":"7"}"#, to: "a.json")
    _ = try tool("--schema", "s.json", "a.json", "--baseline", "b.ndjson", "--update-baseline")
    try tool.folder.write(#"{"other": 1, "id":"7"}"#, to: "a.json")
    #expect(try tool("--schema", "s.json", "a.json", "--baseline", "b.ndjson").status == 0)
    try tool.folder.write(#"{"id":true}"#, to: "a.json")
    #expect(try tool("--schema", "s.json", "a.json", "--baseline", "b.ndjson").status == 1)
  }
}
