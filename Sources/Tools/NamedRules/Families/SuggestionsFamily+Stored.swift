internal import CompassRules
internal import SourceJSON

extension SuggestionsFamily {
  static let stored = Rule.list {
    Rule(
      "suggestion.mayReEvaluate", "Whether a dismissed suggestion may be judged again.",
      rules.mayReEvaluate, "suggestion", "now")
    Rule(
      "suggestion.escalateUrgency", "The urgency of a suggestion that comes back.",
      rules.escalated, "urgency?")
    Rule(
      "suggestion.gapSnapshot", "The state of a school for later comparison.",
      since: .august2026,
      {
        (school: String?, facts: SuggestionRules.Facts, now: Date)
          throws(SuggestionRules.MissingRowError) in
        members(of: try rules.gapSnapshot(ofSchool: school, in: facts, now: now))
      }, "schoolId", "now")
    Rule(
      "suggestion.gapReEvaluate", "Whether a dismissed suggestion of contact is due again.",
      since: .august2026,
      {
        (row: RuleArguments, facts: SuggestionRules.Facts, now: Date)
          throws(SuggestionRules.MissingRowError) -> Bool in
        guard let suggestion = suggestion(row) else { return false }
        return try rules.gapReEvaluates(suggestion, in: facts, now: now)
      }, "suggestion", "now")
    Rule(
      "suggestion.surface", "The pending suggestions to show next.",
      { (stored: [RuleArguments], limit: Double) -> Members in
        let shown = rules.toSurface(
          owned(stored, arePending: true), limit: Int(exactly: limit.rounded()) ?? .max)
        return ["count": shown.count, "ids": shown.map(\.id)]
      }, "stored?", .or("limit", 3), .ignored("now", .text), .ignored("timeZone", .text))
    Rule(
      "suggestion.surfaced", "The suggestions that a place shows.",
      { (stored: [RuleArguments], place: String, school: String) in
        let location: SuggestionRules.Location =
          switch place {
          case "dashboard": .dashboard
          case "school_detail" where !school.isEmpty: .schoolPage(id: school)
          default: .elsewhere
          }
        return rules.surfaced(owned(stored), at: location).map(\.id)
      }, "stored?", "location?", "schoolId?", .ignored("now", .text), .ignored("timeZone", .text))
  }

  /// The stored rows of the athlete, whom a row without one belongs to.
  static func owned(_ rows: [RuleArguments], arePending: Bool = false) -> [SuggestionRules
    .StoredSuggestion]
  {
    rows.filter { ($0.value["athlete_id"] ?? "user-1") == "user-1" }.compactMap { row in
      var suggestion = suggestion(row)
      suggestion?.isPending = row["pending_surface", or: arePending]
      return suggestion
    }
  }

  /// A stored row, in which only an object is a snapshot.
  private static func suggestion(_ row: RuleArguments) -> SuggestionRules.StoredSuggestion? {
    var suggestion = try? SuggestionRules.StoredSuggestion(from: row)
    if row.value["condition_snapshot"]?.object == nil { suggestion?.snapshot = nil }
    return suggestion
  }

  static func members(of snapshot: SuggestionRules.Snapshot) -> Members {
    [
      "days_since_contact": snapshot.exactDaysSinceContact.omittingNil,
      "school_priority": column(snapshot.school?.priorityColumn).omittingNil,
      "school_status": column(snapshot.school?.statusColumn).omittingNil,
    ]
  }

  /// The column as a row has it; nil if it lacks the column.
  private static func column(_ column: RowColumn?) -> JSONValue? {
    switch column {
    case .text(let text): .string(text)
    case .null: .some(.null)
    case .missing, nil: .none
    }
  }
}
