import ConformanceKit
import TestSupport
import Testing

@testable import conformance_tables

/// Every vector of regular expressions on every engine. `docs/regex.md` has the counts, and the
/// patterns with a step budget.
@Suite struct RegExpEnginesTests {
  private static let coverage = Result {
    let paths = ["regexp", "regressions/regexp.json"]
    return try EngineCoverage(of: paths.map { Repository.path("Conformance/" + $0) })
  }

  private func score(_ engine: String) throws -> EngineCoverage.Score {
    try #require(try Self.coverage.get().scores[engine])
  }

  @Test func everyEngineHasEveryCase() throws {
    for (name, _) in RegExpCases.engines {
      let score = try score(name)
      #expect(score.agreeing + score.refused == 30_696, "\(name)")
      #expect(score.differing == 0, "\(name)")
    }
  }

  @Test(arguments: ["automatic", "matcher"]) func everyCaseIsDecided(_ engine: String) throws {
    #expect(try score(engine).refused == 0)
  }

  /// It decides all others without a limit of steps. A few references are never followed.
  @Test func theLinearMatcherRefusesOnlyPatternsWithReferences() throws {
    let coverage = try Self.coverage.get()
    let score = try score("linear")
    #expect(score.refused == score.refusedBounded)
    #expect(score.refused <= coverage.boundedCases)
    #expect(score.refused > 1_000)
  }

  /// `conformance-tables engines Conformance/regexp Conformance/regressions/regexp.json` prints it. The counts of the engines depend on PCRE2, and are those of a run.
  @Test func theDocumentIsCurrent() throws {
    let text = try Self.coverage.get().patternText
    let document = String(decoding: try Repository.bytes("docs/regex.md"), as: UTF8.self)
    let isThere = document.contains("\n\(text)\n")
    #expect(isThere, "\(text)")
  }
}
