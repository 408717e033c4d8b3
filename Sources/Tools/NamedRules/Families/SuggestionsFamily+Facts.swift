internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension SuggestionRules.Facts: ComposedInput {
  static let reader = CallReader(
    SuggestionRules.Facts.init(grade:schools:interactions:tasks:videos:events:),
    names: ["gradeLevel", "schools?", "interactions?", "athleteTasks?", "videos?", "events?"])
}

/// The facts of the rows that belong to the athlete.
///
/// Schools and interactions belong to the family unit, or without one (null, false or empty) to the user; without the
/// column that says so they belong to no one. The rows of the other tables are the athlete's, unless
/// the column names another user.
struct OwnFacts: CallInput {
  let facts: SuggestionRules.Facts

  static var parameters: [RuleParameter] {
    SuggestionRules.Facts.parameters + [RuleParameter("family", .any).optional]
  }

  init(_ arguments: RuleArguments) throws(RuleError) {
    let unit = arguments.value["family"] ?? "family-1"
    let family = unit.isTruthy ? unit : .null
    let members = arguments.value.object?.members.map { table, value in
      let rows = value.elements?.filter { Self.isOwn($0, of: table, family: family) }
      return (table, rows.map { JSONValue.array($0) } ?? value)
    }
    facts = try SuggestionRules.Facts(arguments.part(.object(JSONObject(members ?? []))))
  }

  private static func isOwn(_ row: JSONValue, of table: JSText, family: JSONValue) -> Bool {
    if family != .null, ["schools", "interactions"].contains(table) {
      return row["family_unit_id"] == family
    }
    return switch table {
    case "schools": row["user_id"] == "user-1"
    case "interactions": row["logged_by"] == "user-1"
    case "athleteTasks": (row["athlete_id"] ?? "user-1") == "user-1"
    default: (row["user_id"] ?? "user-1") == "user-1"
    }
  }
}

extension SuggestionRules.Grade: ArgumentValue {
  static var kind: RuleParameter.Kind { .any }

  init?(_ argument: RuleArguments) {
    switch argument.value {
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text.string)
    default: return nil
    }
  }
}

extension SuggestionRules.SchoolRow: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      id: row["id"], name: row.printed("name"), priority: row["priority"], status: row["status"],
      division: row["division"])
    lacksID = row.object("id").isUndefined
    lacksPriority = row.object("priority").isUndefined
    lacksStatus = row.object("status").isUndefined
  }
}

extension SuggestionRules.InteractionRow: RuleRow {
  static var hasDates: Bool { true }

  init(_ row: RuleArguments) {
    // `new Date(null)` is the first moment of 1970.
    let epoch = row.value["occurred_at"] == .null ? Date(milliseconds: 0) : nil
    self.init(
      schoolID: row["school_id"], occurredAt: epoch ?? row["occurred_at"],
      relatedEventID: row["related_event_id"], interactionType: row["interaction_type"])
    lacksSchool = row.object("school_id").isUndefined
    lacksEvent = row.object("related_event_id").isUndefined
  }
}

extension SuggestionRules.TaskRow: RuleRow {
  init(_ row: RuleArguments) { self.init(taskID: row["task_id"], status: row["status"]) }
}

extension SuggestionRules.VideoRow: RuleRow {
  init(_ row: RuleArguments) {
    self.init(title: row.printed("title"), healthStatus: row["health_status"])
  }
}

extension SuggestionRules.EventRow: RuleRow {
  static var hasDates: Bool { true }

  init(_ row: RuleArguments) {
    self.init(
      id: row["id"], name: row.printed("name"), schoolID: row["school_id"],
      date: row["event_date"], isAttended: row.value["attended"]?.isTruthy ?? false)
    lacksID = row.object("id").isUndefined
    lacksSchool = row.object("school_id").isUndefined
  }
}
