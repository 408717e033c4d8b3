import Testing

@testable import CompassRules

@Suite("Keys by their code units")
struct ExactKeyTests {
  private let names = ["\u{E9}": "Georgia", "K": "Auburn"]

  @Test("A key is found by the same code units, not by an equivalent string")
  func codeUnits() {
    #expect(names[exactly: "\u{E9}"] == "Georgia")
    #expect(names[exactly: "e\u{301}"] == nil)
    #expect(names[exactly: "\u{212A}"] == nil)
    #expect(names[exactly: "x"] == nil)
  }

  @Test("A coach has the school of the same id")
  func school() {
    func coach(_ id: String, school: String) -> CoachRules.ListEntry {
      CoachRules.ListEntry(
        id: id, schoolID: school, firstName: "A", lastName: "B", role: .init(.head))
    }
    let list = CoachRules.List(
      [coach("1", school: "e\u{301}"), coach("2", school: "K")],
      schoolNames: ["\u{E9}": "Aaa", "K": "Bbb"])
    let sorted = list.filtered(
      by: CoachRules.Filters(), sortedBy: .school, now: Date(timeIntervalSince1970: 0), clock: .utc)
    // The first has no known school, whose name begins with a U.
    #expect(sorted.map(\.id) == ["2", "1"])
  }
}
