import CompassRules
import Testing

@Suite("Responsiveness")
struct ResponsivenessScoreTests {
  @Test(
    "Coaches List 10: answers per message sent, at most 100",
    arguments: [
      (0, 5, 0), (1, 0, 0), (3, 1, 33), (3, 2, 67), (8, 1, 13), (2, 3, 100), (200, 1, 1),
    ] as [(Double, Double, Double)])
  func score(outbound: Double, inbound: Double, expected: Double) {
    #expect(CoachRules.ResponsivenessScore(outbound: outbound, inbound: inbound).value == expected)
  }

  @Test("Coaches List 6: the bar changes color at 75 and 50, the label at 25 too")
  func steps() {
    let scores = [75, 74.9, 50, 49.9, 25, 24.9, .nan].map { CoachRules.ResponsivenessScore($0) }
    #expect(
      scores.map(\.barColor.name) == [
        "emerald-500", "amber-500", "amber-500", "red-500", "red-500", "red-500", "red-500",
      ])
    #expect(
      scores.map(\.label) == [
        "Highly Responsive", "Responsive", "Responsive", "Moderately Responsive",
        "Moderately Responsive", "Low Responsiveness", "Low Responsiveness",
      ])
    #expect(scores[3].badge.classNames == "bg-yellow-100 text-yellow-700")
  }

  @Test("Coaches List 9: a score of 0 and a missing one are shown")
  func zero() {
    #expect(CoachRules.ResponsivenessScore(0).percentText == "0% Responsive")
    #expect(CoachRules.ResponsivenessScore(nil).percentText == "0% Responsive")
    #expect(CoachRules.ResponsivenessScore(64.5).percentText == "65% Responsive")
  }

  @Test("A score is responsive from a threshold on")
  func threshold() {
    #expect(CoachRules.ResponsivenessScore(50).isResponsive())
    #expect(!CoachRules.ResponsivenessScore(49.9).isResponsive())
    #expect(!CoachRules.ResponsivenessScore(74).isResponsive(threshold: 75))
  }

  @Test("Coaches List 6: the filter's labels")
  func filterLabels() {
    #expect(
      CoachRules.ResponsivenessLevel.allCases.map(\.displayName) == [
        "High (75%+)", "Medium (50-74%)", "Low (<50%)",
      ])
    #expect(CoachRules.ResponsivenessLevel.displayName(of: "other") == "other")
  }
}
