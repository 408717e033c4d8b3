import CompassRules
import Testing

@Suite("The lists of coaches, schools and interactions")
struct PageListTests {
  private static let now = Date(milliseconds: 1_770_724_800_000)
  private static let matching = MatchingRules.self

  @Test("Coaches: chips, orders and both placeholders")
  func coaches() {
    let coaches = [("1", "Zorn", CoachRole.assistant), ("2", "Adams", .head)].map {
      CoachRules.ListEntry(id: $0.0, firstName: "A", lastName: $0.1, role: .init($0.2))
    }
    let rule = CoachRules.List(coaches)
    var list = rule.list(sortedBy: .name, now: Self.now, clock: .utc)
    #expect(list.shown.map(\.id) == ["2", "1"] && list.chips == [])
    #expect(list.emptyState(.noCoaches, noMatches: .noMatches) == nil)
    list.filters = CoachRules.Filters(search: "zo", role: .init(.head), lastContact: .init(days: 7))
    #expect(list.chips == [.search, .role, .lastContact] && list.emptiness == .noMatches)
    #expect(list.emptyState(.noCoaches, noMatches: .noMatches) == .noMatches)
    list.remove(.role)
    #expect(list.emptiness == .noMatches)
    list.remove(.lastContact)
    #expect(list.shown.map(\.id) == ["1"])
    list.clear()
    list.order = rule.order(.role)
    #expect(list.shown.map(\.id) == ["2", "1"])
    list.order = rule.order(nil)
    #expect(list.shown.map(\.id) == ["1", "2"])
    list.entries = []
    #expect(list.emptyState(.noCoaches, noMatches: .noMatches) == .noCoaches)
    // The list is the rule.
    let filters = CoachRules.Filters(role: .init(.head))
    #expect(
      rule.list(filters: filters, sortedBy: .role, now: Self.now, clock: .utc, source: .web).shown
        == rule.filtered(
          by: filters, sortedBy: .role, now: Self.now, clock: .utc, source: .web))
  }

  @Test("Schools: the distance at its start filters without a chip until all are cleared")
  func schools() {
    let schools = [
      MatchingRules.SchoolListEntry(id: "1", name: "Hawaii", latitude: 21.3, longitude: -157.82),
      MatchingRules.SchoolListEntry(
        id: "2", name: "Georgia", division: "D1", latitude: 33.95, longitude: -83.37),
    ]
    let home = GeoLocation(latitude: 41.4993, longitude: -81.6944)
    var list = Self.matching.list(
      of: schools, filters: MatchingRules.SchoolFilters(), sort: .distance, home: home)
    #expect(list.shown.map(\.id) == ["2"] && list.chips == [])
    let page = Self.matching.page(
      of: schools, filters: MatchingRules.SchoolFilters(), sort: .distance, home: home)
    #expect(list.shown == page.schools)
    list.filters.division = "D2"
    list.filters.distance = .init(maximum: 500)
    #expect(list.chips == [.division, .distance] && list.emptiness == .noMatches)
    list.remove(.division)
    list.remove(.distance)
    #expect(list.filters == .none && list.shown.map(\.id) == ["2", "1"])
    (list.filters.name, list.filters.isFavorite, list.filters.showsMatches) = ("h", true, true)
    (list.filters.status, list.filters.state) = ("contacted", "HI")
    #expect(
      list.chips == MatchingRules.SchoolFilterField.allCases.filter { list.chips.contains($0) })
    #expect(list.chips.count == 5)
    for chip in list.chips { list.remove(chip) }
    #expect(list.filters == .none && !list.filters.isActive)
    list.filters = MatchingRules.SchoolFilters()
    list.clear()
    #expect(list.shown.count == 2 && list.emptiness == nil)
    list.entries = []
    #expect(list.emptiness == .noEntries)
  }

  @Test("Interactions: the newest first, with a chip for each text that is set")
  func interactions() {
    let day = 86_400_000.0
    let interactions = [("1", "email", 9.0), ("2", "text", 2.0)].map {
      InteractionRules.Record(
        id: $0.0, type: .init($0.1), direction: .init(.inbound),
        contactDate: Date(milliseconds: Self.now.milliseconds - $0.2 * day))
    }
    var list = Self.matching.list(of: interactions, now: Self.now, clock: .utc)
    #expect(list.shown.map(\.id) == ["2", "1"] && list.chips == [])
    list.filters = InteractionRules.Filters(
      search: "x", type: "email", loggedBy: "u", direction: "inbound", sentiment: "neutral",
      timePeriod: "7")
    #expect(list.chips == InteractionRules.FilterField.allCases && list.emptiness == .noMatches)
    for chip in list.chips where chip != .timePeriod { list.remove(chip) }
    #expect(list.shown.map(\.id) == ["2"] && list.chips == [.timePeriod])
    #expect(
      list.shown
        == Self.matching.filtered(interactions, by: list.filters, now: Self.now, clock: .utc))
    list.remove(.timePeriod)
    #expect(list.filters == .none && !list.filters.isActive)
    list.filters.search = ""
    #expect(list.chips == [] && list.shown.count == 2)
  }
}
