internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of one athlete's phase and milestones.
extension PhaseFamily {
  private static let tasks: [RuleParameter] = [
    RuleParameter("completedTaskIds", .texts).optional, .object("taskIdsBySlug").optional.shared,
  ]
  private static let facts: [RuleParameter] = [
    .text("storedPhase").optional, .object("player").optional,
    RuleParameter("userFound", .flag).optional, .text("now"), .text("timeZone").optional,
  ]

  static let milestones = [
    Rule(
      "phase.calculate", "The phase that the completed milestones amount to.",
      since: .august2026, tasks + [RuleParameter("hasSignedNLI", .flag).optional]
    ) { arguments throws(RuleError) in
      let hasSigned = arguments.flag("hasSignedNLI") ?? false
      return .text(phases.calculate(completed(arguments), hasSignedNLI: hasSigned).rawValue)
    },
    Rule(
      "phase.milestoneProgress", "The progress through the milestones of a phase.",
      since: .august2026, tasks + [.text("phase")]
    ) { arguments throws(RuleError) in
      let phase: RecruitingPhase = try arguments.neededWord("phase")
      return row(phases.milestoneProgress(in: phase, with: completed(arguments)), of: phase)
    },
    Rule(
      "phase.canAdvance", "Whether all milestones of a phase are complete.",
      since: .august2026, tasks + [.text("phase")]
    ) { arguments throws(RuleError) in
      .boolean(
        phases.canAdvance(from: try arguments.neededWord("phase"), with: completed(arguments)))
    },
    Rule(
      "phase.milestoneData", "The progress through all phases, as it is stored.",
      since: .august2026, tasks + [.text("phase"), .text("now"), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      row(
        phases.milestoneData(
          for: try arguments.neededWord("phase"), with: completed(arguments),
          now: try arguments.now()))
    },
    Rule(
      "phase.taskIdsBySlug", "The ids of the tasks by their slugs.", since: .august2026,
      [RuleParameter("tasks", .objects).optional]
    ) { arguments throws(RuleError) in
      let tasks = arguments.objects("tasks").map {
        PhaseRules.MilestoneTask(id: $0.text("id") ?? "", slug: $0.text("slug"))
      }
      var ids = phases.taskIDs(bySlugOf: tasks)
      // A slug keeps the place of its first task.
      let rows = tasks.compactMap { task in
        task.slug.flatMap { slug in
          ids.removeValue(forKey: slug).map { (key: JSText(slug), value: JSONValue.text($0)) }
        }
      }
      return .object(JSONObject(rows))
    },
  ]

  static let athletes = [
    Rule(
      "phase.fromGrade", "The phase of a grade.", since: .august2026, [.number("grade").optional]
    ) { arguments throws(RuleError) in
      .text(phases.phase(ofGrade: arguments.number("grade") ?? .nan).rawValue)
    },
    Rule(
      "phase.fromGraduationYear", "The phase of a year of graduation.", since: .august2026,
      [.number("graduationYear").optional, .text("now"), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      let phase = phases.phase(
        ofGraduationYear: arguments.number("graduationYear"), now: try arguments.now(),
        clock: arguments.clock)
      return .text(phase.rawValue)
    },
    Rule(
      "phase.current", "An athlete's phase and the progress through it.", since: .august2026,
      tasks + facts
    ) { arguments throws(RuleError) in
      let current = phases.current(
        try record(arguments), with: completed(arguments), now: try arguments.now(),
        clock: arguments.clock)
      return [
        "phase": .text(current.phase.rawValue),
        "milestoneProgress": row(current.milestoneProgress, of: current.phase),
        "canAdvance": .boolean(current.canAdvance),
      ]
    },
    Rule(
      "phase.advance", "The answer to an athlete who asks for the next phase.",
      since: .august2026, tasks + facts + [.text("role").optional]
    ) { arguments throws(RuleError) in
      let record = try record(arguments)
      let (now, clock) = (try arguments.now(), arguments.clock)
      do throws(PhaseRules.AdvanceError) {
        return row(
          try phases.advance(
            role: arguments.word("role"), record, with: completed(arguments), now: now,
            clock: clock))
      } catch {
        return ["error": .text(error.message), "status": .count(error.status)]
      }
    },
  ]

  private static func completed(_ arguments: RuleArguments) -> PhaseRules.CompletedMilestones {
    let rows = arguments.object("taskIdsBySlug").value.object?.members ?? []
    let ids = rows.compactMap { row in row.value.string.map { (row.key.string, $0) } }
    return PhaseRules.CompletedMilestones(
      taskIDs: Dictionary(ids) { first, _ in first },
      completed: arguments.texts("completedTaskIds") ?? [])
  }

  private static func record(_ arguments: RuleArguments) throws(RuleError) -> PhaseRules.Record {
    let isMissing = arguments.text("storedPhase")?.isEmpty ?? true
    return PhaseRules.Record(
      isUserFound: arguments.flag("userFound") ?? true,
      storedPhase: isMissing ? nil : try arguments.neededWord("storedPhase"),
      graduationYear: arguments.object("player").number("graduation_year"))
  }
}

/// The recorded form of progress and of answers.
extension PhaseFamily {
  private static func row(
    _ progress: PhaseRules.MilestoneProgress, of phase: RecruitingPhase
  ) -> JSONValue {
    [
      "phase": .text(phase.rawValue), "required": texts(progress.required),
      "completed": texts(progress.completed), "remaining": texts(progress.remaining),
      "percentComplete": .number(progress.percentComplete),
    ]
  }

  private static func row(_ data: PhaseRules.MilestoneData) -> JSONValue {
    let phases = data.phases.map { row in
      let value: JSONValue = [
        "required": texts(row.progress.required), "completed": texts(row.progress.completed),
        "percent_complete": .number(row.progress.percentComplete),
      ]
      return (key: JSText(row.phase.rawValue), value: value)
    }
    return [
      "current_phase": .text(data.currentPhase.rawValue),
      "milestones_by_phase": .object(JSONObject(phases)),
      "last_phase_update": .moment(data.updatedAt),
    ]
  }

  private static func row(_ answer: PhaseRules.Advance) -> JSONValue {
    let stored: [JSONValue] =
      answer.stored.map { data in
        [
          [
            "current_phase": .text(data.currentPhase.rawValue), "phase_milestone_data": row(data),
            "updated_at": .moment(data.updatedAt),
          ]
        ]
      } ?? []
    return [
      "response": [
        "success": .boolean(answer.isSuccess), "phase": .text(answer.phase.rawValue),
        "message": .text(answer.message),
      ],
      "stored": .array(stored),
    ]
  }
}
