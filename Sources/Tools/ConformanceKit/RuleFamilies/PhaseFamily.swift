internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "phase" by their recorded names.
enum PhaseFamily {
  static let all = tables + milestones + athletes

  static let phases = PhaseRules.self

  private static let tables = [
    Rule("phase.next", "The phase after a phase.", [.text("phase").optional]) {
      arguments throws(RuleError) in
      .text(arguments.word("phase").flatMap(phases.next)?.rawValue)
    },
    Rule("phase.previous", "The phase before a phase.", [.text("phase").optional]) {
      arguments throws(RuleError) in
      .text(arguments.word("phase").flatMap(phases.previous)?.rawValue)
    },
    Rule("phase.info", "The words about a phase.", [.text("phase")]) {
      arguments throws(RuleError) in
      row(phases.info(of: try arguments.neededWord("phase")))
    },
    Rule("phase.milestones", "The milestones that close each phase.", []) {
      arguments throws(RuleError) in
      [
        "freshmanToSophomore": .texts(phases.milestones(of: .freshman)),
        "sophomoreToJunior": .texts(phases.milestones(of: .sophomore)),
        "juniorToSenior": .texts(phases.milestones(of: .junior)),
        "seniorToCommitted": .texts(phases.milestones(of: .senior)),
      ]
    },
    Rule(
      "phase.view", "The contents of the page of a phase.",
      [.text("phase").optional, .object("milestoneProgress").optional]
    ) { arguments throws(RuleError) in
      let isMissing = arguments.text("phase")?.isEmpty ?? true
      let page = phases.page(
        phase: isMissing ? nil : try arguments.neededWord("phase"),
        progress: progress(arguments, "milestoneProgress"))
      return [
        "currentPhase": .text(page.phase.rawValue), "canAdvance": .boolean(page.canAdvance),
        "nextPhase": .text(page.phase.next?.rawValue), "info": row(page.phase.info),
        "remaining": texts(page.remaining), "percent": .number(page.percent),
        "label": .text(page.label),
      ]
    },
  ]

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }

  private static func row(_ info: PhaseRules.Info) -> JSONValue {
    [
      "label": .text(info.label), "grade": .count(info.grade), "theme": .text(info.theme),
      "description": .text(info.description),
    ]
  }

  private static func progress(_ arguments: RuleArguments, _ key: JSText) -> PhaseRules
    .MilestoneProgress?
  {
    guard arguments.has(key) else { return nil }
    let row = arguments.object(key)
    var progress = PhaseRules.MilestoneProgress(
      required: [], completed: [], remaining: [],
      percentComplete: row.number("percentComplete") ?? 0)
    progress.required = row.texts("required") ?? []
    progress.completed = row.texts("completed") ?? []
    progress.remaining = row.texts("remaining") ?? []
    return progress
  }
}
