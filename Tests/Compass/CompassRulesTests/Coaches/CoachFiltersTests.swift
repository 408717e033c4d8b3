import CompassRules
import Testing

@Suite("Coaches list filters")
struct CoachFiltersTests {
  private let filters = CoachRules.Filters(
    search: "a", role: .init(.head), lastContact: CoachRules.LastContactWindow(days: 30),
    responsiveness: .init("none"), school: "s")

  @Test("Coaches List 5: each filter that is set counts once")
  func count() {
    #expect(filters.activeCount == 5)
    #expect(filters.active == CoachRules.FilterField.allCases)
    #expect(!CoachRules.Filters().isActive)
    #expect(CoachRules.Filters(search: " ").activeCount == 1)
  }

  @Test(
    "Coaches List 9: a chip takes its own filter away", arguments: CoachRules.FilterField.allCases)
  func removing(field: CoachRules.FilterField) {
    var filters = filters
    filters.remove(field)
    #expect(filters.active == CoachRules.FilterField.allCases.filter { $0 != field })
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
      CoachRules.LastContactWindow.offered.map(\.displayName) == [
        "Last 7 days", "Last 14 days", "Last 30 days", "Last 60 days", "Last 90 days",
      ])
    #expect(CoachRules.LastContactWindow(text: "") == nil)
    #expect(
      CoachRules.LastContactWindow(text: " 14 days") == CoachRules.LastContactWindow(days: 14))
  }

  @Test("Coaches List 6: the sorts on offer")
  func sorts() {
    #expect(CoachRules.Sort.allCases.first?.displayName == "Name (A-Z)")
    #expect(CoachRules.Sort(rawValue: "last-contacted") == .lastContacted)
  }
}
