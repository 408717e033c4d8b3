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
        rules.milestoneProgress(in: phase, with: milestones).members(of: phase)
      }, "phase")
    Rule(
      "phase.canAdvance", "Whether all milestones of a phase are complete.", rules.canAdvance,
      "phase")
    Rule(
      "phase.milestoneData", "The progress through all phases, as it is stored.",
      rules.milestoneData, "phase", "now")
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
      "phase.current", "An athlete's phase and the progress through it.", rules.current, "now")
    Rule(
      "phase.advance", "The answer to an athlete who asks for the next phase.", rules.advance,
      "role", "now")
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

extension PhaseRules.MilestoneTask: RuleRow {
  init(_ row: RuleArguments) { self.init(id: row["id"], slug: row["slug"]) }
}

extension PhaseRules.CurrentPhase: RuleObject {
  var members: Members {
    [
      "phase": phase, "milestoneProgress": milestoneProgress.members(of: phase),
      "canAdvance": canAdvance,
    ]
  }
}

extension PhaseRules.MilestoneData: RuleObject {
  var members: Members {
    [
      "current_phase": currentPhase,
      "milestones_by_phase": Members(phases.map { ($0.phase.rawValue, $0) }),
      "last_phase_update": updatedAt,
    ]
  }
}

extension PhaseRules.MilestoneData.Phase: RuleObject {
  var members: Members {
    [
      "required": progress.required, "completed": progress.completed,
      "percent_complete": progress.percentComplete,
    ]
  }
}

extension PhaseRules.Advance: RuleObject {
  var members: Members {
    let response: Members = ["success": isSuccess, "phase": phase, "message": message]
    let rows = [stored].compactMap(\.self).map { data -> Members in
      [
        "current_phase": data.currentPhase, "phase_milestone_data": data,
        "updated_at": data.updatedAt,
      ]
    }
    return ["response": response, "stored": rows]
  }
}

extension PhaseRules.AdvanceError: RuleFailure {
  func result() -> JSONValue { ["error": .text(message), "status": status.json] }
}
