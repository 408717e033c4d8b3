import CompassRules
import Testing

@Suite("Distances to schools")
struct SchoolDistanceTests {
  private let rules = MatchingRules.self

  @Test("A coordinate of 0 or a missing one hides the distance")
  func unknown() {
    let home = GeoLocation(latitude: 41.5, longitude: -81.7)
    func text(_ latitude: Double?, _ longitude: Double?, home: GeoLocation?) -> String? {
      rules.distanceText(
        from: home,
        to: MatchingRules.SchoolListEntry(
          id: "1", name: "A", latitude: latitude, longitude: longitude))
    }
    #expect(text(40, -83, home: home) == "124 miles")
    #expect(text(41.5, -81.7, home: home) == "0 miles")
    #expect(text(nil, -83, home: home) == nil && text(40, nil, home: home) == nil)
    #expect(text(0, -83, home: home) == nil && text(40, 0, home: home) == nil)
    #expect(text(.nan, -83, home: home) == nil && text(40, -83, home: nil) == nil)
    #expect(text(40, -83, home: GeoLocation(latitude: -0.0, longitude: -83)) == nil)
    #expect(rules.distanceText(from: home, to: nil) == nil)
  }

  @Test("Miles are grouped, one is plural too")
  func texts() {
    #expect(rules.distanceText(miles: 1) == "1 miles")
    #expect(rules.distanceText(miles: 1234.5678) == "1,234.568 miles")
    #expect(rules.distanceText(miles: .nan) == "NaN miles")
  }
}
