import TestSupport
import Testing

/// `--exit-zero`: the exit status reports only a run that could not finish.
@Suite struct ExitZeroTests {
  private static let lines = "{\"role\":\"head\"}\n{\"role\":\"boss\"}\n{\n[[[[1]]]]\n"

  private func tool() throws -> ToolRun {
    let tool = try ToolRun()
    try tool.folder.write("{\"role\":\"boss\"}", to: "invalid.json")
    try tool.folder.write("{\"role\":\"head\"}", to: "valid.json")
    try tool.folder.write("{", to: "broken.json")
    try tool.folder.write(Self.lines, to: "lines.ndjson")
    return tool
  }

  private static let verdicts: [([String], Int32)] = [
    (["coach", "invalid.json"], 1), (["coach", "broken.json"], 2),
    (["coach", "lines.ndjson", "--max-depth", "3"], 2),
    (["coach", "lines.ndjson", "--format", "json", "--output", "-"], 2),
    (["verdicts", "coach", "invalid.json"], 1),
    (["verdicts", "coach", "lines.ndjson", "--max-depth", "3"], 2),
    (["form", "add-coach", "invalid.json", "--now", "2026-02-08T12:00:00Z"], 1),
  ]

  /// The rest of the output is the same.
  @Test(arguments: verdicts)
  func aVerdictIsNoFailure(_ arguments: [String], _ status: Int32) throws {
    let tool = try tool()
    let expected = try CompassValidateProcess.run(arguments, in: tool.folder)
    #expect(expected.status == status)
    let result = try CompassValidateProcess.run(arguments + ["--exit-zero"], in: tool.folder)
    #expect(result.status == 0)
    #expect(result.output == expected.output)
    #expect(result.errors == expected.errors)
  }

  @Test(arguments: [
    ["coach", "missing.json"], ["coach", "invalid.json", "missing.json", "broken.json"],
    ["coach", "nothing/"], ["coach", "valid.json", "--output", "nowhere/out.json"],
    ["verdicts", "coach", "missing.json"], ["form", "add-coach", "missing.json"],
    ["form", "add-coach", "broken.json"], ["--schema", "missing.json", "invalid.json"],
  ])
  func aRunThatCannotFinishFails(_ arguments: [String]) throws {
    let result = try CompassValidateProcess.run(arguments + ["--exit-zero"], in: tool().folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("compass-validate: "))
  }

  @Test(arguments: [["coahc", "a.json"], ["coach", "a.json", "--jobs", "0"], ["verdicts"]])
  func wrongUsageFails(_ arguments: [String]) throws {
    #expect(
      try CompassValidateProcess.run(arguments + ["--exit-zero"], in: TemporaryFolder()).status
        == 64)
  }

  /// The file that was asked for is not there, or an older one is.
  @Test(arguments: [("invalid.json", 1), ("broken.json", 2)] as [(String, Int32)])
  func outputThatIsWithheldFails(_ name: String, _ status: Int32) throws {
    let tool = try tool()
    try tool.folder.write("before", to: "out.json")
    #expect(
      try tool("coach", name, "--output", "out.json", "--exit-zero").status == status)
    #expect(tool.folder.text(of: "out.json") == "before")
  }
}
