import ConformanceKit
import TestSupport
import Testing

/// What README says of the vectors is what the runner prints.
@Suite struct ReadmeTests {
  @Test func theCountsAreTheRunners() throws {
    let run = try ConformanceRun(knownGaps: Repository.path("Conformance/known-gaps.json"))
    let report = try run.report(on: [Repository.path("Conformance")])
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    #expect(readme.contains("```\n\(report.text)\n```"), "\(report.text)")
  }
}
