internal import CompassRules

extension DeadlinesFamily {
  static let taskStates = Rule.list {
    Rule(
      "task.withStatus", "Tasks with statuses, deadlines and prerequisites.", since: .august2026,
      {
        (
          tasks: [DeadlineRules.RecruitingTask], progress: [DeadlineRules.TaskProgress],
          year: Double?
        ) in
        rules.withStatus(tasks, progress: progress, graduationYear: year).map(members)
      }, "tasks", "athleteTasks", "graduationYear")
    Rule(
      "task.state", "The locks, counts and hints of tasks.",
      { (tasks: [DeadlineRules.RecruitingTask], progress: [DeadlineRules.TaskProgress]) in
        members(of: DeadlineRules.TaskState(tasks: tasks, progress: progress))
      }, "tasks", "athleteTasks")
    Rule(
      "task.completeAttempt", "Whether a task can get a status.", since: .august2026,
      {
        (
          tasks: [DeadlineRules.RecruitingTask], progress: [DeadlineRules.TaskProgress], id: String,
          status: String
        ) -> Members
        in
        let state = DeadlineRules.TaskState(tasks: tasks, progress: progress)
        let error = rules.refusal(of: id, status: status, in: state)?.message
        return error.map { ["error": $0, "shown": $0] } ?? ["ok": status]
      }, "tasks", "athleteTasks", "taskId", "status")
  }

  private static func members(of row: DeadlineRules.TaskWithStatus) -> Members {
    [
      "id": row.task.id, "deadline": row.task.deadlineDate, "status": row.task.status,
      "locked": row.task.hasIncompletePrerequisites, "prerequisites": row.prerequisites.map(\.id),
    ]
  }

  private static func members(of state: DeadlineRules.TaskState) -> Members {
    let phases = ["freshman", "sophomore", "junior", "senior", "committed"]
    let grades = [9, 10]
    return [
      "locked": state.locked.map(\.id), "incomplete": state.incomplete.map(\.id),
      "completed": state.completed.map(\.taskID), "inProgress": state.inProgress.map(\.taskID),
      "recovery": state.recovery.map(\.taskID),
      "requiredCompleted": state.requiredCompleted.map(\.id),
      "stats": Members(grades.map { ("\($0)", members(of: state.stats(grade: $0))) }),
      "rate": Members(grades.map { ("\($0)", state.completionRate(grade: $0)) }),
      "requiredByPhase": Members(phases.map { ($0, state.required(inPhase: $0).map(\.id)) }),
      "warnings": Members(state.tasks.map { ($0.id, members(of: state.warning(for: $0))) }),
    ]
  }

  private static func members(of stats: DeadlineRules.TaskCompletionStats) -> Members {
    [
      "total": stats.total, "completed": stats.completed, "inProgress": stats.inProgress,
      "notStarted": stats.notStarted, "skipped": stats.skipped,
      "percentComplete": stats.percentComplete,
    ]
  }

  private static func members(of warning: DeadlineRules.PrerequisiteWarning?) -> Members {
    [
      "isLocked": warning != nil, "canProceed": true, "message": warning?.message,
      "whyItMatters": warning?.whyItMatters,
    ]
  }
}
