import Foundation
import SourceJSON
import TestSupport
import Testing

@testable import ConformanceKit

/// README's text about the vectors matches the output of a run in which all pass.
@Suite struct ReadmeTests {
  @Test func theCountsAreTheRunners() throws {
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    let text = try report().text
    #expect(readme.contains("```\n\(text)\n```"), "\(text)")
  }

  @Test func theScoresOfTest262AreTheRunners() throws {
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    let text = try report("/regexp/regexp-test262.json").text(withFamilies: true)
    #expect(readme.contains("```\n\(text)\n```"), "\(text)")
  }

  /// Returns the report of a run in which every vector but the known gaps passes; that they do is for the other
  /// tests to show.
  private func report(_ path: String = "") throws -> RunReport {
    var report = RunReport()
    let gaps = try KnownGaps(file: Repository.path("Conformance/known-gaps.json"))
    for file in try ConformanceRun.files(at: Repository.path("Conformance" + path)) {
      let suite = try VectorSuite(file: file)
      var entry = SuiteReport(suite: suite.name, kind: suite.kind.rawValue)
      entry.knownGaps = suite.cases.count { gaps.place(of: $0) != nil }
      entry.passed = suite.cases.count - entry.knownGaps
      for vector in suite.cases {
        entry.families[SuiteReport.family(of: vector.id), default: .init()].passed += 1
      }
      report.suites.append(entry)
    }
    return report
  }
}
