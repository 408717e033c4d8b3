import CompassRules
import Testing

@Suite("The score's page")
struct ScoreViewTests {
  private let rules = ScoreRules.self

  private func view(_ parts: [Double]) -> ScoreRules.ScoreView {
    rules.view(
      score: nil, label: nil,
      breakdown: ScoreRules.Inputs(
        taskCompletionRate: parts[0], interactionFrequencyScore: parts[1],
        coachInterestScore: parts[2], academicStandingScore: parts[3]))
  }

  @Test("Without an answer all is 0 and on track")
  func missing() {
    let view = rules.view(score: nil, label: nil, breakdown: nil)
    #expect(view.score == 0)
    #expect(view.label == .onTrack)
    #expect(view.description == "Critical")
    #expect(view.rows.map(\.value) == [0, 0, 0, 0])
    #expect(view.rows.map(\.weight) == [35, 25, 25, 15])
    #expect(view.weakest == ["Task Completion", "Interaction Frequency"])
    #expect(view.strongest.isEmpty)
  }

  @Test(
    "The description by the score",
    arguments: [
      (75, "Excellent"), (74.99, "Good"), (60, "Good"), (59.99, "Fair"), (50, "Fair"),
      (49.99, "Poor"), (40, "Poor"), (39.99, "Critical"), (.nan, "Critical"),
    ] as [(Double, String)])
  func description(score: Double, description: String) {
    let view = rules.view(score: score, label: .atRisk, breakdown: nil)
    #expect(view.description == description)
    #expect(view.label == .atRisk)
  }

  @Test("A part is good by its value before it is rounded")
  func good() {
    #expect(view([70, 70, 60, 60]).rows.map(\.isGood) == [true, true, true, true])
    let below = view([69.99, 69.5, 59.99, 59.5])
    #expect(below.rows.map(\.isGood) == [false, false, false, false])
    #expect(below.rows.map(\.value) == [70, 70, 60, 60])
  }

  @Test("The two weakest and strongest; equal values keep the page's order")
  func extremes() {
    #expect(view([40, 30, 20, 10]).weakest == ["Academic Standing", "Coach Interest"])
    #expect(view([70, 80, 90, 100]).strongest == ["Academic Standing", "Coach Interest"])
    let mixed = view([10.4, 10, 75, 74.6])
    #expect(mixed.weakest == ["Task Completion", "Interaction Frequency"])
    #expect(mixed.strongest == ["Coach Interest", "Academic Standing"])
  }

  @Test("A part missing alone has no value")
  func partMissing() {
    let view = rules.view(
      score: 50, label: .onTrack, breakdown: ScoreRules.Inputs(taskCompletionRate: 80))
    #expect(view.rows.map(\.value.isNaN) == [false, true, true, true])
    #expect(view.strongest == ["Task Completion"])
    #expect(view.weakest.count == 2)
  }
}
