import Foundation
import SourceJSON
import TestSupport
import Testing

@testable import ConformanceKit

/// README and `docs/internals/conformance.md` have the counts that the runner prints.
@Suite struct ReadmeTests {
  /// The report on all vectors.
  private static let all = Result { try report() }

  private func text(_ path: String) throws -> String {
    String(decoding: try Repository.bytes(path), as: UTF8.self)
  }

  @Test func theCountsAreTheRunners() throws {
    let report = try Self.all.get().text
    #expect(try text("docs/internals/conformance.md").contains("```\n\(report)\n```"), "\(report)")
  }

  @Test func theScoresOfTest262AreTheRunners() throws {
    let report = try Self.report("/regexp/regexp-test262.json").text(withFamilies: true)
    #expect(try text("docs/internals/conformance.md").contains("```\n\(report)\n```"), "\(report)")
  }

  @Test func theSumInReadmeIsTheRunners() throws {
    let cases = try Self.all.get().suites.reduce(0) { $0 + $1.passed }
    let digits = Array("\(cases)")
    let grouped = digits.indices.map { index in
      let isStartOfGroup = index > 0 && (digits.count - index).isMultiple(of: 3)
      return isStartOfGroup ? ",\(digits[index])" : "\(digits[index])"
    }.joined()
    #expect(try text("README.md").contains(" runs \(grouped) recorded cases"), "\(grouped)")
  }

  @Test func readmeFitsItsLimitAndLeadsToTheIndex() throws {
    let readme = try text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 80)
    #expect(readme.contains("(docs/README.md)"))
  }

  /// The index has every document.
  @Test func theIndexIsComplete() throws {
    let index = try text("docs/README.md")
    for path in try Self.documents() where path != "docs/README.md" {
      #expect(index.contains("](\(path.dropFirst("docs/".count)))"), "\(path)")
    }
  }

  @Test(
    arguments: try [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Conformance/README.md",
      "Conformance/web/README.md", "Conformance/browser/README.md", "Benchmarks/README.md",
      "Fuzz/README.md",
    ] + documents())
  func everyLinkLeadsToAFile(_ path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    // Patterns in code have brackets too.
    let prose = try text(path).replacing(/`[^`\n]*`/, with: "")
    for link in prose.matches(of: /\]\(([^)#\s]+)[^)]*\)/) where !link.1.contains("://") {
      let target = (folder as NSString).appendingPathComponent(String(link.1))
      #expect(FileManager.default.fileExists(atPath: Repository.path(target)), "\(target)")
    }
  }

  /// The paths of all documents in `docs/` and its folders.
  private static func documents() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("docs"))
    return paths.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }

  /// Returns the report of a run in which every vector passes except the known gaps. Other tests show that they do.
  private static func report(_ path: String = "") throws -> RunReport {
    var report = RunReport()
    let gaps = try KnownGaps(file: Repository.path("Conformance/known-gaps.json"))
    for file in try ConformanceRun.files(at: Repository.path("Conformance" + path)) {
      let suite = try VectorSuite(file: file)
      var entry = SuiteReport(suite: suite.name, kind: suite.kind.rawValue)
      entry.knownGaps = suite.cases.count { gaps.place(of: $0, in: suite.name) != nil }
      entry.passed = suite.cases.count - entry.knownGaps
      for vector in suite.cases {
        entry.families[SuiteReport.family(of: vector.id), default: .init()].passed += 1
      }
      report.suites.append(entry)
    }
    return report
  }
}
