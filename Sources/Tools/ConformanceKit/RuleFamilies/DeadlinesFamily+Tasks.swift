internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension DeadlinesFamily {
  static let tasks = [
    Rule(
      "task.deadline", "The day of a task's deadline.", since: .august2026,
      [.number("graduationYear").optional, .number("offsetMonths").optional]
    ) { arguments throws(RuleError) in
      .text(
        rules.taskDeadline(
          graduationYear: arguments.number("graduationYear"),
          offsetMonths: arguments.number("offsetMonths")))
    },
    Rule(
      "task.sort", "The tasks of the timeline in order.", since: .august2026,
      [RuleParameter("tasks", .objects)]
    ) { arguments throws(RuleError) in
      ids(rules.sorted(arguments.objects("tasks").map(DeadlineRules.RecruitingTask.init)).map(\.id))
    },
    Rule(
      "task.list", "The tasks that match the filters, in order.", since: .august2026,
      [
        RuleParameter("tasks", .objects), .text("filterCategory").optional,
        .text("filterStatus").optional,
      ]
    ) { arguments throws(RuleError) in
      let tasks = rules.list(
        arguments.objects("tasks").map(DeadlineRules.RecruitingTask.init),
        category: arguments.text("filterCategory"), status: arguments.text("filterStatus"))
      return ids(tasks.map(\.id))
    },
    Rule(
      "task.whatMattersNow", "The tasks that matter now.", since: .august2026,
      [.text("phase").optional, RuleParameter("tasks", .objects)]
    ) { arguments throws(RuleError) in
      let pressing = rules.whatMattersNow(
        arguments.objects("tasks").map(DeadlineRules.RecruitingTask.init),
        phase: arguments.text("phase") ?? "")
      return .array(
        pressing.map { pressing in
          let task = pressing.task
          return [
            "taskId": .text(task.id), "title": .text(task.title),
            "whyItMatters": .text(task.whyItMatters), "category": .text(task.category),
            "priority": .count(pressing.priority), "isRequired": true,
          ]
        })
    },
    Rule("task.priorityLabel", "The words for a priority.", [.number("priority").optional]) {
      arguments throws(RuleError) in
      .text(rules.priorityLabel(arguments.number("priority") ?? .nan))
    },
    Rule("task.words", "The names and badges of a stored word.", [.text("word")]) {
      arguments throws(RuleError) in
      let words = rules.words(of: arguments.text("word") ?? "")
      return [
        "category": .text(words.category), "categoryClass": .text(words.categoryClass),
        "status": .text(words.status), "statusClass": .text(words.statusClass),
      ]
    },
    Rule(
      "task.page", "The tasks of the tasks page.",
      [
        .number("gradeLevel").optional, RuleParameter("tasks", .objects), .text("status").optional,
        .text("urgency").optional, .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let (now, clock) = (try arguments.now(), arguments.clock)
      return failing { () throws(LocalDay.ReadingError) in
        let tasks = try DeadlineRules.page(
          arguments.objects("tasks").map(DeadlineRules.RecruitingTask.init),
          gradeLevel: arguments.number("gradeLevel") ?? .nan,
          status: arguments.text("status") ?? "all", urgency: arguments.text("urgency") ?? "all",
          now: now, clock: clock, revision: arguments.revision)
        return ids(tasks.map(\.id))
      }
    },
  ]
}

extension DeadlineRules.RecruitingTask {
  init(_ row: RuleArguments) {
    let athleteRow = row.object("athlete_task")
    self.init(
      id: row.text("id") ?? "", title: row.text("title") ?? "",
      category: row.text("category") ?? "", gradeLevel: row.number("grade_level"),
      isRequired: row.flag("required") ?? false,
      prerequisiteIDs: row.texts("dependency_task_ids") ?? [],
      whyItMatters: row.text("why_it_matters"),
      deadlineOffsetMonths: row.number("deadline_offset_months"),
      deadlineDate: row.text("deadline_date"),
      hasIncompletePrerequisites: row.flag("has_incomplete_prerequisites") ?? false,
      status: row.has("athlete_task") ? athleteRow.text("status") ?? "" : nil)
  }
}
