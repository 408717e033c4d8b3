import CompassValidation
import Testing

/// docs/twins.md, "The list of schools", "Duplicates" and "School statuses".
@Suite("Twins: the list of schools and their statuses")
struct SchoolsTwinTests {
  private func ids(
    _ schools: [MatchingRules.SchoolListEntry], _ filters: MatchingRules.SchoolFilters,
    sort: MatchingRules.SchoolSort = .name, home: GeoLocation? = nil
  ) -> [String] {
    MatchingRules.page(of: schools, filters: filters, sort: sort, home: home).schools.map(\.id)
  }

  @Test("A search keeps accents")
  func search() {
    let schools = [MatchingRules.SchoolListEntry(id: "s", name: "École")]
    #expect(ids(schools, .init(name: "Ecole", distance: nil)) == [])
    #expect(ids(schools, .init(name: "ÉCOLE", distance: nil)) == ["s"])
    let found = MatchingRules.page(
      of: schools, filters: .init(name: "Ecole", distance: nil), search: .ignoringAccents)
    #expect(found.schools.map(\.id) == ["s"])
  }

  @Test(
    "City, state, conference and notes are found on request",
    arguments: [
      "athens", "ga", "sec", "Visit",
    ])
  func fields(search: String) {
    let schools = [
      MatchingRules.SchoolListEntry(
        id: "s", name: "Bulldogs", conference: "SEC", city: "Athens", state: "GA",
        notes: "visit in May"),
      MatchingRules.SchoolListEntry(id: "other", name: "x"),
    ]
    let filters = MatchingRules.SchoolFilters(name: search, distance: nil)
    #expect(ids(schools, filters) == [])
    let list = MatchingRules.list(of: schools, filters: filters, search: .moreFields)
    #expect(list.shown.map(\.id) == ["s"])
  }

  @Test("A score of the app orders the list")
  func fit() {
    let scores: [(String, Double?)] = [("a", nil), ("b", 40), ("c", .nan), ("d", 80), ("e", 40)]
    var list = MatchingRules.list(
      of: scores.map {
        MatchingRules.SchoolListEntry(id: $0.0, name: $0.0, fitScore: $0.1)
      }, filters: .none)
    list.order = .byFit
    #expect(list.shown.map(\.id) == ["d", "b", "e", "a", "c"])
  }

  @Test("A school of unknown distance matches every limit")
  func distance() {
    let home = GeoLocation(latitude: 40, longitude: -74)
    let schools = [
      MatchingRules.SchoolListEntry(id: "near", name: "A", latitude: 40.1, longitude: -74),
      MatchingRules.SchoolListEntry(id: "far", name: "B", latitude: 30, longitude: -100),
      MatchingRules.SchoolListEntry(id: "unknown", name: "C"),
    ]
    #expect(ids(schools, .init(distance: .init(maximum: 100)), home: home) == ["near", "unknown"])
  }

  @Test("The last contact is the time of the last change")
  func lastContact() {
    let schools = [
      MatchingRules.SchoolListEntry(
        id: "older", name: "A", updatedAt: Moments.at("2026-08-01T00:00:00Z")),
      MatchingRules.SchoolListEntry(
        id: "newer", name: "B", updatedAt: Moments.at("2026-08-02T00:00:00Z")),
    ]
    #expect(ids(schools, .none, sort: .lastContact) == ["newer", "older"])
  }

  @Test("A duplicate has the same name, or a website of the same host")
  func duplicates() {
    func match(_ school: SchoolRules.Identity, _ listed: SchoolRules.Identity) -> String? {
      SchoolRules.duplicate(of: school, among: [listed])?.match.rawValue
    }
    let georgia = SchoolRules.Identity(name: "Georgia", website: "https://uga.edu")
    #expect(match(.init(name: "x", website: "https://www.uga.edu/athletics"), georgia) == "domain")
    #expect(match(.init(name: "x", website: "uga.edu"), georgia) == nil)
    #expect(match(.init(name: " GEORGIA "), georgia) == "name")
    #expect(match(.init(name: "Auburn"), .init(name: " Auburn ")) == nil)
    #expect(match(.init(name: "Auburn\n"), .init(name: "Auburn")) == "name")
    #expect(match(.init(name: "x", ncaaID: "abc"), .init(name: "y", ncaaID: "ABC")) == "ncaa_id")
    #expect(match(.init(name: "x", ncaaID: " 123 "), .init(name: "y", ncaaID: "123")) == "ncaa_id")
    #expect(
      match(.init(name: "x", website: "https://uga.edu"), .init(name: "y", website: "uga.edu"))
        == nil)
  }

  @Test("A status has a name and colors")
  func status() {
    #expect(StatusRules.label(of: "offer_received") == "Offer Received")
    let badge = StatusRules.badge(of: "visiting")
    #expect(badge.background.name == "orange-100" && badge.text.name == "orange-700")
    #expect(StatusRules.label(of: "camp_invite") == "Camp Invite")
    #expect(StatusRules.Stage(rawValue: "camp_invite")?.badge == nil)
  }
}
