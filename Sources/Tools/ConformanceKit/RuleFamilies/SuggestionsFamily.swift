internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "suggestions" by their recorded names.
enum SuggestionsFamily {
  static let all: [Rule] = SuggestionRules.Rule.allCases.map(single) + evaluation + stored

  static let rules = SuggestionRules.self

  /// The rules whose result is one suggestion and not a list.
  private static let lone: Set<SuggestionRules.Rule> = [
    .ncaaRegistration, .schoolListBuilding, .officialVisit, .formalOutreach, .showcaseAttendance,
    .missingVideo,
  ]

  private static let changed: Set<SuggestionRules.Rule> = [
    .eventFollowUp, .formalOutreach, .interactionGap, .prioritySchoolReminder, .schoolListBuilding,
  ]

  static let facts: [RuleParameter] = [
    .any("gradeLevel").optional, .any("schools").optional, .any("interactions").optional,
    .any("athleteTasks").optional,
    .any("videos").optional, .any("events").optional, .text("now").optional,
    .text("timeZone").optional,
  ]

  private static func single(_ rule: SuggestionRules.Rule) -> Rule {
    Rule(
      "suggestion.\(rule.rawValue)", "The suggestions of the rule \(rule.rawValue).",
      since: changed.contains(rule) ? .august2026 : .february2026, facts
    ) { arguments throws(RuleError) in
      let suggestions: [SuggestionRules.Suggestion]
      // Rules that don't look at the clock have no recorded one.
      let now = arguments.has("now") ? try arguments.now() : .invalid
      let facts = facts(arguments)
      do { suggestions = try rules.suggestions(by: rule, for: facts, now: now) } catch {
        throw .arguments("a row is null")
      }
      let rows = suggestions.map(written)
      if lone.contains(rule) { return rows.first ?? .null }
      return rows.isEmpty ? .null : .array(rows)
    }
  }

  private static let evaluation = [
    Rule(
      "suggestion.evaluateAll", "The suggestions of all rules.", since: .august2026, facts
    ) { arguments throws(RuleError) in
      let suggestions = rules.allSuggestions(
        for: facts(arguments), now: try arguments.now())
      return .array(suggestions.map(written))
    },
    Rule(
      "suggestion.generate", "The changes that bring stored suggestions up to date.",
      since: .august2026, facts + [.any("stored").optional]
    ) { arguments throws(RuleError) in
      let changes = rules.changes(
        to: try storedRows(arguments), for: facts(arguments), now: try arguments.now(),
        newID: newID)
      return [
        "count": .count(changes.inserted.count),
        "inserted": .array(changes.inserted.map(written)),
        "updated": written(changes.updated),
        "completed": calls(changes.completed), "surfaced": [],
      ]
    },
    Rule(
      "suggestion.trigger", "The effect of an occasion on stored suggestions.",
      since: .august2026,
      facts + [
        .any("stored").optional, .any("reason").optional, .any("options").optional,
        .any("graduationYear").optional, .any("family").optional,
      ]
    ) { arguments throws(RuleError) in
      let options = arguments.object("options")
      let isAbout = ["interactionSchoolId", "interactionCoachId"].contains {
        options.text($0).map { !$0.isEmpty } ?? false
      }
      let run = rules.run(
        on: arguments.text("reason") == "interaction_logged" && isAbout ? .contactLogged : .other,
        for: facts(arguments, where: { isOwned($1, of: $0, by: arguments) }),
        graduationYear: arguments.number("graduationYear"), stored: try storedRows(arguments),
        now: try arguments.now(), clock: arguments.clock, newID: newID)
      let triggered = run.completedByTrigger.map { [JSONValue.array($0.map { .text($0) })] } ?? []
      return [
        "generated": .count(run.changes.inserted.count), "surfaced": calls(run.surfaced),
        "reason": arguments.value["reason"] ?? .null,
        "inserted": .array(run.changes.inserted.map(written)),
        "updated": written(run.changes.updated),
        "completed": .array(triggered + (calls(run.changes.completed).elements ?? [])),
      ]
    },
  ]

  @Sendable private static func newID(_ number: Int) -> String { "new-\(number)" }

  /// The ids of one write to the database; none if there was nothing to write.
  private static func calls(_ ids: [String]) -> JSONValue {
    ids.isEmpty ? [] : [.array(ids.map { .text($0) })]
  }

  private static func written(_ updates: [SuggestionRules.Changes.MessageUpdate]) -> JSONValue {
    .array(updates.map { ["id": .text($0.id), "message": .text($0.message)] })
  }

  private static func written(_ suggestion: SuggestionRules.Suggestion) -> JSONValue {
    // A null in the row of the school or event is written, an absent id is not.
    let school = suggestion.relatedSchoolID.map { JSONValue.text($0) }
    return .members([
      "rule_type": .text(suggestion.rule.rawValue), "urgency": .text(suggestion.urgency.rawValue),
      "message": .text(suggestion.message), "action_type": .text(suggestion.actionType),
      "related_school_id": school ?? (suggestion.hasNullSchool ? .null : .none),
      "reappeared": suggestion.reappearance.map { _ in true },
      "previous_suggestion_id": suggestion.reappearance.map { .text($0.previousSuggestionID) },
      "condition_snapshot": suggestion.reappearance.map { written($0.snapshot) },
    ])
  }

  static func written(_ snapshot: SuggestionRules.Snapshot) -> JSONValue {
    .members([
      "days_since_contact": snapshot.exactDaysSinceContact.map(CoachFamily.finite),
      "school_priority": snapshot.school.flatMap { column($0.priorityColumn) },
      "school_status": snapshot.school.flatMap { column($0.statusColumn) },
    ])
  }

  private static func column(_ column: RowColumn) -> JSONValue? {
    switch column {
    case .missing: nil
    case .null: .null
    case .text(let text): .string(text)
    }
  }

  /// Returns whether a row of a table belongs to the athlete.
  ///
  /// Schools and interactions belong to the family unit, or without one to the user; without the
  /// column that says so they belong to no one. The rows of the other tables are the athlete's, unless
  /// the column names another user.
  private static func isOwned(
    _ row: RuleArguments, of table: JSText, by arguments: RuleArguments
  ) -> Bool {
    let family = arguments.value["family"] ?? "family-1"
    if family != .null, ["schools", "interactions"].contains(table) {
      return row.value["family_unit_id"] == family
    }
    switch table {
    case "schools": return row.value["user_id"] == "user-1"
    case "interactions": return row.value["logged_by"] == "user-1"
    case "athleteTasks": return (row.value["athlete_id"] ?? "user-1") == "user-1"
    default: return (row.value["user_id"] ?? "user-1") == "user-1"
    }
  }
}
