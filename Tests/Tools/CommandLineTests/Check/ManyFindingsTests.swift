import TestSupport
import Testing

/// Payloads with very many issues, whose findings are made one by one.
@Suite struct ManyFindingsTests {
  private static let numbers =
    #"{"format":"schema-document/1","name":"n","schema":{"type":"array","element":{"type":"number"}}}"#
  private static let count = 30_000
  private static let payload =
    "[" + Array(repeating: "null", count: count).joined(separator: ",") + "]"

  /// Findings that went through a file are complete and in order.
  @Test(arguments: ["text", "json", "ndjson", "github", "sarif", "junit"])
  func everyFormatHasAllFindings(_ format: String) throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.numbers, to: "s.json")
    let run = try tool("--schema", "s.json", "-", "--format", format, input: Self.payload)
    #expect(run.status == 1)
    #expect(run.errors == "1 file, 1 invalid, 30000 issues\n")
    // A position of each element that a line of the format names.
    let lines = run.output.split(separator: "\n")
    let message = "expected number, received null"
    let found = lines.filter { $0.contains(message) }
    #expect(found.count == Self.count)
    #expect(run.output.contains("29999"))
    if format == "junit" {
      #expect(run.output.contains(#"(and 29999 more)" type="invalid_type">"#))
      #expect(run.output.hasSuffix("</failure>\n    </testcase>\n  </testsuite>\n</testsuites>\n"))
    }
  }

  @Test(arguments: ["ndjson", "junit"])
  func aLimitCutsThem(_ format: String) throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.numbers, to: "s.json")
    let run = try tool(
      "--schema", "s.json", "-", "--format", format, "--max-issues", "3", input: Self.payload)
    #expect(run.errors == "1 file, 1 invalid, 30000 issues, 29997 not shown\n")
    let found = run.output.split(separator: "\n").filter {
      $0.contains("expected number, received null")
    }
    #expect(found.count == 3)
  }

  @Test func aVerdictHasAllIssues() throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.numbers, to: "s.json")
    let run = try tool("verdicts", "--schema", "s.json", input: Self.payload + "\n[]\n")
    let issues = (0..<Self.count).map { place in
      #"{"expected":"number","code":"invalid_type","path":[\#(place)],"#
        + #""message":"Invalid input: expected number, received null"}"#
    }
    #expect(
      run.output == #"{"valid":false,"issues":["# + issues.joined(separator: ",") + "]}\n"
        + #"{"valid":true,"output":[]}"# + "\n")
  }

  #if os(Linux)
  /// The memory of the tool's issues and findings, which took a kilobyte each as long as all of them were in memory.
  @Test(arguments: ["text", "ndjson"])
  func theyTakeLittleMemory(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.numbers, to: "s.json")
    let count = 200_000
    try folder.write(
      "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]\n", to: "valid.ndjson")
    try folder.write(
      "[" + Array(repeating: "[]", count: count).joined(separator: ",") + "]\n",
      to: "invalid.ndjson")
    var sizes: [Int] = []
    for name in ["valid.ndjson", "invalid.ndjson"] {
      // Standard input comes after the file and stays open, so that the memory can be read.
      let tool = try RunningTool(
        ["--schema", "s.json", name, "-", "--ndjson", "--format", format, "-j", "1"], in: folder)
      try tool.write("[null]\n")
      #expect(tool.wait { tool.hasReadInput })
      let peak = tool.status("VmHWM").flatMap { Int($0) }
      sizes.append(try #require(peak))
      try tool.endInput()
      tool.waitForEnd()
    }
    // In kilobytes.
    #expect((sizes[1] - sizes[0]) * 1_024 / count < 450, "\(sizes)")
  }
  #endif
}
