internal import CompassRules
internal import SourceJSON

/// The rules of the family "suggestions" by their recorded names.
enum SuggestionsFamily {
  static let all = SuggestionRules.Rule.allCases.map(single) + evaluation + stored

  static let rules = SuggestionRules.self

  /// The rules whose result is one suggestion and not a list.
  private static let lone: Set<SuggestionRules.Rule> = [
    .ncaaRegistration, .schoolListBuilding, .officialVisit, .formalOutreach, .showcaseAttendance,
    .missingVideo,
  ]

  private static let changed: Set<SuggestionRules.Rule> = [
    .eventFollowUp, .formalOutreach, .interactionGap, .prioritySchoolReminder, .schoolListBuilding,
  ]

  private static func single(_ rule: SuggestionRules.Rule) -> Rule {
    Rule(
      "suggestion.\(rule.rawValue)", "The suggestions of the rule \(rule.rawValue).",
      since: changed.contains(rule) ? .august2026 : .february2026,
      {
        (facts: SuggestionRules.Facts, now: Date) throws(SuggestionRules.MissingRowError)
          -> JSONValue in
        let suggestions = try rules.suggestions(by: rule, for: facts, now: now)
        let rows = suggestions.map { members(of: $0).json }
        if lone.contains(rule) { return rows.first ?? .null }
        return rows.isEmpty ? .null : .array(rows)
      }, "now?")
  }

  private static let evaluation = Rule.list(since: .august2026) {
    Rule(
      "suggestion.evaluateAll", "The suggestions of all rules.",
      { (facts: SuggestionRules.Facts, now: Date) in
        rules.allSuggestions(for: facts, now: now).map(members)
      }, "now")
    Rule(
      "suggestion.generate", "The changes that bring stored suggestions up to date.",
      { (stored: [RuleArguments], facts: SuggestionRules.Facts, now: Date) -> Members in
        let changes = rules.changes(to: owned(stored), for: facts, now: now, newID: newID)
        return [
          "count": changes.inserted.count, "inserted": changes.inserted.map(members),
          "updated": changes.updated, "completed": calls(changes.completed),
          "surfaced": [String](),
        ]
      }, "stored?", "now")
    Rule(
      "suggestion.trigger", "The effect of an occasion on stored suggestions.",
      {
        (
          facts: OwnFacts, year: Double?, stored: [RuleArguments], reason: JSONValue,
          options: RuleArguments, now: Date, clock: LocalClock
        ) -> Members in
        let ids: [String] = [options["interactionSchoolId"], options["interactionCoachId"]]
        let isAbout = ids.contains { !$0.isEmpty }
        let isContact = reason == "interaction_logged" && isAbout
        let run = rules.run(
          on: isContact ? .contactLogged : .other, for: facts.facts, graduationYear: year,
          stored: owned(stored), now: now, clock: clock, newID: newID)
        let triggered = run.completedByTrigger.map { [$0] } ?? []
        return [
          "generated": run.changes.inserted.count, "surfaced": calls(run.surfaced),
          "reason": reason, "inserted": run.changes.inserted.map(members),
          "updated": run.changes.updated,
          "completed": triggered + calls(run.changes.completed),
        ]
      }, "graduationYear", "stored?", "reason?", "options?", "now")
  }

  private static func members(of suggestion: SuggestionRules.Suggestion) -> Members {
    // A null in the row of the school or event is written, an absent id is not.
    let school: JSONValue? =
      suggestion.relatedSchoolID?.json ?? (suggestion.hasNullSchool ? .null : .none)
    let reappearance = suggestion.reappearance
    return [
      "rule_type": suggestion.rule, "urgency": suggestion.urgency, "message": suggestion.message,
      "action_type": suggestion.actionType, "related_school_id": school.omittingNil,
      "reappeared": reappearance.map { _ in true }.omittingNil,
      "previous_suggestion_id": (reappearance?.previousSuggestionID).omittingNil,
      "condition_snapshot": reappearance.map { members(of: $0.snapshot) }.omittingNil,
    ]
  }

  @Sendable private static func newID(_ number: Int) -> String { "new-\(number)" }

  /// The ids of one write to the database; none if there was nothing to write.
  private static func calls(_ ids: [String]) -> [[String]] { ids.isEmpty ? [] : [ids] }
}

extension SuggestionRules.MissingRowError: RuleFailure {
  func result() throws(RuleError) -> JSONValue { throw .arguments("a row is null") }
}
