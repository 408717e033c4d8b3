import ConformanceKit
import TestSupport
import Testing

@testable import conformance_tables

/// The counts of the cases that each engine decides. `ConformanceTests` runs every case on every engine; CI counts all of them with
/// `conformance-tables engines --check docs/regex.md`, and here are some.
@Suite struct RegExpEnginesTests {
  private static let coverage = Result {
    let paths = ["regexp", "regressions/regexp.json"]
    return try EngineCoverage(of: paths.map { Repository.path("Conformance/" + $0) }, every: 16)
  }

  @Test func noEngineDecidesOtherwise() throws {
    let coverage = try Self.coverage.get()
    #expect(coverage.faults == [])
    for (name, _) in RegExpCases.engines {
      let score = try #require(coverage.scores[name])
      #expect(score.agreeing + score.refused > 1_900, "\(name)")
    }
  }

  /// A few references are never followed.
  @Test func theLinearMatcherRefusesSomeReferences() throws {
    let coverage = try Self.coverage.get()
    let score = try #require(coverage.scores["linear"])
    #expect(score.refused <= coverage.boundedCases)
    #expect(score.refused > 60)
  }

  /// A file without cases of regular expressions has no score of any engine.
  @Test func anEngineWithoutCasesIsAFault() throws {
    let coverage = try EngineCoverage(of: [Repository.path("Conformance/url")])
    #expect(coverage.faults.count == RegExpCases.engines.count)
  }

  @Test func aTableHasARowForEachEngine() throws {
    let rows = try Self.coverage.get().engineTable.split(separator: "\n")
    #expect(rows.count == 2 + RegExpCases.engines.count)
  }
}
