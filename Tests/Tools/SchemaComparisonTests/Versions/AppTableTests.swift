import CompassSchemas
import Foundation
import SchemaModel
import TestSupport
import Testing
import Validation

@testable import SchemaComparison

/// The table in `docs/upgrade.md` of what the app's next update of Zod changes for all schemas: from the version of each
/// revision to 4.6.7. Every witness is validated again.
///
/// A change that is meant is written with `RECORD_TABLE=1 swift test --filter AppTableTests`; review the difference.
@Suite struct AppTableTests {
  private static let path = "docs/upgrade.md"
  private static let heading =
    "| schema | revision | gravest effect | changes |\n| --- | --- | --- | --- |\n"
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_TABLE"] != nil

  /// Returns a schema's row.
  private func row(_ name: String, of revision: WebRevision) throws -> String {
    let document = try #require(
      SchemaCatalog.document(named: name, of: revision, currentYear: 2026))
    let side = ComparedSchema(
      document.schema, zod: revision.zod, functions: revision.functions)
    var search = try UpgradeSearch(side, to: .v4_6_7, count: 5)
    let report = search.run()
    for finding in report.findings {
      try finding.expectEvidence(
        for: document.schema, from: revision.zod, to: .v4_6_7, functions: revision.functions)
    }
    let effect = report.findings.map(\.effect).min().map(Self.words) ?? "none found"
    let changes = Set(report.findings.flatMap(\.changes).map(\.name)).sorted()
    return
      "| `\(name)` | \(revision.rawValue) | \(effect) | \(changes.map { "`\($0)`" }.joined(separator: ", ")) |\n"
  }

  private static func words(_ effect: PayloadEffect) -> String {
    switch effect {
    case .schema: "the schema can be made in one version only"
    case .rejected: "a valid payload becomes invalid"
    case .accepted: "an invalid payload becomes valid"
    case .output: "the output differs"
    case .issues: "the issues differ"
    case .messages: "the messages differ"
    }
  }

  @Test func theTableStandsInTheDocumentation() throws {
    var rows: [String] = []
    for revision in WebRevision.allCases.reversed() {
      rows += try SchemaCatalog.names(of: revision).sorted().map { try row($0, of: revision) }
    }
    #expect(rows.count == 89)
    let table = Self.heading + rows.joined()
    let text = try String(decoding: Repository.bytes(Self.path), as: UTF8.self)
    let start = try #require(text.range(of: Self.heading)?.lowerBound)
    let end = text.range(of: "\n\n", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
    let old = String(text[start..<end]) + "\n"
    if Self.isRecording {
      let new = text[..<start] + table.dropLast() + text[end...]
      try Data(new.utf8).write(to: Repository.root.appendingPathComponent(Self.path))
      return
    }
    let known = Set(old.split(separator: "\n"))
    let missing = table.split(separator: "\n").filter { !known.contains($0) }
    #expect(old == table, "rows that the file lacks:\n\(missing.joined(separator: "\n"))")
  }
}
