import CompassValidation
import Foundation
import Testing

/// The snippets of the article on athlete phases.
@Suite struct PhaseArticleTests {
  @Test func milestonesCloseAPhase() throws {
    let print = Snippet("AthletePhases", 1)
    let tasks = PhaseRules.milestones(of: .freshman).map {
      PhaseRules.MilestoneTask(id: "id of \($0)", slug: $0)
    }
    let ids = PhaseRules.taskIDs(bySlugOf: tasks)
    let athlete = PhaseRules.CompletedMilestones(
      taskIDs: ids, completed: tasks.dropLast().map(\.id))
    let progress = PhaseRules.milestoneProgress(in: .freshman, with: athlete)
    print(progress.percentComplete, progress.remaining)  // 75.0 ["research-division-levels"]
    print(PhaseRules.canAdvance(from: .freshman, with: athlete))  // false
    print(PhaseRules.calculate(athlete, hasSignedNLI: false).displayName)  // Freshman Year
    try print.expectPublished()
  }

  @Test func anAthleteAdvances() throws {
    let print = Snippet("AthletePhases", 2)
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    print(PhaseRules.phase(ofGraduationYear: 2028, now: now, clock: .utc))  // junior
    let none = PhaseRules.CompletedMilestones(taskIDs: [String: String](), completed: [])
    let record = PhaseRules.Record(graduationYear: 2028)
    let answer = try PhaseRules.advance(record, with: none, now: now, clock: .utc)
    print(answer.phase, answer.message)
    // junior Cannot advance phase - not all milestones completed
    try print.expectPublished()
  }
}
