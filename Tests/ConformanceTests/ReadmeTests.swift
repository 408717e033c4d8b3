import Foundation
import SourceJSON
import Testing
import TestSupport

@testable import ConformanceKit

/// What README says of the vectors is what the runner prints when all of them pass.
@Suite struct ReadmeTests {
  @Test func theCountsAreTheRunners() throws {
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    let text = try report().text
    #expect(readme.contains("```\n\(text)\n```"), "\(text)")
  }

  /// The report of a run in which every vector passes; that they do is for the other tests to show.
  private func report() throws -> RunReport {
    var report = RunReport()
    for file in try ConformanceRun.files(at: Repository.path("Conformance")) {
      let suite = try VectorSuite(file: file)
      var entry = SuiteReport(suite: suite.name, kind: suite.kind.rawValue)
      entry.passed = suite.cases.count
      report.suites.append(entry)
    }
    return report
  }
}
