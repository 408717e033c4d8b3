internal import CompassRules
internal import SourceJSON

/// The rules of the family "phase" by their recorded names.
enum PhaseFamily {
  static let all = tables + milestones + athletes

  static let rules = PhaseRules.self

  private static let tables = Rule.list {
    Rule(
      "phase.next", "The phase after a phase.", { (phase: RecruitingPhase?) in phase?.next },
      .orOther("phase"))
    Rule(
      "phase.previous", "The phase before a phase.",
      { (phase: RecruitingPhase?) in phase?.previous }, "phase")
    Rule("phase.info", "The words about a phase.", rules.info, "phase")
    Rule(
      "phase.milestones", "The milestones that close each phase.",
      { () -> Members in
        [
          "freshmanToSophomore": rules.milestones(of: .freshman),
          "sophomoreToJunior": rules.milestones(of: .sophomore),
          "juniorToSenior": rules.milestones(of: .junior),
          "seniorToCommitted": rules.milestones(of: .senior),
        ]
      })
    Rule(
      "phase.view", "The contents of the page of a phase.", rules.page, "phase",
      "milestoneProgress")
  }
}

extension PhaseRules.Info: RuleRecord {}

extension PhaseRules.MilestoneProgress: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      required: row["required"], completed: row["completed"], remaining: row["remaining"],
      percentComplete: row["percentComplete", or: 0])
  }

  /// The progress with its phase, as recorded cases have it.
  func members(of phase: RecruitingPhase) -> Members {
    [
      "phase": phase, "required": required, "completed": completed, "remaining": remaining,
      "percentComplete": percentComplete,
    ]
  }
}

extension PhaseRules.Page: RuleObject {
  var members: Members {
    [
      "currentPhase": phase, "canAdvance": canAdvance, "nextPhase": phase.next,
      "info": phase.info, "remaining": remaining, "percent": percent, "label": label,
    ]
  }
}
