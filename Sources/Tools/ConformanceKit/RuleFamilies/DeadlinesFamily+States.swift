internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension DeadlinesFamily {
  private static let parameters = [
    RuleParameter("tasks", .objects), RuleParameter("athleteTasks", .objects),
  ]

  static let taskStates = [
    Rule(
      "task.withStatus", "Tasks with statuses, deadlines and prerequisites.", since: .august2026,
      parameters + [.number("graduationYear").optional]
    ) { arguments throws(RuleError) in
      let state = DeadlineRules.TaskState(arguments)
      let tasks = rules.withStatus(
        state.tasks, progress: state.progress,
        graduationYear: arguments.number("graduationYear"))
      return .array(
        tasks.map { merged in
          let task = merged.task
          return [
            "id": .text(task.id), "deadline": .text(task.deadlineDate),
            "status": .text(task.status), "locked": .boolean(task.hasIncompletePrerequisites),
            "prerequisites": ids(merged.prerequisites.map(\.id)),
          ]
        })
    },
    Rule("task.state", "The locks, counts and hints of tasks.", parameters) {
      arguments throws(RuleError) in
      json(DeadlineRules.TaskState(arguments))
    },
    Rule(
      "task.completeAttempt", "Whether a task can get a status.", since: .august2026,
      parameters + [.text("taskId"), .text("status")]
    ) { arguments throws(RuleError) in
      let status = arguments.text("status") ?? ""
      let refusal = rules.refusal(
        of: arguments.text("taskId") ?? "", status: status, in: DeadlineRules.TaskState(arguments))
      guard let refusal else { return ["ok": .text(status)] }
      return ["error": .text(refusal.message), "shown": .text(refusal.message)]
    },
  ]

  private static func json(_ state: DeadlineRules.TaskState) -> JSONValue {
    [
      "locked": ids(state.locked.map(\.id)), "incomplete": ids(state.incomplete.map(\.id)),
      "completed": ids(state.completed.map(\.taskID)),
      "inProgress": ids(state.inProgress.map(\.taskID)),
      "recovery": ids(state.recovery.map(\.taskID)),
      "requiredCompleted": ids(state.requiredCompleted.map(\.id)),
      "stats": ["9": stats(state, grade: 9), "10": stats(state, grade: 10)],
      "rate": [
        "9": .number(state.completionRate(grade: 9)),
        "10": .number(state.completionRate(grade: 10)),
      ],
      "requiredByPhase": .object(
        JSONObject(
          (["freshman", "sophomore", "junior", "senior", "committed"] as [String]).map { phase in
            (key: JSText(phase), value: ids(state.required(inPhase: phase).map(\.id)))
          })),
      "warnings": .object(
        JSONObject(
          state.tasks.map { task in
            let warning = state.warning(for: task)
            return (
              JSText(task.id),
              [
                "isLocked": .boolean(warning != nil), "canProceed": true,
                "message": .text(warning?.message),
                "whyItMatters": .text(warning?.whyItMatters),
              ]
            )
          })),
    ]
  }

  private static func stats(_ state: DeadlineRules.TaskState, grade: Int) -> JSONValue {
    let stats = state.stats(grade: grade)
    return [
      "total": .count(stats.total), "completed": .count(stats.completed),
      "inProgress": .count(stats.inProgress), "notStarted": .count(stats.notStarted),
      "skipped": .count(stats.skipped), "percentComplete": .number(stats.percentComplete),
    ]
  }
}

extension DeadlineRules.TaskState {
  fileprivate init(_ arguments: RuleArguments) {
    self.init(
      tasks: arguments.objects("tasks").map(DeadlineRules.RecruitingTask.init),
      progress: arguments.objects("athleteTasks").map { row in
        DeadlineRules.TaskProgress(
          taskID: row.text("task_id") ?? "", status: row.text("status") ?? "",
          isRecovery: row.flag("is_recovery_task") ?? false)
      })
  }
}
