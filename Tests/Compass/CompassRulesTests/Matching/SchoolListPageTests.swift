import CompassRules
import Testing

@Suite("The schools list")
struct SchoolListPageTests {
  private let rules = MatchingRules.self
  private let home = GeoLocation(latitude: 40, longitude: -83)

  private func ids(
    _ schools: [SchoolListEntry], _ filters: SchoolFilters = SchoolFilters(),
    sort: SchoolSort = .name, home: GeoLocation? = nil
  ) -> String {
    rules.page(of: schools, filters: filters, sort: sort, home: home).schools.map(\.id).joined()
  }

  @Test("Fault: the distance filter starts set and hides far schools")
  func distanceDefault() {
    let far = SchoolListEntry(id: "f", name: "Far", latitude: 21.3, longitude: -157.8)
    let unknown = SchoolListEntry(id: "u", name: "Unknown", latitude: 0, longitude: -83)
    #expect(SchoolFilters().isActive && SchoolFilters().chips.isEmpty)
    #expect(ids([far, unknown], home: home) == "u")
    #expect(ids([far, unknown]) == "fu")
    let cleared = SchoolFilters(distance: nil)
    #expect(!cleared.isActive && ids([far, unknown], cleared, home: home) == "fu")
    #expect(ids([far], home: GeoLocation(latitude: 40, longitude: 0)) == "f")
  }

  @Test("A distance is compared in whole miles, its end included")
  func distance() {
    let school = SchoolListEntry(id: "s", name: "S", latitude: 41, longitude: -83)
    let miles = home.miles(to: GeoLocation(latitude: 41, longitude: -83))
    #expect(ids([school], SchoolFilters(distance: .init(maximum: miles)), home: home) == "s")
    #expect(ids([school], SchoolFilters(distance: .init(maximum: miles - 1)), home: home) == "")
    #expect(ids([school], SchoolFilters(distance: .init(maximum: .nan)), home: home) == "")
  }

  @Test("Empty filters are off, false is not")
  func emptyFilters() {
    #expect(!SchoolFilters(name: "", division: "", status: "", state: "", distance: nil).isActive)
    #expect(SchoolFilters(isFavorite: false, distance: nil).isActive)
    #expect(SchoolFilters(distance: nil, showsMatches: false).isActive)
    #expect(SchoolFilters(isFavorite: false, distance: nil, showsMatches: false).chips.isEmpty)
    let schools = [
      SchoolListEntry(id: "a", name: "A", isFavorite: true),
      SchoolListEntry(id: "b", name: "B", isFavorite: false), SchoolListEntry(id: "c", name: "C"),
    ]
    #expect(ids(schools, SchoolFilters(isFavorite: false)) == "b")
    #expect(ids(schools, SchoolFilters(isFavorite: true)) == "a")
  }

  @Test("The chips name the filters")
  func chips() {
    let filters = SchoolFilters(
      name: " a", isFavorite: true, distance: .init(maximum: 0.5), showsMatches: true)
    #expect(
      filters.chips.map(\.text) == ["\" a\"", "Within 0.5 miles", "Favorites", "true"])
    #expect(SchoolFilters(distance: .init(maximum: 3000)).chips.isEmpty)
    #expect(SchoolFilters(state: "OH").chips.map(\.field) == [.state])
  }

  @Test("A search ignores case and finds names and locations")
  func search() {
    let schools = [
      SchoolListEntry(id: "a", name: "\u{C9}cole"),
      SchoolListEntry(id: "b", name: "B", location: "Berea, OH"),
    ]
    #expect(ids(schools, SchoolFilters(name: "\u{E9}CO")) == "a")
    #expect(ids(schools, SchoolFilters(name: "BEREA")) == "b")
    #expect(ids(schools, SchoolFilters(name: " ")) == "b")
    #expect(ids(schools, SchoolFilters(name: "e")) == "ba")
  }

  @Test("A school's state is the first of three that isn't empty")
  func states() {
    let schools = [
      SchoolListEntry(id: "a", name: "A", location: "X, PA", state: "OH", academicState: "ga"),
      SchoolListEntry(id: "b", name: "B", location: "X, PA", state: "OH", academicState: ""),
      SchoolListEntry(id: "c", name: "C", location: "X, PA", state: ""),
      SchoolListEntry(id: "d", name: "D", location: "X"),
    ]
    let page = rules.page(of: schools, filters: SchoolFilters(state: "PA"))
    #expect(page.schools.map(\.id) == ["c"])
    #expect(page.states == ["OH", "PA", "ga"])
  }

  @Test("Without a distance schools come last, without a date they date from 1970")
  func order() {
    func school(_ id: String, _ latitude: Double?, _ date: Double?) -> SchoolListEntry {
      SchoolListEntry(
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
    let schools = (10..<35).map { SchoolListEntry(id: "\($0)", name: "S \($0)") }
    func shown(_ page: Int, of count: Int = 25) -> [String] {
      rules.page(of: Array(schools.prefix(count)), filters: SchoolFilters(), page: page).shown
        .map(\.id)
    }
    #expect(shown(1).count == 12 && shown(2).first == "22" && shown(3) == ["34"])
    // The web app's page goes to none of these, and stays on the first.
    for page in [4, 0, -1, .max, .min] { #expect(shown(page) == shown(1)) }
    #expect(shown(1, of: 0).isEmpty && shown(2, of: 12).count == 12)
    func pageCount(_ count: Int) -> Int {
      rules.page(of: Array(schools.prefix(count)), filters: SchoolFilters()).pageCount
    }
    #expect([0, 1, 12, 13, 24, 25].map(pageCount) == [0, 1, 1, 2, 2, 3])
  }

  @Test("Matches need 60 percent and no missed dealbreaker")
  func matches() {
    let school = SchoolListEntry(id: "a", name: "A", division: "D1")
    func isListed(_ preferences: [SchoolPreference]) -> Bool {
      !rules.page(
        of: [school], filters: SchoolFilters(showsMatches: true), preferences: preferences
      ).schools.isEmpty
    }
    let met = SchoolPreference(type: "division", value: ["D1"])
    let missed = SchoolPreference(type: "division", value: ["D2"])
    #expect(isListed([]) && isListed([met]) && !isListed([missed]))
    #expect(!isListed([met, missed]))
    #expect(isListed([met, met, missed]))
    let dealbreaker = SchoolPreference(type: "division", value: ["D2"], isDealbreaker: true)
    #expect(!isListed([met, met, dealbreaker]))
  }
}
