import CompassValidation
import Testing

/// The snippets of the article on the progress score.
@Suite struct ScoreArticleTests {
  @Test func aScoreIsAddedUp() throws {
    let print = Snippet("ProgressScore", 1)
    let inputs = ScoreRules.Inputs(
      taskCompletionRate: ScoreRules.taskCompletion(completed: ["a"], required: ["a", "b"]),
      interactionFrequencyScore: ScoreRules.interactionFrequency(
        lastInteraction: "2026-08-12", daysSince: 9, schoolCount: 4),
      coachInterestScore: ScoreRules.coachInterest(["high", "medium"]),
      academicStandingScore: ScoreRules.academicStanding(
        gpa: 3.4, sat: 1150, act: nil, eligibility: "pending"))
    let result = ScoreRules.result(inputs)
    print(result.score, result.label.rawValue, result.label.color)  // 67.0 slightly_behind yellow
    print(ScoreRules.nextActions(label: result.label.rawValue, phase: "junior"))
    // ["Increase coach contact frequency", "Attend more showcases"]
    try print.expectPublished()
  }

  @Test func aScoreHasAPage() throws {
    let print = Snippet("ProgressScore", 2)
    let view = ScoreRules.view(
      score: 67, label: .slightlyBehind,
      breakdown: ScoreRules.Inputs(
        taskCompletionRate: 50, interactionFrequencyScore: 80, coachInterestScore: 80,
        academicStandingScore: 65))
    print(view.description)  // Good
    print(view.weakest, view.strongest)
    // ["Task Completion"] ["Interaction Frequency", "Coach Interest"]
    try print.expectPublished()
  }
}
