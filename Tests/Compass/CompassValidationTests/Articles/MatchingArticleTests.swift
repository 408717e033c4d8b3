import CompassValidation
import Testing

/// The snippets of the article on matches and lists.
@Suite struct MatchingArticleTests {
  @Test func aSchoolIsMatched() throws {
    let print = Snippet("MatchesAndLists", 1)
    let school = MatchingRules.SchoolListEntry(
      id: "1", name: "Georgia", location: "Athens, GA", latitude: 33.95, longitude: -83.37)
    let preferences = [
      PreferenceRules.SchoolPreference(type: "preferred_states", value: ["GA", "FL"]),
      PreferenceRules.SchoolPreference(type: "max_distance_miles", value: 500, isDealbreaker: true),
    ]
    let home = GeoLocation(latitude: 41.4993, longitude: -81.6944)
    let match = MatchingRules.match(of: school, with: preferences, home: home)
    print(match.score, match.missedTypes)  // 53.0 ["max_distance_miles"]
    let badge = MatchingRules.badge(score: match.score, hasDealbreakers: match.hasDealbreakers)
    print(badge?.label ?? "none")  // Dealbreaker
    print(MatchingRules.distanceText(from: home, to: school) ?? "unknown")  // 530 miles
    try print.expectPublished()
  }

  @Test func listsAreFiltered() throws {
    let print = Snippet("MatchesAndLists", 2)
    let schools = [
      MatchingRules.SchoolListEntry(
        id: "1", name: "Hawaii", state: "HI", latitude: 21.3, longitude: -157.82),
      MatchingRules.SchoolListEntry(
        id: "2", name: "Georgia", state: "GA", latitude: 33.95, longitude: -83.37),
    ]
    let home = GeoLocation(latitude: 41.4993, longitude: -81.6944)
    let start = MatchingRules.SchoolFilters()
    let page = MatchingRules.page(of: schools, filters: start, home: home)
    print(start.isActive, page.schools.map(\.name), page.states)  // true ["Georgia"] ["GA", "HI"]
    let cleared = MatchingRules.SchoolFilters(distance: nil)
    print(
      MatchingRules.page(of: schools, filters: cleared, sort: .distance, home: home).shown.map(
        \.name))
    // ["Georgia", "Hawaii"]

    let filter = MatchingRules.ListFilter(.range, field: "cost")
    let items: [JSONValue] = [["id": "a", "cost": 20], ["id": "b", "cost": 50]]
    let result = MatchingRules.filtered(
      items, by: [filter], values: ["cost": [0, 30]], clock: .utc)
    print(result.items.count, result.texts["cost"]?.string ?? "")  // 1 0 - 30
    try print.expectPublished()
  }
}
