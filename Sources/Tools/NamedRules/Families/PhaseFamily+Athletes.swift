internal import CompassRules
internal import SourceJSON

/// The rules of one athlete's phase and milestones.
extension PhaseFamily {
  static let milestones = Rule.list(since: .august2026) {
    Rule(
      "phase.calculate", "The phase that the completed milestones amount to.", rules.calculate,
      "hasSignedNLI?")
    Rule(
      "phase.milestoneProgress", "The progress through the milestones of a phase.",
      { (phase: RecruitingPhase, milestones: PhaseRules.CompletedMilestones) in
        members(of: rules.milestoneProgress(in: phase, with: milestones), in: phase)
      }, "phase")
    Rule(
      "phase.canAdvance", "Whether all milestones of a phase are complete.", rules.canAdvance,
      "phase")
    Rule(
      "phase.milestoneData", "The progress through all phases, as it is stored.",
      { (phase: RecruitingPhase, milestones: PhaseRules.CompletedMilestones, now: Date) in
        members(of: rules.milestoneData(for: phase, with: milestones, now: now))
      }, "phase", "now")
    Rule("phase.taskIdsBySlug", "The ids of the tasks by their slugs.", rules.taskIDs, "tasks?")
  }

  static let athletes = Rule.list(since: .august2026) {
    Rule(
      "phase.fromGrade", "The phase of a grade.",
      { (grade: Double) in rules.phase(ofGrade: grade) }, "grade?")
    Rule(
      "phase.fromGraduationYear", "The phase of a year of graduation.",
      { (year: Double?, now: Date, clock: LocalClock) in
        rules.phase(ofGraduationYear: year, now: now, clock: clock)
      }, "graduationYear", "now")
    Rule(
      "phase.current", "An athlete's phase and the progress through it.",
      {
        (
          record: PhaseRules.Record, milestones: PhaseRules.CompletedMilestones, now: Date,
          clock: LocalClock
        ) -> Members in
        let current = rules.current(record, with: milestones, now: now, clock: clock)
        return [
          "phase": current.phase,
          "milestoneProgress": members(of: current.milestoneProgress, in: current.phase),
          "canAdvance": current.canAdvance,
        ]
      }, "now")
    Rule(
      "phase.advance", "The answer to an athlete who asks for the next phase.",
      {
        (
          role: RequestRules.UserRole?, record: PhaseRules.Record,
          milestones: PhaseRules.CompletedMilestones, now: Date, clock: LocalClock
        ) throws(PhaseRules.AdvanceError) -> Members in
        let answer = try rules.advance(
          role: role, record, with: milestones, now: now, clock: clock)
        let response: Members = [
          "success": answer.isSuccess, "phase": answer.phase, "message": answer.message,
        ]
        let rows = [answer.stored].compactMap(\.self).map { data -> Members in
          [
            "current_phase": data.currentPhase, "phase_milestone_data": members(of: data),
            "updated_at": data.updatedAt,
          ]
        }
        return ["response": response, "stored": rows]
      }, "role", "now")
  }

  private static func members(
    of progress: PhaseRules.MilestoneProgress, in phase: RecruitingPhase
  ) -> Members {
    [
      "phase": phase, "required": progress.required, "completed": progress.completed,
      "remaining": progress.remaining, "percentComplete": progress.percentComplete,
    ]
  }

  private static func members(of data: PhaseRules.MilestoneData) -> Members {
    let phases = data.phases.map { phase -> (String, any Encodable) in
      let members: Members = [
        "required": phase.progress.required, "completed": phase.progress.completed,
        "percent_complete": phase.progress.percentComplete,
      ]
      return (phase.phase.rawValue, members)
    }
    return [
      "current_phase": data.currentPhase, "milestones_by_phase": Members(phases),
      "last_phase_update": data.updatedAt,
    ]
  }
}

extension PhaseRules.CompletedMilestones: ComposedInput {
  static let reader = CallReader(
    { (taskIDs: [String: String]?, completed: [String]) throws(RuleError) in
      guard taskIDs != nil || completed.isEmpty else {
        throw .arguments(
          """
          the argument "taskIdsBySlug" must be an object: without the ids of the tasks by their slugs, \
          "completedTaskIds" names no milestone
          """)
      }
      return PhaseRules.CompletedMilestones(taskIDs: taskIDs ?? [:], completed: completed)
    },
    names: [.shared("taskIdsBySlug?"), "completedTaskIds?"])
}

extension PhaseRules.Record: ComposedInput {
  static let reader = CallReader(
    { (phase: RecruitingPhase?, player: RuleArguments, isFound: Bool) in
      PhaseRules.Record(
        isUserFound: isFound, storedPhase: phase,
        graduationYear: player["graduation_year"] as Double?)
    }, names: ["storedPhase", "player?", .or("userFound", true)])
}

extension PhaseRules.AdvanceError: RuleFailure {
  func result() -> JSONValue { ["error": .text(message), "status": status.json] }
}
