import CompassRules
import Testing

@Suite("Progress scores")
struct ScoreResultTests {
  private let rules = ScoreRules.self

  @Test("Each part has its weight, and all parts are 100")
  func weights() {
    #expect(rules.composite(ScoreRules.Inputs(taskCompletionRate: 100)) == 35)
    #expect(rules.composite(ScoreRules.Inputs(interactionFrequencyScore: 100)) == 25)
    #expect(rules.composite(ScoreRules.Inputs(coachInterestScore: 100)) == 25)
    #expect(rules.composite(ScoreRules.Inputs(academicStandingScore: 100)) == 15)
    #expect(rules.composite(all(100)) == 100)
    #expect(rules.composite(ScoreRules.Inputs()) == 0)
  }

  private func all(_ part: Double) -> ScoreRules.Inputs {
    ScoreRules.Inputs(
      taskCompletionRate: part, interactionFrequencyScore: part, coachInterestScore: part,
      academicStandingScore: part)
  }

  @Test("Parts are clamped before they are weighed")
  func clamped() {
    #expect(
      rules.composite(ScoreRules.Inputs(taskCompletionRate: 1e300, coachInterestScore: -1e300))
        == 35)
    #expect(rules.composite(all(.infinity)) == 100)
    #expect(rules.composite(all(-.infinity)) == 0)
    #expect(rules.composite(ScoreRules.Inputs(taskCompletionRate: .nan)).isNaN)
  }

  @Test("Halves are rounded up")
  func halves() {
    #expect(rules.composite(ScoreRules.Inputs(interactionFrequencyScore: 50)) == 13)
    #expect(rules.composite(ScoreRules.Inputs(interactionFrequencyScore: 49.99)) == 12)
  }

  @Test(
    "Labels from 75 and from 50",
    arguments: [
      (100, .onTrack), (75, .onTrack), (74.99999999999999, .slightlyBehind),
      (50, .slightlyBehind), (49.99999999999999, .atRisk), (-1, .atRisk), (.nan, .atRisk),
      (.infinity, .onTrack),
    ] as [(Double, ScoreRules.Label)])
  func labels(score: Double, label: ScoreRules.Label) {
    #expect(ScoreRules.Label(score: score) == label)
  }

  @Test("The result keeps the parts as they are")
  func breakdown() {
    let result = rules.result(ScoreRules.Inputs(taskCompletionRate: 150, coachInterestScore: -5))
    #expect(result.score == 35)
    #expect(result.label == .atRisk)
    #expect(result.breakdown.taskCompletionRate == 150)
    #expect(result.breakdown.coachInterestScore == -5)
    #expect(result.breakdown.interactionFrequencyScore == 0)
    #expect(result.breakdown.academicStandingScore == 0)
  }

  @Test("Each label has a color, advice and actions")
  func words() {
    #expect(ScoreRules.Label.allCases.map(\.color.rawValue) == ["green", "yellow", "red"])
    for label in ScoreRules.Label.allCases {
      #expect(!label.advice.isEmpty)
      for phase in ["freshman", "sophomore", "junior", "senior", "committed"] {
        #expect(rules.nextActions(label: label.rawValue, phase: phase).count == 2)
      }
      #expect(rules.nextActions(label: label.rawValue, phase: "graduate").isEmpty)
    }
    #expect(rules.nextActions(label: "onTrack", phase: "freshman").isEmpty)
    #expect(rules.nextActions(label: "", phase: "").isEmpty)
  }
}
