import CompassRules
import Testing

@Suite("School figures")
struct SchoolFiguresTests {
  private let atlanta = GeoLocation(latitude: 33.749, longitude: -84.388)

  @Test(
    "School Detail 9: the distance from home",
    arguments: [
      (33.749, -84.388, 30.2849, -97.7341, 817), (34.05, -118.24, 40.71, -74, 2446),
      (0, 0, 0, 180, 12437), (90, 0, -90, 0, 12437), (33.749, -84.388, 33.749, -84.388, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func distance(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    miles: Double
  ) {
    let place = GeoLocation(latitude: latitude, longitude: longitude)
    let other = GeoLocation(latitude: otherLatitude, longitude: otherLongitude)
    #expect(place.miles(to: other) == miles)
    #expect(other.miles(to: place) == miles)
  }

  @Test("School Detail 8: a school at home is \"0 miles\" away, an unknown place none")
  func distanceText() {
    #expect(GeoLocation.distanceText(home: atlanta, school: atlanta) == "0 miles")
    let losAngeles = GeoLocation(latitude: 34.05, longitude: -118.24)
    #expect(GeoLocation.distanceText(home: losAngeles, school: atlanta) == "1933 miles")
    #expect(
      GeoLocation.distanceText(home: losAngeles, school: atlanta, source: .web) == "1,933 miles")
    #expect(GeoLocation.distanceText(home: nil, school: atlanta) == nil)
    #expect(GeoLocation.distanceText(home: atlanta, school: nil) == nil)
    #expect(GeoLocation(latitude: 1, longitude: nil as Double?) == nil)
  }

  @Test(
    "School Detail 9: the admission rate is shown in percent",
    arguments: [(0.32, "32%"), (0.3189, "32%"), (0, "0%"), (1, "100%"), (0.005, "1%")])
  func admissionRate(rate: Double, text: String) {
    #expect(SchoolRules.Figures.admissionRate(rate) == text)
  }

  @Test("School Detail 6: students and tuition in groups of three")
  func groups() {
    #expect(SchoolRules.Figures.students(40804) == "40,804")
    #expect(SchoolRules.Figures.tuition(10824) == "$10,824")
    #expect(SchoolRules.Figures.tuition(999.5) == "$999.5")
  }

  @Test(
    "School Detail Appendix B: the color of a fit score",
    arguments: [
      (70, SemanticColor.green), (69.9, .orange), (50, .orange), (49.9, .red), (.nan, .red),
    ] as [(Double, SemanticColor)])
  func fitColor(score: Double, color: SemanticColor) {
    #expect(SchoolRules.FitScoreBadge.color(score: score) == color)
  }

  @Test("School Detail 6: a fit's badge and what VoiceOver reads")
  func fitBadge() {
    let tiers: [FitTier] = [.safety, .match, .reach, .unlikely]
    #expect(
      tiers.map { SchoolRules.FitScoreBadge.style(tier: $0).classNames } == [
        "bg-green-100 text-green-700", "bg-blue-100 text-blue-700", "bg-orange-100 text-orange-700",
        "bg-red-100 text-red-700",
      ])
    #expect(
      tiers.map { SchoolRules.FitScoreBadge.style(tier: $0, source: .web).classNames } == [
        "bg-blue-100 text-blue-700", "bg-emerald-100 text-emerald-700",
        "bg-orange-100 text-orange-700", "bg-red-100 text-red-700",
      ])
    #expect(
      SchoolRules.FitScoreBadge.accessibilityLabel(score: 71.6, tier: .match)
        == "Fit score 72 percent, tier Match")
  }
}
