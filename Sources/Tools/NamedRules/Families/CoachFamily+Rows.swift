internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// A result has the id instead of a coach.
extension CoachRules.ListEntry: RuleRow, RuleResult {
  static var hasDates: Bool { true }

  init(_ row: RuleArguments) {
    self.init(
      id: row["id"], schoolID: row["school_id"], firstName: row["first_name"],
      lastName: row["last_name"], role: row["role"], details: CoachRules.Details(row),
      responsivenessScore: row["responsiveness_score"],
      lastContact: row["last_contact_date"])
  }

  var json: JSONValue { id.json }
}

extension CoachRules.Details: RuleRow {
  init(_ row: RuleArguments) {
    self.init()
    for column in Self.columns { self[keyPath: column.property] = row[JSText("\(column.name)")] }
  }
}

extension CoachRules.List {
  init(_ coaches: [CoachRules.ListEntry], _ schools: [RuleArguments]) {
    let names = schools.map { ($0["id"] as String, $0["name"] as String) }
    self.init(coaches, schoolNames: Dictionary(names) { first, _ in first })
  }
}

extension CoachRules.Filters: RuleRow {
  init(_ row: RuleArguments) {
    func text(_ key: JSText) -> String? {
      row.value[key].flatMap { $0.isTruthy ? $0.coercedString : nil }
    }
    self.init(
      search: text("search") ?? "", role: row["role"],
      lastContact: text("lastContact").flatMap { CoachRules.LastContactWindow(text: $0) },
      responsiveness: row["responsiveness"])
  }
}

extension CoachRules.Interaction: RuleRow {
  init(_ row: RuleArguments) {
    let occurredAt: String? = row["occurred_at"]
    self.init(
      coachID: row["coach_id"], schoolID: row["school_id"], direction: row["direction"],
      type: row.printed("type"), occurredAt: occurredAt, createdAt: row["created_at"])
  }
}

extension CoachRules.Metrics: RuleRecord {
  static let renamed = ["exactDaysSinceContact": "daysSinceContact"]
}

extension CoachRules.Comparison: RuleObject {
  var members: Members {
    [
      "coach": coach, "schoolAverage": ["responseRate": averageResponseRate] as Members,
      "rank": rank, "totalCoaches": totalCoaches,
    ]
  }
}

extension CoachRules.ListFigures: RuleResult {
  var json: JSONValue {
    ResultEncoder.json(of: rows.map { ["label": $0.label, "value": $0.value] as Members })
  }
}

extension CoachRules.FollowUp: RuleObject {
  var members: Members { ["id": coach.id, "text": text] }
}

extension CoachRules.Stats: RuleRecord {
  static let renamed = ["exactDaysSinceContact": "daysSinceContact"]
}

extension CoachRules.ContactFrequency: RuleObject {
  var members: Members {
    [
      "recent": recent, "schoolsContactedLast7Days": schoolsContactedLast7Days,
      "average": average, "withoutRecentContact": withoutRecentContact,
    ]
  }
}

extension CoachRules.RecentContact: RuleRecord {
  static let renamed = ["schoolID": "schoolId", "recency": "contactRecency"]
}

extension CoachRules.Card: RuleRecord {}
