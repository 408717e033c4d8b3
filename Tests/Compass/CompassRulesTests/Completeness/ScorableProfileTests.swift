import CompassRules
import Testing

@Suite("Completeness of a profile")
struct ScorableProfileTests {
  private let rules = CompletenessRules.self
  private let empty = CompletenessRules.Profile(phone: nil as String?)

  private let full = CompletenessRules.Profile(
    graduationYear: 2028, primarySport: "Baseball", primaryPosition: "Pitcher", gpa: 3.5,
    satScore: 1200, actScore: 27, height: 72, weight: 180, phone: "1")

  private func score(_ change: (inout CompletenessRules.Profile) -> Void) -> Int {
    var profile = empty
    change(&profile)
    return rules.score(profile)
  }

  @Test("Each field alone has its weight")
  func weights() {
    #expect(rules.score(empty) == 0)
    #expect(score { $0.graduationYear = 2028 } == 10)
    #expect(score { $0.primarySport = "x" } == 10)
    #expect(score { $0.primaryPosition = "x" } == 10)
    #expect(score { $0.gpa = 3.5 } == 15)
    #expect(score { $0.satScore = 1200 } == 10)
    #expect(score { $0.actScore = 27 } == 10)
    #expect(score { ($0.satScore, $0.actScore) = (1200, 27) } == 10)
    #expect(score { $0.height = 72 } == 5)
    #expect(score { $0.weight = 180 } == 5)
    #expect(score { $0.phone = "1" } == 10)
    #expect(rules.score(empty, hasHighlightVideo: true) == 15)
    #expect(rules.score(empty, hasHomeLocation: true) == 10)
  }

  @Test("All of it is 100; the two signals default to false")
  func complete() {
    #expect(rules.score(full, hasHighlightVideo: true, hasHomeLocation: true) == 100)
    #expect(rules.score(full) == 75)
    #expect(rules.score(full, hasHighlightVideo: true) == 90)
  }

  @Test("Blank text and 0 are missing, other numbers are not")
  func presence() {
    for text in ["", " ", "\u{A0}\u{FEFF}\n"] { #expect(score { $0.phone = text } == 0) }
    for text in ["\u{200B}", "0"] { #expect(score { $0.phone = text } == 10) }
    for number in [0, -0.0] { #expect(score { $0.gpa = number } == 0) }
    for number in [-1, 0.01, .nan, .infinity] { #expect(score { $0.gpa = number } == 15) }
  }

  @Test("A home has a ZIP code or both coordinates")
  func home() {
    func isSet(_ zip: String?, _ latitude: Double?, _ longitude: Double?) -> Bool {
      rules.homeLocationIsSet(zip: zip, latitude: latitude, longitude: longitude)
    }
    #expect(isSet("44101", nil, nil))
    #expect(!isSet(" ", nil, nil))
    #expect(!isSet(nil, 41.5, nil))
    #expect(!isSet("", nil, -81.7))
    #expect(isSet("\u{FEFF}", 0, 0))
    #expect(!isSet(nil, nil, nil))
  }
}
