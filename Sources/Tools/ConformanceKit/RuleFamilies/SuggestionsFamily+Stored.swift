internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension SuggestionsFamily {
  static let stored = [
    Rule(
      "suggestion.mayReEvaluate", "Whether a dismissed suggestion may be judged again.",
      [.object("suggestion"), .text("now"), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      .boolean(
        rules.mayReEvaluate(
          row(arguments.object("suggestion"), clock: arguments.clock),
          now: try arguments.now()))
    },
    Rule(
      "suggestion.escalateUrgency", "The urgency of a suggestion that comes back.",
      [.any("urgency").optional]
    ) { arguments throws(RuleError) in
      .text(rules.escalated(arguments.text("urgency") ?? "").rawValue)
    },
    Rule(
      "suggestion.gapSnapshot", "The state of a school for later comparison.",
      since: .august2026, facts + [.any("schoolId").optional]
    ) { arguments throws(RuleError) in
      let (facts, now) = (facts(arguments), try arguments.now())
      do {
        return written(
          try rules.gapSnapshot(ofSchool: arguments.text("schoolId"), in: facts, now: now))
      } catch { throw .arguments("a row is null") }
    },
    Rule(
      "suggestion.gapReEvaluate", "Whether a dismissed suggestion of contact is due again.",
      since: .august2026, facts + [.object("suggestion")]
    ) { arguments throws(RuleError) in
      let row = row(arguments.object("suggestion"), clock: arguments.clock)
      let (facts, now) = (facts(arguments), try arguments.now())
      do { return .boolean(try rules.gapReEvaluates(row, in: facts, now: now)) } catch {
        throw .arguments("a row is null")
      }
    },
    Rule(
      "suggestion.surface", "The pending suggestions to show next.",
      [
        .any("stored").optional, .any("limit").optional, .text("now").optional,
        .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let limit = arguments.number("limit") ?? 3
      let shown = rules.toSurface(
        try storedRows(arguments, arePending: true), limit: Int(exactly: limit.rounded()) ?? .max)
      return ["count": .count(shown.count), "ids": .array(shown.map { .text($0.id) })]
    },
    Rule(
      "suggestion.surfaced", "The suggestions that a place shows.",
      [
        .any("stored").optional, .any("location").optional, .any("schoolId").optional,
        .text("now").optional,
        .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let school = arguments.text("schoolId").flatMap { $0.isEmpty ? nil : $0 }
      let location: SuggestionRules.Location =
        switch arguments.text("location") {
        case "dashboard": .dashboard
        case "school_detail": school.map { .schoolPage(id: $0) } ?? .elsewhere
        default: .elsewhere
        }
      let shown = rules.surfaced(try storedRows(arguments), at: location)
      return .array(shown.map { .text($0.id) })
    },
  ]

  /// The stored rows of the athlete, whom a row without one belongs to.
  static func storedRows(
    _ arguments: RuleArguments, arePending: Bool = false
  ) throws(RuleError) -> [SuggestionRules.StoredSuggestion] {
    let clock = arguments.clock
    return arguments.objects("stored")
      .filter { ($0.value["athlete_id"] ?? "user-1") == "user-1" }
      .map { row($0, arePending: arePending, clock: clock) }
  }

  private static func row(
    _ row: RuleArguments, arePending: Bool = false, clock: LocalClock
  ) -> SuggestionRules.StoredSuggestion {
    SuggestionRules.StoredSuggestion(
      id: row.text("id") ?? "", ruleType: row.text("rule_type") ?? "",
      urgency: row.text("urgency") ?? "", message: row.text("message") ?? "",
      actionType: row.text("action_type"), relatedSchoolID: row.text("related_school_id"),
      isDismissed: row.flag("dismissed") ?? false, isCompleted: row.flag("completed") ?? false,
      hasReappeared: row.flag("reappeared") ?? false,
      isPending: row.flag("pending_surface") ?? arePending,
      dismissedAt: date(row, "dismissed_at", clock: clock),
      createdAt: date(row, "created_at", clock: clock),
      surfacedAt: date(row, "surfaced_at", clock: clock),
      snapshot: row.value["condition_snapshot"]?.object.map { snapshot(row.part(.object($0))) }
    )
  }

  private static func snapshot(_ row: RuleArguments) -> SuggestionRules.Snapshot {
    let hasSchool = row.value["school_priority"] != nil || row.value["school_status"] != nil
    // A stored null is 0 in arithmetic.
    let days = row.value["days_since_contact"] == .null ? 0 : row.number("days_since_contact")
    guard hasSchool else { return SuggestionRules.Snapshot(daysSinceContact: days) }
    var school = SuggestionRules.Snapshot.School(
      priority: row.text("school_priority"), status: row.text("school_status"))
    school.lacksPriority = row.value["school_priority"] == nil
    school.lacksStatus = row.value["school_status"] == nil
    return SuggestionRules.Snapshot(daysSinceContact: days, school: school)
  }
}
