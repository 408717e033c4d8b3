internal import CompassRevisions
internal import CompassRules
internal import SourceJSON

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
      { (tasks: [DeadlineRules.RecruitingTask]) in rules.sorted(tasks) }, "tasks")
    Rule(
      "task.list", "The tasks that match the filters, in order.", since: .august2026,
      rules.list
        as @Sendable ([DeadlineRules.RecruitingTask], String?, String?) -> [DeadlineRules
        .RecruitingTask],
      "tasks", "filterCategory", "filterStatus")
    Rule(
      "task.whatMattersNow", "The tasks that matter now.", since: .august2026,
      { (tasks: [DeadlineRules.RecruitingTask], phase: String) in
        rules.whatMattersNow(tasks, phase: phase)
      }, "tasks", "phase?")
    Rule(
      "task.priorityLabel", "The words for a priority.",
      { (priority: Double) in rules.priorityLabel(priority) }, "priority?")
    Rule("task.words", "The names and badges of a stored word.", rules.words, "word")
    Rule(
      "task.page", "The tasks of the tasks page.",
      {
        (
          tasks: [DeadlineRules.RecruitingTask], grade: Double, status: String, urgency: String,
          now: Date, clock: LocalClock, revision: WebRevision
        ) throws(LocalDay.ReadingError) in
        try rules.page(
          tasks, gradeLevel: grade, status: status, urgency: urgency, now: now, clock: clock,
          revision: revision)
      }, "tasks", "gradeLevel?",
      .or("status", "all"), .or("urgency", "all"), "now")
  }
}

/// A result has the id instead of a task.
extension DeadlineRules.RecruitingTask: RuleRow, RuleResult {
  init(_ row: RuleArguments) {
    let status: String = row.object("athlete_task")["status"]
    self.init(
      id: row["id"], title: row["title"], category: row["category"],
      gradeLevel: row["grade_level"] as Double?, isRequired: row["required"],
      prerequisiteIDs: row["dependency_task_ids"], whyItMatters: row["why_it_matters"],
      deadlineOffsetMonths: row["deadline_offset_months"] as Double?,
      deadlineDate: row["deadline_date"],
      hasIncompletePrerequisites: row["has_incomplete_prerequisites"],
      status: row.has("athlete_task") ? status : nil)
  }

  var json: JSONValue { id.json }
}

extension DeadlineRules.PressingTask: RuleObject {
  var members: Members {
    [
      "taskId": task.id, "title": task.title, "whyItMatters": task.whyItMatters,
      "category": task.category, "priority": priority, "isRequired": true,
    ]
  }
}

extension DeadlineRules.TaskWords: RuleRecord {
  static let renamed = ["categoryBadge": "categoryClass", "statusBadge": "statusClass"]
}
