internal import CompassRules
internal import SourceJSON

/// The rules of the pages that show or change the status of schools.
extension StatusFamily {
  static let pages = Rule.list(since: .august2026) {
    Rule(
      "status.stepper", "The five steps of a school's status.",
      { (status: String) -> Members in
        let stepper = rules.stepper(status: status)
        return [
          "isNotPursuing": stepper.isNotPursuing, "currentIndex": stepper.currentIndex ?? -1,
          "nodes": stepper.nodes.map(members),
        ]
      }, "status?", .ignored("updating"))
    Rule(
      "status.overview", "The number of schools in each status.",
      { (schools: [RuleArguments]) in
        rules.overview(statuses: schools.map { $0["status"] }).map {
          ["status": $0.stage, "count": $0.count, "emoji": $0.stage.emoji] as Members
        }
      }, "schools?")
    Rule(
      "status.interestChart", "The bar chart of the funnel.",
      { (schools: [RuleArguments]) -> Members in
        let chart = rules.interestChart(statuses: schools.map { $0["status"] })
        return [
          "labels": chart.bars?.map(\.stage.displayName), "data": chart.bars?.map(\.count),
          "summary": chart.summary,
        ]
      }, "schools?")
    Rule(
      "school.stats", "The four figures of a list of schools.",
      {
        (
          schools: [StatusRules.SchoolStats.School],
          interactions: [StatusRules.SchoolStats.Encounter],
          events: [StatusRules.SchoolStats.Encounter], now: Date
        ) in
        rules.stats(schools: schools, interactions: interactions, events: events, now: now)
          .figures.map { ["label": $0.label, "value": $0.value] as Members }
      }, "schools?", "interactions?", "events?", "now")
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

  private static func members(of node: StatusRules.Stepper.Node) -> Members {
    [
      "value": node.stage, "label": node.label, "state": node.state,
      "connectorDone": node.isConnectorDone, "ariaLabel": node.accessibilityLabel,
    ]
  }
}

extension StatusRules.Transition: ComposedInput {
  static let reader = CallReader(
    StatusRules.Transition.init(from:to:notes:isSignedIn:isSchoolFound:),
    names: [
      "previousStatus", "newStatus", "notes", .or("signedIn", true), .or("schoolFound", true),
    ])
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
