internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension SuggestionRules.Facts: ComposedInput {
  static let reader = CallReader(
    {
      (
        grade: SuggestionRules.Grade?, schools: [RuleArguments?],
        interactions: [SuggestionRules.InteractionRow?], tasks: [SuggestionRules.TaskRow?],
        videos: [RuleArguments?], events: [RuleArguments?]
      ) in
      SuggestionRules.Facts(
        grade: grade, schools: rows(schools) { $0.name = $1.printed("name") },
        interactions: interactions, tasks: tasks,
        videos: rows(videos) { $0.title = $1.printed("title") },
        events: rows(events) {
          $0.name = $1.printed("name")
          $0.isAttended = $1.value["attended"]?.isTruthy ?? false
        })
    },
    names: [
      .typed("gradeLevel", .any), "schools?", "interactions?", "athleteTasks?", "videos?",
      "events?",
    ])

  /// Returns the rows after a change that reads columns as JavaScript does; a null stays one.
  private static func rows<Row: Decodable>(
    _ rows: [RuleArguments?], _ change: (inout Row, RuleArguments) -> Void
  ) -> [Row?] {
    rows.map { arguments in
      guard let arguments, var row = try? Row(from: arguments) else { return nil }
      change(&row, arguments)
      return row
    }
  }
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
