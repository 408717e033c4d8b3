import CompassRules
import Testing

@Suite("Coaches list filters")
struct CoachFiltersTests {
  private let filters = CoachFilters(
    search: "a", role: .init(.head), lastContact: LastContactWindow(days: 30),
    responsiveness: .init("none"))

  @Test("Coaches List 5: each filter that is set counts once")
  func count() {
    #expect(filters.activeCount == 4)
    #expect(filters.active == CoachFilterField.allCases)
    #expect(!CoachFilters().isActive)
    #expect(CoachFilters(search: " ").activeCount == 1)
  }

  @Test("Coaches List 9: a chip takes its own filter away", arguments: CoachFilterField.allCases)
  func removing(field: CoachFilterField) {
    var filters = filters
    filters.remove(field)
    #expect(filters.active == CoachFilterField.allCases.filter { $0 != field })
  }

  @Test("Coaches List 9: \"Clear all\" takes all of them away")
  func clearing() {
    var filters = filters
    filters.clear()
    #expect(!filters.isActive)
  }

  @Test("Coaches List 6: the windows on offer")
  func windows() {
    #expect(
      LastContactWindow.offered.map(\.displayName) == [
        "Last 7 days", "Last 14 days", "Last 30 days", "Last 60 days", "Last 90 days",
      ])
    #expect(LastContactWindow(text: "") == nil)
    #expect(LastContactWindow(text: " 14 days") == LastContactWindow(days: 14))
  }

  @Test("Coaches List 6: the sorts on offer")
  func sorts() {
    #expect(CoachSort.allCases.first?.displayName == "Name (A-Z)")
    #expect(CoachSort(rawValue: "last-contacted") == .lastContacted)
  }
}
