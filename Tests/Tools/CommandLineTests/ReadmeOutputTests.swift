import Foundation
import TestSupport
import Testing

/// The terminal outputs in README are the tool's.
@Suite struct ReadmeOutputTests {
  @Test(arguments: [
    ["coach", "coach-invalid.json"], ["coach", "coaches.ndjson"],
    ["coach", "coaches.ndjson", "--format", "ndjson", "--max-issues", "2"],
    ["explain", "too_small"],
  ])
  func output(_ arguments: [String]) throws {
    let tool = try ToolRun(samples: "coach-invalid.json", "coaches.ndjson")
    let result = try CompassValidateProcess.run(arguments, in: tool.folder)
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    #expect(readme.contains("```\n\(result.output)\(result.errors)```"))
  }
}
