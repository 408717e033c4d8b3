import SourceJSON
import TestSupport
import Testing

/// `check --statistics`: the counts of findings instead of the findings.
@Suite struct StatisticsTests {
  /// Lines that many threads share, with findings of few groups.
  private static let lines: String = {
    var random = SeededRandom(seed: 5)
    return (0..<6_000).map { _ in
      random.choose([
        #"{"role":"boss"}"#, #"{"role":"head"}"#, #"{"role":"head","email":"nobody"}"#, "{",
        #"{"role":7,"email":"x"}"#,
      ]) + "\n"
    }.joined()
  }()

  @Test(arguments: ["text", "json"])
  func threadsMakeNoDifference(_ format: String) throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.lines, to: "a.ndjson")
    let one = try tool("coach", "a.ndjson", "--statistics", "--format", format, "-j", "1")
    let many = try tool("coach", "a.ndjson", "--statistics", "--format", format, "-j", "4")
    let piped = try tool(
      "coach", "--ndjson", "--stdin-name", "a.ndjson", "--statistics", "--format", format, "-",
      input: Self.lines)
    #expect(one.output == many.output && one.output == piped.output)
    #expect(one.status == 2 && many.status == 2)
    #expect(one.errors == many.errors)
  }

  /// The sum of the groups is the number of findings.
  @Test func everyFindingIsCounted() throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.lines, to: "a.ndjson")
    let all = try tool("coach", "a.ndjson", "--format", "ndjson")
    let run = try tool("coach", "a.ndjson", "--statistics", "--format", "json")
    let value = try JSONDocument(Array(run.output.utf8)).value
    let groups = value["groups"]?.elements ?? []
    let sum = groups.reduce(0) { $0 + ($1["count"]?.number ?? 0) }
    #expect(Int(sum) == all.output.split(separator: "\n").count)
    #expect(groups.count == 4)
    #expect(value["summary"]?["records"] == 6_000)
    #expect(all.errors == run.errors)
  }

  /// A large array is not left to what only counts.
  @Test func aLargeArrayIsCounted() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      #"{"format":"schema-document/1","name":"n","schema":{"type":"array","element":{"type":"number"}}}"#,
      to: "s.json")
    let numbers = Array(repeating: "1234567", count: 140_000).joined(separator: ",")
    try tool.folder.write("[\(numbers),null]", to: "a.json")
    let run = try tool("--schema", "s.json", "a.json", "--statistics")
    #expect(run.output.contains("    1  s       *     invalid_type  a.json:1:1120002\n"))
    #expect(run.status == 1)
  }
}
