import CompassValidation
import Testing

/// The snippets of the article on the progress score.
@Suite struct ScoreArticleTests {
  @Test func aScoreIsAddedUp() throws {
    let print = Snippet("ProgressScore", 1)
    let rules = Rules(.august2026).score
    let inputs = ScoreInputs(
      taskCompletionRate: rules.taskCompletion(completed: ["a"], required: ["a", "b"]),
      interactionFrequencyScore: rules.interactionFrequency(
        lastInteraction: "2026-08-12", daysSince: 9, schoolCount: 4),
      coachInterestScore: rules.coachInterest(["high", "medium"]),
      academicStandingScore: rules.academicStanding(
        gpa: 3.4, sat: 1150, act: nil, eligibility: "pending"))
    let result = rules.result(inputs)
    print(result.score, result.label.rawValue, result.label.color)  // 67.0 slightly_behind yellow
    print(rules.nextActions(label: result.label.rawValue, phase: "junior"))
    // ["Increase coach contact frequency", "Attend more showcases"]
    try print.expectPublished()
  }

  @Test func aScoreHasAPage() throws {
    let print = Snippet("ProgressScore", 2)
    let view = Rules(.august2026).score.view(
      score: 67, label: .slightlyBehind,
      breakdown: ScoreInputs(
        taskCompletionRate: 50, interactionFrequencyScore: 80, coachInterestScore: 80,
        academicStandingScore: 65))
    print(view.description)  // Good
    print(view.weakest, view.strongest)
    // ["Task Completion"] ["Interaction Frequency", "Coach Interest"]
    try print.expectPublished()
  }
}
