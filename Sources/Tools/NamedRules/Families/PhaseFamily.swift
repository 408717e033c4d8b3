internal import CompassRules

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
      "phase.view", "The contents of the page of a phase.",
      { (phase: RecruitingPhase?, answer: RuleArguments?) -> Members in
        let page = rules.page(phase: phase, progress: answer.map(progress))
        return [
          "currentPhase": page.phase, "canAdvance": page.canAdvance, "nextPhase": page.phase.next,
          "info": page.phase.info, "remaining": page.remaining, "percent": page.percent,
          "label": page.label,
        ]
      }, "phase", "milestoneProgress")
  }

  /// The server's answer, whose share is 0 when it is missing.
  private static func progress(_ answer: RuleArguments) -> PhaseRules.MilestoneProgress {
    PhaseRules.MilestoneProgress(
      required: answer["required"], completed: answer["completed"],
      remaining: answer["remaining"], percentComplete: answer["percentComplete", or: 0])
  }
}
