import ConformanceKit
import TestSupport
import Testing

/// `docs/zod-coverage.md` has the table that the runner prints.
@Suite struct ZodCoverageTests {
  @Test func theTableIsTheRunners() throws {
    let run = try ConformanceRun(
      knownGaps: Repository.path("Conformance/known-gaps.json"), countsConstructs: true)
    let coverage = try run.report(on: [Repository.path("Conformance/zod")]).coverage
    let table = try #require(coverage).table
    let document = String(
      decoding: try Repository.bytes("docs/zod-coverage.md"), as: UTF8.self)
    let isThere = document.contains("\n\(table)\n")
    #expect(isThere, "\(table)")
  }
}
