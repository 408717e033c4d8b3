import CompassSchemas
import SchemaModel
import TestSupport
import Testing
import Validation

@testable import SchemaComparison

/// The app's schemas from Zod 4.4.3 to 4.6.7, every witness validated again.
///
/// A string with a limit changes its verdict with characters beyond U+FFFF, which 4.6.7 counts as one. Two schemas of each
/// revision keep all verdicts and outputs: that of a response, which has no such limit, and that of an e-mail address,
/// whose pattern rejects these characters anyway.
@Suite struct AppSchemaTests {
  /// A schema of a revision.
  struct AppSchema: Sendable, CustomTestStringConvertible {
    var name: String
    var revision: WebRevision

    var testDescription: String { "\(name) \(revision.rawValue)" }

    static let all = WebRevision.allCases.flatMap { revision in
      SchemaCatalog.names(of: revision).filter { !$0.contains("-") }
        .map { AppSchema(name: $0, revision: revision) }
    }

    func report() throws -> (schema: ZodSchema, report: UpgradeReport) {
      let document = try #require(
        SchemaCatalog.document(named: name, of: revision, currentYear: 2026))
      let side = ComparedSchema(document.schema, zod: .v4_4_3, functions: revision.functions)
      var search = try UpgradeSearch(side, to: .v4_6_7, count: 5)
      return (document.schema, search.run())
    }
  }

  /// The schemas whose verdicts and outputs stay.
  private static let unchanged = ["collegeScorecardResponse", "forgotPassword"]

  @Test func theyAreAllThere() {
    #expect(AppSchema.all.count == 37)
    #expect(AppSchema.all.filter { !Self.unchanged.contains($0.name) }.count == 33)
  }

  /// A length that 4.6.7 counts otherwise is an issue even where the pattern fails in both versions, and JSON can spell an
  /// infinite number, which has a separate type in 4.6.7. The patterns of
  /// e-mail addresses and times, which issues show, differ.
  @Test(arguments: Rounds.of(AppSchema.all))
  func differences(_ app: AppSchema) throws {
    let (schema, report) = try app.report()
    let grave = report.findings.filter { $0.effect <= .output }
    #expect(grave.isEmpty == Self.unchanged.contains(app.name))
    let changes = Set(report.findings.flatMap(\.changes).map(\.id))
    #expect(
      changes.isSubset(of: [
        .namesInfinity, .stringLengthUnit, .urlDropsLineEnds, .emailPattern, .datetimePattern,
      ]))
    #expect(!changes.isEmpty)
    #expect(changes.contains(.stringLengthUnit) == (app.name != "collegeScorecardResponse"))
    #expect(!grave.flatMap(\.changes).contains { $0.id == .namesInfinity })
    #expect(report.undecided == 0)
    #expect(!report.isCut)
    for finding in report.findings {
      try finding.expectEvidence(
        for: schema, from: .v4_4_3, to: .v4_6_7, functions: app.revision.functions)
    }
  }

  @Test(arguments: ["event", "socialMediaPost"])
  func textFieldsOfURLsLoseLineEnds(_ name: String) throws {
    let (_, report) = try AppSchema(name: name, revision: .february2026).report()
    let finding = try #require(
      report.findings.first { $0.changes.map(\.id) == [.urlDropsLineEnds] })
    #expect(finding.effect == .output)
  }

  @Test func aPasswordThatAgreesWithItsRepetitionBecomesTooShort() throws {
    let (_, report) = try AppSchema(name: "resetPassword", revision: .february2026).report()
    let finding = try #require(report.findings.first { $0.path == "$.password" })
    #expect(finding.effect == .rejected)
    guard case .payload(let payload, _, _) = finding.witness else {
      Issue.record("no payload")
      return
    }
    #expect(payload["password"] == payload["confirmPassword"])
    #expect((payload["password"]?.text?.length ?? 0) == 8)
  }
}
