internal import CompassRevisions
internal import CompassRules

extension DeadlinesFamily {
  static let tasks = Rule.list {
    Rule(
      "task.deadline", "The day of a task's deadline.", since: .august2026,
      { (year: Double?, months: Double?) in
        rules.taskDeadline(graduationYear: year, offsetMonths: months)
      },
      "graduationYear", "offsetMonths")
    Rule(
      "task.sort", "The tasks of the timeline in order.", since: .august2026,
      { (tasks: [DeadlineRules.RecruitingTask]) in rules.sorted(tasks).map(\.id) }, "tasks")
    Rule(
      "task.list", "The tasks that match the filters, in order.", since: .august2026,
      { (tasks: [DeadlineRules.RecruitingTask], category: String?, status: String?) in
        rules.list(tasks, category: category, status: status).map(\.id)
      }, "tasks", "filterCategory", "filterStatus")
    Rule(
      "task.whatMattersNow", "The tasks that matter now.", since: .august2026,
      { (tasks: [DeadlineRules.RecruitingTask], phase: String) in
        rules.whatMattersNow(tasks, phase: phase).map(members)
      }, "tasks", "phase?")
    Rule(
      "task.priorityLabel", "The words for a priority.",
      { (priority: Double) in rules.priorityLabel(priority) }, "priority?")
    Rule(
      "task.words", "The names and badges of a stored word.",
      { (word: String) -> Members in
        let words = rules.words(of: word)
        return [
          "category": words.category, "categoryClass": words.categoryBadge,
          "status": words.status, "statusClass": words.statusBadge,
        ]
      }, "word")
    Rule(
      "task.page", "The tasks of the tasks page.",
      {
        (
          tasks: [DeadlineRules.RecruitingTask], grade: Double, status: String, urgency: String,
          now: Date, clock: LocalClock, revision: WebRevision
        ) throws(LocalDay.ReadingError) in
        try rules.page(
          tasks, gradeLevel: grade, status: status, urgency: urgency, now: now, clock: clock,
          revision: revision
        ).map(\.id)
      }, "tasks", "gradeLevel?",
      .or("status", "all"), .or("urgency", "all"), "now")
  }

  private static func members(of pressing: DeadlineRules.PressingTask) -> Members {
    let task = pressing.task
    return [
      "taskId": task.id, "title": task.title, "whyItMatters": task.whyItMatters,
      "category": task.category, "priority": pressing.priority, "isRequired": true,
    ]
  }
}
