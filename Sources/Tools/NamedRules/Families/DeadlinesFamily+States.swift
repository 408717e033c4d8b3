internal import CompassRules
internal import SourceJSON

extension DeadlinesFamily {
  static let taskStates = Rule.list {
    Rule(
      "task.withStatus", "Tasks with statuses, deadlines and prerequisites.", since: .august2026,
      {
        (
          tasks: [DeadlineRules.RecruitingTask], progress: [DeadlineRules.TaskProgress],
          year: Double?
        ) in
        rules.withStatus(tasks, progress: progress, graduationYear: year)
      }, "tasks", "athleteTasks", "graduationYear")
    Rule(
      "task.state", "The locks, counts and hints of tasks.",
      DeadlineRules.TaskState.init(tasks:progress:),
      "tasks", "athleteTasks")
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
}

extension DeadlineRules.TaskProgress: RuleRow, RuleResult {
  init(_ row: RuleArguments) {
    self.init(
      taskID: row["task_id"], status: row["status"], isRecovery: row["is_recovery_task"])
  }

  var json: JSONValue { taskID.json }
}

extension DeadlineRules.TaskWithStatus: RuleObject {
  var members: Members {
    [
      "id": task.id, "deadline": task.deadlineDate, "status": task.status,
      "locked": task.hasIncompletePrerequisites, "prerequisites": prerequisites,
    ]
  }
}

extension DeadlineRules.TaskState: RuleObject {
  var members: Members {
    let phases = ["freshman", "sophomore", "junior", "senior", "committed"]
    return [
      "locked": locked, "incomplete": incomplete, "completed": completed,
      "inProgress": inProgress, "recovery": recovery, "requiredCompleted": requiredCompleted,
      "stats": ["9": stats(grade: 9), "10": stats(grade: 10)] as Members,
      "rate": ["9": completionRate(grade: 9), "10": completionRate(grade: 10)] as Members,
      "requiredByPhase": Members(phases.map { ($0, required(inPhase: $0)) }),
      "warnings": Members(
        tasks.map { task in
          let warning = warning(for: task)
          let members: Members = [
            "isLocked": warning != nil, "canProceed": true, "message": warning?.message,
            "whyItMatters": warning?.whyItMatters,
          ]
          return (task.id, members)
        }),
    ]
  }
}

extension DeadlineRules.TaskCompletionStats: RuleObject {
  var members: Members {
    [
      "total": total, "completed": completed, "inProgress": inProgress, "notStarted": notStarted,
      "skipped": skipped, "percentComplete": percentComplete,
    ]
  }
}
