import Foundation
import NamedRules
import TestSupport
import Testing

/// `docs/internals/coverage.md` has every item of the checklists, and names tests and vectors that
/// exist.
@Suite struct CoverageTests {
  private static let reasons: Set = [
    "interface, out of scope", "network, out of scope", "speed and memory, out of scope",
  ]

  /// Returns the tables' rows by the specification, items alone.
  private func tables() throws -> [(name: String, rows: [(item: String, shownBy: String)])] {
    let text = String(decoding: try Repository.bytes("docs/internals/coverage.md"), as: UTF8.self)
    return text.components(separatedBy: "\n## ").dropFirst()
      .filter { $0.contains("\n| item | test |\n") }
      .map { section in
        let lines = section.components(separatedBy: "\n")
        let rows = lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| **") }.dropFirst(2)
        return (lines[0], rows.map(Self.cells))
      }
  }

  private static func cells(of row: String) -> (item: String, shownBy: String) {
    let cells = row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    return (cells.dropLast().joined(separator: " | "), cells.last ?? "")
  }

  /// Returns the tests of a cell; a name may contain a semicolon.
  private func parts(of cell: String) -> [String] {
    cell.components(separatedBy: "; ").reduce(into: []) { parts, next in
      if let last = parts.last, !["\"", "`", "vectors"].contains(where: next.hasPrefix) {
        parts[parts.count - 1] = last + "; " + next
      } else {
        parts.append(next)
      }
    }
  }

  private func sources(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Repository.path(folder))
      .filter { $0.hasSuffix(".swift") }
      .map { String(decoding: try Repository.bytes("\(folder)/\($0)"), as: UTF8.self) }
  }

  @Test func everyItemOfTheChecklistsIsThere() throws {
    let tables = try tables()
    #expect(
      tables.map(\.name) == [
        "Add Coach", "Coaches List", "Interaction Detail & Add Interaction", "School Detail",
        "Create Event",
      ])
    #expect(tables.map(\.rows.count) == [43, 35, 67, 58, 27])
  }

  @Test func everyItemHasATestOrAReason() throws {
    let forms = try sources(in: "Tests/Compass/CompassFormsTests")
    let rules = try sources(in: "Tests/Compass/CompassRulesTests").joined()
      .replacingOccurrences(of: "\\\"", with: "\"")
    for (item, shownBy) in try tables().flatMap(\.rows) where !Self.reasons.contains(shownBy) {
      for part in parts(of: shownBy) {
        if let match = part.wholeMatch(of: /`(\w+Tests)\.(\w+)`/) {
          let suite = forms.first { $0.contains("struct \(match.1) ") }
          #expect(suite?.contains("func \(match.2)(") == true, "\(item): \(part)")
        } else if let match = part.prefixMatch(of: /vectors `([\w.]+)`/) {
          #expect(throws: Never.self, "\(item)") { try RuleCatalog.rule(named: String(match.1)) }
        } else {
          #expect(part.hasPrefix("\"") && rules.contains(part), "\(item): \(part)")
        }
      }
    }
  }
}
