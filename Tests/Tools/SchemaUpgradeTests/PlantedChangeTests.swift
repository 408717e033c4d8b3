import SchemaModel
import Testing
import Validation

@testable import SchemaUpgrade

/// A schema for each change of Zod: the search finds a payload that shows it, and names it.
@Suite struct PlantedChangeTests {
  @Test func everyChangeHasASchema() {
    let planted = PlantedChange.all.map { "\($0.since.rawValue) \($0.name.rawValue)" }
    #expect(planted.sorted() == ZodChange.all.map { "\($0.since.rawValue) \($0.name.rawValue)" }.sorted())
  }

  private func report(
    _ planted: PlantedChange, from: ZodVersion, to: ZodVersion
  ) throws -> UpgradeReport {
    var search = try UpgradeSearch(
      planted.schema, from: from, to: to, direction: planted.isEncoding ? .encode : .decode,
      functions: PlantedChange.functions, count: 10)
    return search.run()
  }

  @Test(arguments: PlantedChange.all)
  func theUpgradeShowsTheChange(_ planted: PlantedChange) throws {
    let report = try report(planted, from: planted.before, to: planted.since)
    #expect(
      report.findings.contains { $0.changes.contains { $0.name == planted.name } },
      "\(report.findings.map { "\($0.place) \($0.changes.map(\.name)) \($0.effect)" })")
    #expect(report.findings.allSatisfy { !$0.changes.isEmpty })
    #expect(report.findings.allSatisfy { $0.changes.allSatisfy { $0.since == planted.since } })
  }

  /// On the way back from 4.5 one of two changes is enough: a default that no rule distinguishes leaves the schema inside
  /// optional unrun.
  @Test(arguments: PlantedChange.all)
  func theWayBackShowsItToo(_ planted: PlantedChange) throws {
    let report = try report(planted, from: planted.since, to: planted.before)
    let isOfTwo = planted.name == .optionalResult && planted.since == .v4_5
    let names = isOfTwo ? [.optionalResult, .tellsDefaults] : [planted.name]
    #expect(report.findings.contains { $0.changes.contains { names.contains($0.name) } })
  }

  @Test(arguments: PlantedChange.all)
  func everyWitnessIsJudgedAsTheReportSays(_ planted: PlantedChange) throws {
    for finding in try report(planted, from: planted.before, to: planted.since).findings {
      try finding.expectEvidence(
        for: planted.schema, from: planted.before, to: planted.since,
        direction: planted.isEncoding ? .encode : .decode, functions: PlantedChange.functions)
    }
  }
}
