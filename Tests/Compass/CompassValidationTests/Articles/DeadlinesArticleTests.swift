import CompassValidation
import Foundation
import Testing

/// The snippets of the article on tasks and deadlines.
@Suite struct DeadlinesArticleTests {
  @Test func aDeadlineIsUrgent() throws {
    let print = Snippet("TasksAndDeadlines", 1)
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    let info = try DeadlineRules.info(deadline: "2026-08-24", now: now, clock: .utc)
    print(info.urgency, info.label)  // critical Due in 3 days
    print(try DeadlineRules.text(deadline: "2026-09-05", now: now, clock: .utc))  // Sep 5
    print(DeadlineRules.dueText("2026-08-23", now: now, clock: .utc))  // In 2 day(s)
    try print.expectPublished()
  }

  @Test func aTaskWaitsForAnother() throws {
    let print = Snippet("TasksAndDeadlines", 2)
    let test = DeadlineRules.RecruitingTask(id: "a", title: "Take the SAT", category: "academic")
    let letter = DeadlineRules.RecruitingTask(
      id: "b", title: "Send scores", category: "recruiting", prerequisiteIDs: ["a"])
    let state = DeadlineRules.TaskState(tasks: [test, letter], progress: [])
    print(state.locked.map(\.title))  // ["Send scores"]
    if let warning = state.warning(for: letter) { print(warning.message) }
    // This task works best after completing "Take the SAT".
    if let refusal = DeadlineRules.refusal(of: "b", status: "completed", in: state) {
      print(refusal.message)
    }
    // Cannot complete task. Please complete these prerequisites first: Take the SAT
    try print.expectPublished()
  }
}
