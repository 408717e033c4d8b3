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
      since: .august2026, rules.gapSnapshot, "schoolId", "now")
    Rule(
      "suggestion.gapReEvaluate", "Whether a dismissed suggestion of contact is due again.",
      since: .august2026, rules.gapReEvaluates, "suggestion", "now")
    Rule(
      "suggestion.surface", "The pending suggestions to show next.",
      { (stored: [RuleArguments], limit: Double) -> Members in
        let shown = rules.toSurface(
          owned(stored, arePending: true), limit: Int(exactly: limit.rounded()) ?? .max)
        return ["count": shown.count, "ids": shown]
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
        return rules.surfaced(owned(stored), at: location)
      }, "stored?", "location?", "schoolId?", .ignored("now", .text), .ignored("timeZone", .text))
  }

  /// The stored rows of the athlete, whom a row without one belongs to.
  static func owned(_ rows: [RuleArguments], arePending: Bool = false) -> [SuggestionRules
    .StoredSuggestion]
  {
    rows.filter { ($0.value["athlete_id"] ?? "user-1") == "user-1" }.map { row in
      var suggestion = SuggestionRules.StoredSuggestion(row)
      suggestion.isPending = row["pending_surface", or: arePending]
      return suggestion
    }
  }
}

/// A result has the id instead of a stored suggestion.
extension SuggestionRules.StoredSuggestion: RuleRow, RuleResult {
  static var hasDates: Bool { true }

  init(_ row: RuleArguments) {
    self.init(
      id: row["id"], ruleType: row["rule_type"], urgency: row["urgency"],
      message: row["message"], actionType: row["action_type"],
      relatedSchoolID: row["related_school_id"], isDismissed: row["dismissed"],
      isCompleted: row["completed"], hasReappeared: row["reappeared"],
      isPending: row["pending_surface"], dismissedAt: row["dismissed_at"],
      createdAt: row["created_at"], surfacedAt: row["surfaced_at"],
      snapshot: row.value["condition_snapshot"]?.object == nil ? nil : row["condition_snapshot"])
  }

  var json: JSONValue { id.json }
}

extension SuggestionRules.Snapshot: RuleRow, RuleObject {
  init(_ row: RuleArguments) {
    let (priority, status) = (row.object("school_priority"), row.object("school_status"))
    let hasSchool = !priority.isUndefined || !status.isUndefined
    var school = School(priority: row["school_priority"], status: row["school_status"])
    school.lacksPriority = priority.isUndefined
    school.lacksStatus = status.isUndefined
    // A stored null is 0 in arithmetic.
    let days = row.value["days_since_contact"] == .null ? 0 : row.number("days_since_contact")
    self.init(daysSinceContact: days, school: hasSchool ? school : nil)
  }

  var members: Members {
    [
      "days_since_contact": exactDaysSinceContact.omittingNil,
      "school_priority": school?.priorityColumn ?? .missing,
      "school_status": school?.statusColumn ?? .missing,
    ]
  }
}

extension RowColumn: Omittable {
  var isOmitted: Bool { self == .missing }
  var json: JSONValue {
    if case .text(let text) = self { .string(text) } else { .null }
  }
}
