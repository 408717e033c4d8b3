import CompassRules
import Testing

@Suite("The schools list")
struct SchoolListPageTests {
  private let rules = MatchingRules.self
  private let home = GeoLocation(latitude: 40, longitude: -83)

  private func ids(
    _ schools: [MatchingRules.SchoolListEntry],
    _ filters: MatchingRules.SchoolFilters = MatchingRules.SchoolFilters(),
    sort: MatchingRules.SchoolSort = .name, home: GeoLocation? = nil
  ) -> String {
    rules.page(of: schools, filters: filters, sort: sort, home: home).schools.map(\.id).joined()
  }

  @Test("Fault: the distance filter starts set and hides far schools")
  func distanceDefault() {
    let far = MatchingRules.SchoolListEntry(id: "f", name: "Far", latitude: 21.3, longitude: -157.8)
    let unknown = MatchingRules.SchoolListEntry(
      id: "u", name: "Unknown", latitude: 0, longitude: -83)
    #expect(MatchingRules.SchoolFilters().isActive && MatchingRules.SchoolFilters().chips.isEmpty)
    #expect(ids([far, unknown], home: home) == "u")
    #expect(ids([far, unknown]) == "fu")
    let cleared = MatchingRules.SchoolFilters(distance: nil)
    #expect(!cleared.isActive && ids([far, unknown], cleared, home: home) == "fu")
    #expect(ids([far], home: GeoLocation(latitude: 40, longitude: 0)) == "f")
  }

  @Test("A distance is compared in whole miles, its end included")
  func distance() {
    let school = MatchingRules.SchoolListEntry(id: "s", name: "S", latitude: 41, longitude: -83)
    let miles = home.miles(to: GeoLocation(latitude: 41, longitude: -83))
    #expect(
      ids([school], MatchingRules.SchoolFilters(distance: .init(maximum: miles)), home: home) == "s"
    )
    #expect(
      ids([school], MatchingRules.SchoolFilters(distance: .init(maximum: miles - 1)), home: home)
        == "")
    #expect(
      ids([school], MatchingRules.SchoolFilters(distance: .init(maximum: .nan)), home: home) == "")
  }

  @Test("Empty filters are off, false is not")
  func emptyFilters() {
    #expect(
      !MatchingRules.SchoolFilters(name: "", division: "", status: "", state: "", distance: nil)
        .isActive)
    #expect(MatchingRules.SchoolFilters(isFavorite: false, distance: nil).isActive)
    #expect(MatchingRules.SchoolFilters(distance: nil, showsMatches: false).isActive)
    #expect(
      MatchingRules.SchoolFilters(isFavorite: false, distance: nil, showsMatches: false).chips
        .isEmpty)
    let schools = [
      MatchingRules.SchoolListEntry(id: "a", name: "A", favorite: true),
      MatchingRules.SchoolListEntry(id: "b", name: "B", favorite: false),
      MatchingRules.SchoolListEntry(id: "c", name: "C"),
    ]
    #expect(ids(schools, MatchingRules.SchoolFilters(isFavorite: false)) == "b")
    #expect(ids(schools, MatchingRules.SchoolFilters(isFavorite: true)) == "a")
  }

  @Test("The chips name the filters")
  func chips() {
    let filters = MatchingRules.SchoolFilters(
      name: " a", isFavorite: true, distance: .init(maximum: 0.5), showsMatches: true)
    #expect(
      filters.chips.map(\.text) == ["\" a\"", "Within 0.5 miles", "Favorites", "true"])
    #expect(MatchingRules.SchoolFilters(distance: .init(maximum: 3000)).chips.isEmpty)
    #expect(MatchingRules.SchoolFilters(state: "OH").chips.map(\.field) == [.state])
  }

  @Test("A search ignores case and finds names and locations")
  func search() {
    let schools = [
      MatchingRules.SchoolListEntry(id: "a", name: "\u{C9}cole"),
      MatchingRules.SchoolListEntry(id: "b", name: "B", location: "Berea, OH"),
    ]
    #expect(ids(schools, MatchingRules.SchoolFilters(name: "\u{E9}CO")) == "a")
    #expect(ids(schools, MatchingRules.SchoolFilters(name: "BEREA")) == "b")
    #expect(ids(schools, MatchingRules.SchoolFilters(name: " ")) == "b")
    #expect(ids(schools, MatchingRules.SchoolFilters(name: "e")) == "ba")
  }

  @Test("A school's state is the first of three that isn't empty")
  func states() {
    let schools = [
      MatchingRules.SchoolListEntry(
        id: "a", name: "A", location: "X, PA", state: "OH", academicState: "ga"),
      MatchingRules.SchoolListEntry(
        id: "b", name: "B", location: "X, PA", state: "OH", academicState: ""),
      MatchingRules.SchoolListEntry(id: "c", name: "C", location: "X, PA", state: ""),
      MatchingRules.SchoolListEntry(id: "d", name: "D", location: "X"),
    ]
    let page = rules.page(of: schools, filters: MatchingRules.SchoolFilters(state: "PA"))
    #expect(page.schools.map(\.id) == ["c"])
    #expect(page.states == ["OH", "PA", "ga"])
  }

  @Test("Without a distance schools come last, without a date they date from 1970")
  func order() {
    func school(_ id: String, _ latitude: Double?, _ date: Double?) -> MatchingRules.SchoolListEntry
    {
      MatchingRules.SchoolListEntry(
        id: id, name: id, latitude: latitude, longitude: -83,
        updatedAt: date.map { Date(milliseconds: $0) })
    }
    let schools = [
      school("d", nil, nil), school("c", 42, 1), school("b", 41, 2), school("a", 42, -1),
    ]
    #expect(ids(schools, sort: .distance, home: home) == "bcad")
    #expect(ids(schools, sort: .distance) == "abcd")
    #expect(ids(schools, sort: .lastContact) == "bcda")
  }

  @Test("A page has twelve schools")
  func pages() {
    let schools = (10..<35).map { MatchingRules.SchoolListEntry(id: "\($0)", name: "S \($0)") }
    func shown(_ page: Int, of count: Int = 25) -> [String] {
      rules.page(
        of: Array(schools.prefix(count)), filters: MatchingRules.SchoolFilters(), page: page
      ).shown
        .map(\.id)
    }
    #expect(shown(1).count == 12 && shown(2).first == "22" && shown(3) == ["34"])
    // The web app's page goes to none of these, and stays on the first.
    for page in [4, 0, -1, .max, .min] { #expect(shown(page) == shown(1)) }
    #expect(shown(1, of: 0).isEmpty && shown(2, of: 12).count == 12)
    func pageCount(_ count: Int) -> Int {
      rules.page(of: Array(schools.prefix(count)), filters: MatchingRules.SchoolFilters()).pageCount
    }
    #expect([0, 1, 12, 13, 24, 25].map(pageCount) == [0, 1, 1, 2, 2, 3])
  }

  @Test("Matches need 60 percent and no missed dealbreaker")
  func matches() {
    let school = MatchingRules.SchoolListEntry(id: "a", name: "A", division: "D1")
    func isListed(_ preferences: [PreferenceRules.SchoolPreference]) -> Bool {
      !rules.page(
        of: [school], filters: MatchingRules.SchoolFilters(showsMatches: true),
        preferences: preferences
      ).schools.isEmpty
    }
    let met = PreferenceRules.SchoolPreference(type: "division", value: ["D1"])
    let missed = PreferenceRules.SchoolPreference(type: "division", value: ["D2"])
    #expect(isListed([]) && isListed([met]) && !isListed([missed]))
    #expect(!isListed([met, missed]))
    #expect(isListed([met, met, missed]))
    let dealbreaker = PreferenceRules.SchoolPreference(
      type: "division", value: ["D2"], isDealbreaker: true)
    #expect(!isListed([met, met, dealbreaker]))
  }
}
