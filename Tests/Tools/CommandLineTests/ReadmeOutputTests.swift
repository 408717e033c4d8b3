import Foundation
import TestSupport
import Testing

/// The terminal outputs in README, `docs/command-line.md`, `docs/findings.md`, `docs/warnings.md`, `docs/fix.md`,
/// `docs/diff.md`, `docs/upgrade.md` and `docs/internals/plans.md` are the tool's.
@Suite struct ReadmeOutputTests {
  private func expect(_ path: String, toShow arguments: [String]) throws {
    let tool = try ToolRun(samples: "coach-invalid.json", "coaches.ndjson")
    let result = try CompassValidateProcess.run(arguments, in: tool.folder)
    let document = String(decoding: try Repository.bytes(path), as: UTF8.self)
    #expect(document.contains("```\n\(result.output)\(result.errors)```"))
  }

  @Test func readme() throws {
    let payload = #"{"role": "owner"}"#
    let result = try CompassValidateProcess.run(
      ["coach"], in: try TemporaryFolder(), input: payload + "\n")
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    let command = "$ echo '\(payload)' | compass-validate coach"
    #expect(readme.contains("```\n\(command)\n\(result.output)\(result.errors)```"))
  }

  @Test(arguments: [
    ["coach", "coaches.ndjson"],
    ["coach", "coaches.ndjson", "--format", "ndjson", "--max-issues", "2"],
    ["explain", "too_small"],
  ])
  func commandLine(_ arguments: [String]) throws {
    try expect("docs/command-line.md", toShow: arguments)
  }

  @Test(arguments: [[], ["--format", "github"]])
  func findings(_ options: [String]) throws {
    let document = String(decoding: try Repository.bytes("docs/findings.md"), as: UTF8.self)
    let blocks = document.components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let folder = try TemporaryFolder()
    _ = try folder.write(blocks[0], to: "drawing.schema.json")
    _ = try folder.write(blocks[1], to: "drawing.json")
    let result = try CompassValidateProcess.run(
      ["--schema", "drawing.schema.json", "drawing.json"] + options, in: folder)
    #expect(document.contains("```\n\(result.output)\(result.errors)```"))
  }

  @Test func plans() throws {
    let golden = try #require(
      GoldenCase.all.first { $0.name == "explain/plan-of-a-document.case" })
    let document = String(decoding: try Repository.bytes("docs/internals/plans.md"), as: UTF8.self)
    #expect(document.contains("```\n\(golden.text("stdout"))```"))
  }

  /// The pages whose example is a golden case.
  @Test(arguments: [
    ("warnings/page.case", "docs/warnings.md"), ("fix/page.case", "docs/fix.md"),
  ])
  func examples(_ name: String, _ path: String) throws {
    let golden = try #require(GoldenCase.all.first { $0.name == name })
    let document = String(decoding: try Repository.bytes(path), as: UTF8.self)
    #expect(document.contains("```\n\(golden.text("stdout"))\(golden.text("stderr"))```"))
    #expect(document.contains("`compass-validate \(golden.text("command").dropLast())`"))
  }

  @Test func diff() throws {
    let golden = try #require(GoldenCase.all.first { $0.name == "diff/a-report.case" })
    let document = String(decoding: try Repository.bytes("docs/diff.md"), as: UTF8.self)
    #expect(document.contains("```\n\(golden.text("stdout"))```"))
  }

  @Test func upgrade() throws {
    try expect("docs/upgrade.md", toShow: ["upgrade", "login", "--from", "4.4.3", "--to", "4.6.7"])
  }
}
