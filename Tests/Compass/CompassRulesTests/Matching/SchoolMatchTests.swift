import CompassRules
import SourceJSON
import Testing

@Suite("School matches")
struct SchoolMatchTests {
  private let rules = MatchingRules.self
  private let home = GeoLocation(latitude: 41.5, longitude: -81.7)

  private func isMet(
    _ type: String, _ value: JSONValue?, by school: MatchingRules.SchoolListEntry,
    home: GeoLocation? = nil
  ) -> Bool {
    rules.isMet(PreferenceRules.SchoolPreference(type: type, value: value), by: school, home: home)
  }

  @Test("A distance is met up to its end, and without places")
  func distance() {
    let school = MatchingRules.SchoolListEntry(id: "1", name: "A", latitude: 40, longitude: -83)
    let miles = home.miles(to: GeoLocation(latitude: 40, longitude: -83))
    #expect(isMet("max_distance_miles", .number(miles), by: school, home: home))
    #expect(!isMet("max_distance_miles", .number(miles - 0.1), by: school, home: home))
    #expect(!isMet("max_distance_miles", .none, by: school, home: home))
    #expect(isMet("max_distance_miles", 0, by: school))
    #expect(
      isMet(
        "max_distance_miles", 0, by: school, home: GeoLocation(latitude: 0, longitude: -83)))
    let unknown = MatchingRules.SchoolListEntry(id: "1", name: "A", latitude: 40, longitude: 0)
    #expect(isMet("max_distance_miles", 0, by: unknown, home: home))
  }

  @Test(
    "The rating falls at each admission rate",
    arguments: [
      (nil, 3), (0, 3), (.nan, 3), (-0.1, 5), (0.1499999, 5), (0.15, 4), (0.2999999, 4), (0.3, 3),
      (0.4999999, 3), (0.5, 2), (0.6999999, 2), (0.7, 1), (.infinity, 1),
    ] as [(Double?, Int)])
  func ratings(rate: Double?, rating: Int) {
    #expect(rules.academicRating(admissionRate: rate) == rating)
    let school = MatchingRules.SchoolListEntry(id: "1", name: "A", admissionRate: rate)
    #expect(isMet("min_academic_rating", .number(Double(rating)), by: school))
    #expect(!isMet("min_academic_rating", .number(Double(rating) + 0.5), by: school))
  }

  @Test(
    "Each size ends below its number of students",
    arguments: [
      ("small", -1.0, 4999.0, 5000.0), ("medium", 5000, 14999, 15000),
      ("large", 15000, 29999, 30000), ("very_large", 30000, 1e9, 29999),
    ])
  func sizes(size: String, least: Double, most: Double, outside: Double) {
    func fits(_ enrollment: Double?) -> Bool {
      isMet(
        "school_size", .string(.init(size)),
        by: MatchingRules.SchoolListEntry(id: "1", name: "A", enrollment: enrollment))
    }
    #expect(fits(least) && fits(most) && !fits(outside))
    #expect(fits(nil) && fits(0) && fits(.nan))
    let school = MatchingRules.SchoolListEntry(id: "1", name: "A", enrollment: outside)
    #expect(isMet("school_size", "huge", by: school) && isMet("school_size", 5, by: school))
  }

  @Test("Fault: a conference is found anywhere in a name")
  func conferences() {
    func fits(_ word: JSONValue, _ conference: String?) -> Bool {
      isMet(
        "conference_type", [word],
        by: MatchingRules.SchoolListEntry(id: "1", name: "A", conference: conference))
    }
    #expect(fits("Power 4", "macc") && fits("Group of 5", "macc") && !fits("Mid-Major", "macc"))
    #expect(fits("Power 4", "the big ten") && !fits("Power 4", "Big 10"))
    #expect(fits("Small Conference", "x") && !fits("Small Conference", ""))
    #expect(!fits("Mid-Major", nil) && !fits("mid-major", "x") && !fits(5, "x"))
  }

  @Test("Fault: a state is found anywhere in a location")
  func states() {
    let school = MatchingRules.SchoolListEntry(id: "1", name: "A", location: "Indianapolis, IN")
    #expect(isMet("preferred_states", ["IA"], by: school))
    #expect(isMet("preferred_states", ["napol"], by: school))
    #expect(!isMet("preferred_states", ["OH"], by: school))
    #expect(isMet("preferred_regions", ["MIDWEST"], by: school))
    #expect(!isMet("preferred_regions", ["Nowhere"], by: school))
    #expect(
      !isMet("preferred_states", ["IN"], by: MatchingRules.SchoolListEntry(id: "1", name: "IN")))
    let spelled = MatchingRules.SchoolListEntry(
      id: "1", name: "A", location: "Chapel Hill, North Carolina")
    #expect(isMet("preferred_states", ["nc"], by: spelled))
    #expect(isMet("preferred_states", [""], by: spelled))
  }

  @Test(
    "A division is exact in a list and part of a text, a scholarship always met, any other type never"
  )
  func others() {
    let school = MatchingRules.SchoolListEntry(id: "1", name: "A", division: "D1")
    #expect(isMet("division", ["D2", "D1"], by: school) && !isMet("division", ["d1"], by: school))
    #expect(isMet("division", "NAIA, D1", by: school) && !isMet("division", "D", by: school))
    #expect(!isMet("division", .none, by: school))
    #expect(isMet("scholarship_required", false, by: school))
    #expect(!isMet("Division", ["D1"], by: school) && !isMet("", .none, by: school))
  }

  @Test("The tenth preference and all after it weigh 1")
  func weights() {
    let school = MatchingRules.SchoolListEntry(id: "1", name: "A")
    func preferences(met: Set<Int>, of count: Int) -> [PreferenceRules.SchoolPreference] {
      (0..<count).map {
        PreferenceRules.SchoolPreference(
          type: met.contains($0) ? "scholarship_required" : "custom\($0)", value: nil,
          isDealbreaker: $0 == 1)
      }
    }
    func score(_ met: Set<Int>, of count: Int) -> Double {
      rules.match(of: school, with: preferences(met: met, of: count), home: nil).score
    }
    #expect(score([], of: 0) == 0)
    #expect(score([0], of: 2) == 53)
    #expect(score([9], of: 10) == 2)
    #expect(score([9], of: 12) == score([11], of: 12))
    let match = rules.match(of: school, with: preferences(met: [0], of: 3), home: nil)
    #expect(match.metTypes == ["scholarship_required"])
    #expect(match.missedTypes == ["custom1", "custom2"])
    #expect(match.dealbreakers == ["custom1"] && match.hasDealbreakers)
    let kept = rules.match(of: school, with: preferences(met: [1], of: 3), home: nil)
    #expect(!kept.hasDealbreakers)
  }

  @Test("A badge starts at 60 and 80, and a dealbreaker decides")
  func badges() {
    func label(_ score: Double) -> String? {
      rules.badge(score: score, hasDealbreakers: false)?.label
    }
    #expect(label(59.999) == nil && label(60) == "Good Match" && label(79.999) == "Good Match")
    #expect(label(80) == "Great Match" && label(.nan) == nil)
    #expect(rules.badge(score: 100, hasDealbreakers: true)?.label == "Dealbreaker")
    #expect(rules.badge(score: 80, hasDealbreakers: false)?.classNames == "badge badge-success")
  }
}
