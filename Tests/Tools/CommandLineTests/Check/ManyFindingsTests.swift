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

  /// The forms of issues are made one issue at a time, and written in parts.
  @Test(arguments: [
    ("flat", #"{"formErrors":[],"fieldErrors":{"#, #""29999":["m"]}}"#),
    ("tree", #"{"errors":[],"items":[{"errors":["m"]},{"#, #",{"errors":["m"]}]}"#),
    ("formatted", #"{"0":{"_errors":["m"]},"#, #""29999":{"_errors":["m"]},"_errors":[]}"#),
    ("pretty", #""✖ m\n  → at [0]\n✖ m\n"#, #"✖ m\n  → at [29999]""#),
  ])
  func aVerdictHasAFormOfThem(_ form: String, _ start: String, _ end: String) throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.numbers, to: "s.json")
    let run = try tool(
      "verdicts", "--schema", "s.json", "--errors", form, input: Self.payload + "\n[null]\n")
    let message = "Invalid input: expected number, received null"
    let lines = run.output.replacing(message, with: "m").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"valid":false,"errors":"# + start) == true)
    #expect(lines.first?.hasSuffix(end + "}") == true)
    #expect(run.output.split(separator: message).count == Self.count + 2)
  }

  /// The effect of a key such as `_errors` takes all issues at once.
  @Test func aFormThatTakesAllAtOnceHasALimit() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      #"{"format":"schema-document/2","name":"n","zod":"4.3.6","schema":{"type":"record","key":{"type":"string"},"value":"#
        + #"{"type":"array","element":{"type":"number"}}}}"#, to: "s.json")
    let nulls = Array(repeating: "null", count: 100_000).joined(separator: ",")
    let run = try tool(
      "verdicts", "--schema", "s.json", "--errors", "formatted",
      input: #"{"_errors":[],"a":[\#(nulls)]}"# + "\n" + #"{"_errors":[null],"a":[\#(nulls)]}"#
        + "\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"valid":false,"errors":{"_errors":[],"a":{"0":"#) == true)
    #expect(
      lines.last
        == #"{"valid":false,"error":"a path leads into JavaScript's own objects, and there are more than 100000 issues"}"#
    )
  }

  #if os(Linux)
  /// The memory of the tool's issues and findings, which took a kilobyte each as long as all of them were in memory.
  @Test(arguments: ["text", "ndjson"])
  func theyTakeLittleMemory(_ format: String) throws {
    let memory = try memoryPerIssue { schema, payloads in
      // Standard input comes after the file.
      ["--schema", schema, payloads, "-", "--ndjson", "--format", format, "-j", "1"]
    }
    #expect(memory < 200)
  }

  @Test(arguments: ["issues", "flat", "tree", "formatted", "pretty"])
  func formsTakeLittleMemory(_ form: String) throws {
    let memory = try memoryPerIssue { schema, _ in
      ["verdicts", "--schema", schema, "--errors", form]
    }
    #expect(memory < 200)
  }

  /// Returns how many bytes a run on a payload with very many issues takes more than one on a valid payload, for each issue.
  private func memoryPerIssue(
    _ arguments: (_ schema: String, _ payloads: String) -> [String]
  ) throws -> Int {
    let folder = try TemporaryFolder()
    try folder.write(Self.numbers, to: "s.json")
    let count = 50_000
    var sizes: [Int] = []
    for element in ["1", "[]"] {
      let payload = "[" + Array(repeating: element, count: count).joined(separator: ",") + "]\n"
      try folder.write(payload, to: "p.ndjson")
      let arguments = arguments("s.json", "p.ndjson")
      // Standard input stays open, so that the memory can be read.
      let tool = try RunningTool(arguments, in: folder)
      try tool.write(arguments.contains("p.ndjson") ? "[null]\n" : payload)
      #expect(tool.wait { tool.hasReadInput && tool.isWaiting })
      let peak = tool.status("VmHWM").flatMap { Int($0) }
      sizes.append(try #require(peak))
      try tool.endInput()
      tool.waitForEnd()
    }
    // In kilobytes.
    return (sizes[1] - sizes[0]) * 1_024 / count
  }
  #endif
}
