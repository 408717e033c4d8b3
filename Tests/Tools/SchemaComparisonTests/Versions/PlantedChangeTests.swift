import SchemaModel
import Testing
import Validation

@testable import SchemaComparison

/// A schema for each change of Zod: the search finds a payload that shows it, and names it.
@Suite struct PlantedChangeTests {
  /// The changes of the error formatters leave the list of issues as it is, so no payload shows them to a validator.
  private static let ofFormatters: Set<ZodChange.Name> = [.nestedIssuePaths, .formattedKeys]

  @Test func everyChangeOfValidationHasASchema() {
    func texts(_ changes: [(since: ZodVersion, name: ZodChange.Name)]) -> [String] {
      changes.map { "\($0.since.rawValue) \($0.name)" }.sorted()
    }
    let changes = ZodChange.all.filter { !Self.ofFormatters.contains($0.id) }
    #expect(
      texts(PlantedChange.all.map { ($0.since, $0.name) })
        == texts(changes.map { ($0.since, $0.id) }))
  }

  private func report(
    _ planted: PlantedChange, from: ZodVersion, to: ZodVersion
  ) throws -> UpgradeReport {
    let side = try ComparedSchema(
      planted.schema, zod: from, functions: PlantedChange.functions,
      direction: planted.isEncoding ? .encode : .decode)
    var search = try UpgradeSearch(side, to: to, count: 10)
    return search.run()
  }

  @Test(arguments: PlantedChange.all)
  func theUpgradeShowsTheChange(_ planted: PlantedChange) throws {
    let report = try report(planted, from: planted.before, to: planted.since)
    #expect(
      shows(planted.name, report)
        || report.findings.contains { $0.changes.contains { $0.id == planted.name } },
      "\(report.findings.map { "\($0.path) \($0.changes.map(\.name)) \($0.effect)" })")
    #expect(report.findings.allSatisfy { !$0.changes.isEmpty })
    #expect(report.findings.allSatisfy { $0.changes.allSatisfy { $0.since == planted.since } })
  }

  /// The changes before which Zod throws for each payload that they are about. Such a payload is undecided, and shows nothing.
  private static let thrown: Set<ZodChange.Name> = [
    .discriminatesByInheritedKeys, .partialRecordTakesLiterals,
  ]

  /// Returns whether a report names a change that no payload can show.
  private func shows(_ name: ZodChange.Name, _ report: UpgradeReport) -> Bool {
    Self.thrown.contains(name) && report.possible.contains { $0.id == name }
  }

  /// A change of 4.6.7 shows on an upgrade only together with another one, which is enough on the way back.
  private static let partners: [ZodChange.Name: ZodChange.Name] = [
    .optionalResult: .tellsDefaults
  ]

  @Test(arguments: PlantedChange.all)
  func theWayBackShowsItToo(_ planted: PlantedChange) throws {
    let report = try report(planted, from: planted.since, to: planted.before)
    let partner = planted.since == .v4_6_7 ? Self.partners[planted.name] : nil
    let names = [planted.name, partner].compactMap(\.self)
    #expect(
      shows(planted.name, report)
        || report.findings.contains { $0.changes.contains { names.contains($0.id) } })
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
