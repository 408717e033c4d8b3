internal import CompassRules
internal import SourceJSON

/// The rules of the pages that show or change the status of schools.
extension StatusFamily {
  static let pages = Rule.list(since: .august2026) {
    Rule(
      "status.stepper", "The five steps of a school's status.", rules.stepper, "status?",
      .ignored("updating"))
    Rule(
      "status.overview", "The number of schools in each status.",
      { (schools: [RuleArguments]) in rules.overview(statuses: schools.map { $0["status"] }) },
      "schools?")
    Rule(
      "status.interestChart", "The bar chart of the funnel.",
      { (schools: [RuleArguments]) in rules.interestChart(statuses: schools.map { $0["status"] }) },
      "schools?")
    Rule(
      "school.stats", "The four figures of a list of schools.", rules.stats, "schools?",
      "interactions?", "events?", "now")
    Rule(
      "status.transition", "The change of a school's status, with the rows it writes.",
      {
        (request: StatusRules.Transition, restored: String?, error: String?, now: Date) -> Members
        in
        switch rules.transition(request, now: now) {
        case .refuse(let error):
          return refusal(error.message, isShown: error.isShown, writes: [])
        case .reactivate:
          if let error { return refusal(error, isShown: true, writes: [reactivation]) }
          return change(to: rules.reactivatedStatus(restored), at: now, writes: [reactivation])
        case .write(let write):
          return change(to: write.newStatus, at: write.changedAt, writes: writes(write))
        }
      }, "restoredStatus", "rpcError", "now")
  }
}

extension StatusRules.Transition: ComposedInput {
  static let reader = CallReader(
    StatusRules.Transition.init(from:to:notes:isSignedIn:isSchoolFound:),
    names: [
      "previousStatus", "newStatus", "notes", .or("signedIn", true), .or("schoolFound", true),
    ])
}

extension StatusRules.Stepper: RuleObject {
  var members: Members {
    ["isNotPursuing": isNotPursuing, "currentIndex": currentIndex ?? -1, "nodes": nodes]
  }
}

extension StatusRules.Stepper.Node: RuleObject {
  var members: Members {
    [
      "value": stage.rawValue, "label": label, "state": state.rawValue,
      "connectorDone": isConnectorDone, "ariaLabel": accessibilityLabel,
    ]
  }
}

extension StatusRules.Count: RuleObject {
  var members: Members { ["status": stage.rawValue, "count": count, "emoji": stage.emoji] }
}

extension StatusRules.InterestChart: RuleObject {
  var members: Members {
    [
      "labels": bars?.map(\.stage.displayName), "data": bars?.map(\.count), "summary": summary,
    ]
  }
}

extension StatusRules.SchoolStats.School: RuleRow {
  init(_ row: RuleArguments) { self.init(id: row["id"], isFavorite: row["is_favorite"]) }
}

extension StatusRules.SchoolStats.Encounter: RuleRow {
  init(_ row: RuleArguments) {
    self.init(schoolID: row["school_id"], type: row["type"], start: row["start_date"])
  }
}

extension StatusRules.SchoolStats: RuleResult {
  var json: JSONValue {
    ResultEncoder.json(of: figures.map { ["label": $0.label, "value": $0.value] as Members })
  }
}

/// The recorded form of a change of status; the ids are those of the recording.
extension StatusFamily {
  private static let reactivation: JSONValue = [
    "rpc": "reactivate_school", "args": ["p_school_id": "school-1", "p_actor": "user-1"],
  ]

  private static func refusal(_ message: String, isShown: Bool, writes: [JSONValue]) -> Members {
    [
      "status": JSONValue.null, "statusChangedAt": JSONValue.null, "error": message,
      "shownError": isShown ? message : nil, "writes": writes,
    ]
  }

  private static func change(to status: String, at now: Date, writes: [JSONValue]) -> Members {
    [
      "status": status, "statusChangedAt": now, "error": JSONValue.null,
      "shownError": JSONValue.null, "writes": writes,
    ]
  }

  private static func writes(_ write: StatusRules.Write) -> [JSONValue] {
    [
      [
        "update": "schools",
        "patch": [
          "status": .text(write.newStatus), "status_changed_at": .moment(write.changedAt),
          "updated_by": "user-1", "updated_at": .moment(write.changedAt),
        ],
        "where": ["id": "school-1", "family_unit_id": "family-1"],
      ],
      [
        "insert": "school_status_history",
        "rows": [
          [
            "school_id": "school-1", "previous_status": .text(write.previousStatus),
            "new_status": .text(write.newStatus), "changed_by": "user-1",
            "changed_at": .moment(write.changedAt), "notes": .text(write.notes),
          ]
        ],
      ],
    ]
  }
}
