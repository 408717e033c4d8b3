internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// Rows of arguments that the web app reads in its own way.
extension CoachFamily {
  static func filters(_ row: RuleArguments) -> CoachRules.Filters {
    func text(_ key: JSText) -> String? {
      row.value[key].flatMap { $0.isTruthy ? $0.coercedString : nil }
    }
    return CoachRules.Filters(
      search: text("search") ?? "", role: row["role"],
      lastContact: text("lastContact").flatMap { CoachRules.LastContactWindow(text: $0) },
      responsiveness: row["responsiveness"])
  }

  static func interactions(_ rows: [RuleArguments]) -> [CoachRules.Interaction] {
    rows.map { row in
      CoachRules.Interaction(
        coachID: row["coach_id"], schoolID: row["school_id"], direction: row["direction"],
        type: row.printed("type"), occurredAt: row.text("occurred_at"),
        createdAt: row.text("created_at"))
    }
  }

  static func list(
    _ coaches: [CoachRules.ListEntry], _ schools: [RuleArguments]
  ) -> CoachRules.List<CoachRules.ListEntry> {
    let names = schools.map { ($0["id"] as String, $0["name"] as String) }
    return CoachRules.List(coaches, schoolNames: Dictionary(names) { first, _ in first })
  }
}
