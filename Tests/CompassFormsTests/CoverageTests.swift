import TestSupport
import Testing

/// `docs/coverage-forms.md` names tests that there are.
@Suite struct CoverageTests {
  private static let sources = [
    "CoachFormTests": "Coach/CoachFormTests.swift",
    "InteractionFormTests": "Interaction/InteractionFormTests.swift",
    "EventFormTests": "Event/EventFormTests.swift",
    "SchoolFormTests": "School/SchoolFormTests.swift",
  ]

  private func text(_ path: String) throws -> String {
    String(decoding: try Repository.bytes(path), as: UTF8.self)
  }

  @Test func everyTestOfTheTableIsThere() throws {
    var named: [String: Set<String>] = [:]
    for match in try text("docs/coverage-forms.md").matches(of: /`(\w+Tests)\.(\w+)`/) {
      named[String(match.1), default: []].insert(String(match.2))
    }
    #expect(Set(named.keys) == Set(Self.sources.keys))
    for (suite, file) in Self.sources {
      let source = try text("Tests/CompassFormsTests/\(file)")
      for test in named[suite] ?? [] { #expect(source.contains("func \(test)("), "\(test)") }
    }
  }

  @Test func everyItemHasATestOrAReason() throws {
    let rows = try text("docs/coverage-forms.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| **") && !$0.contains("---") }
    let table = rows.prefix { !$0.hasPrefix("| where |") }.filter { $0 != "| item | test |" }
    #expect(table.count == 195)
    for row in table {
      let reason = row.split(separator: "|").last?.trimming(" ") ?? ""
      let isReason =
        ["interface, out of scope", "network, out of scope", "page"].contains(reason)
      #expect(isReason || reason.hasPrefix("`"), "\(row)")
    }
  }
}

extension Substring {
  fileprivate func trimming(_ sign: Character) -> String {
    String(drop { $0 == sign }.reversed().drop { $0 == sign }.reversed())
  }
}
