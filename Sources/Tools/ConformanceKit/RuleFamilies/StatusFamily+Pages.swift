internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the pages that show or change the status of schools.
extension StatusFamily {
  static let pages = [
    Rule(
      "status.stepper", "The five steps of a school's status.", since: .august2026,
      [.text("status").optional, .any("updating").optional]
    ) { arguments throws(RuleError) in
      let stepper = status.stepper(status: arguments.text("status") ?? "")
      return [
        "isNotPursuing": .boolean(stepper.isNotPursuing),
        "currentIndex": .count(stepper.currentIndex ?? -1),
        "nodes": .array(stepper.nodes.map(row)),
      ]
    },
    Rule(
      "status.overview", "The number of schools in each status.", since: .august2026,
      [RuleParameter("schools", .objects).optional]
    ) { arguments throws(RuleError) in
      .array(
        status.overview(statuses: arguments.objects("schools").map { $0.text("status") }).map {
          [
            "status": .text($0.stage.rawValue), "count": .count($0.count),
            "emoji": .text($0.stage.emoji),
          ]
        })
    },
    Rule(
      "status.interestChart", "The bar chart of the funnel.", since: .august2026,
      [RuleParameter("schools", .objects).optional]
    ) { arguments throws(RuleError) in
      let chart = status.interestChart(
        statuses: arguments.objects("schools").map { $0.text("status") })
      return [
        "labels": chart.bars.map { .texts($0.map(\.stage.displayName)) } ?? .null,
        "data": chart.bars.map { .array($0.map { .count($0.count) }) } ?? .null,
        "summary": .text(chart.summary),
      ]
    },
    Rule(
      "school.stats", "The four figures of a list of schools.", since: .august2026,
      [
        RuleParameter("schools", .objects).optional,
        RuleParameter("interactions", .objects).optional,
        RuleParameter("events", .objects).optional, .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let stats = status.stats(
        schools: arguments.objects("schools").map {
          StatusRules.SchoolStats.School(
            id: $0.text("id") ?? "", isFavorite: $0.flag("is_favorite") ?? false)
        },
        interactions: arguments.objects("interactions").map(encounter),
        events: arguments.objects("events").map(encounter), now: try arguments.now())
      return .array(
        stats.figures.map { ["label": .text($0.label), "value": .count($0.value)] })
    },
    Rule(
      "status.transition", "The change of a school's status, with the rows it writes.",
      since: .august2026,
      [
        .text("previousStatus").optional, .text("newStatus"), .text("notes").optional,
        .text("restoredStatus").optional, .text("rpcError").optional,
        RuleParameter("signedIn", .flag).optional, RuleParameter("schoolFound", .flag).optional,
        .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let now = try arguments.now()
      let request = StatusRules.Transition(
        from: arguments.text("previousStatus"), to: arguments.text("newStatus") ?? "",
        notes: arguments.text("notes"), isSignedIn: arguments.flag("signedIn") ?? true,
        isSchoolFound: arguments.flag("schoolFound") ?? true)
      switch status.transition(request, now: now) {
      case .refuse(let error):
        return refusal(.text(error.message), isShown: error.isShown, writes: [])
      case .reactivate:
        if let error = arguments.text("rpcError") {
          return refusal(.text(error), isShown: true, writes: [reactivation])
        }
        let restored = status.reactivatedStatus(arguments.text("restoredStatus"))
        return change(to: restored, at: now, writes: [reactivation])
      case .write(let write):
        return change(to: write.newStatus, at: write.changedAt, writes: writes(write))
      }
    },
  ]

  private static func row(_ node: StatusRules.Stepper.Node) -> JSONValue {
    [
      "value": .text(node.stage.rawValue), "label": .text(node.label),
      "state": .text(node.state.rawValue), "connectorDone": .boolean(node.isConnectorDone),
      "ariaLabel": .text(node.accessibilityLabel),
    ]
  }

  private static func encounter(_ row: RuleArguments) -> StatusRules.SchoolStats.Encounter {
    StatusRules.SchoolStats.Encounter(
      schoolID: row.text("school_id"), type: row.text("type") ?? "",
      start: row.moment("start_date"))
  }
}

/// The recorded form of a change of status; the ids are those of the recording.
extension StatusFamily {
  private static let reactivation: JSONValue = [
    "rpc": "reactivate_school", "args": ["p_school_id": "school-1", "p_actor": "user-1"],
  ]

  private static func refusal(
    _ message: JSONValue, isShown: Bool, writes: [JSONValue]
  ) -> JSONValue {
    [
      "status": .null, "statusChangedAt": .null, "error": message,
      "shownError": isShown ? message : .null, "writes": .array(writes),
    ]
  }

  private static func change(
    to status: String, at now: Date, writes: [JSONValue]
  ) -> JSONValue {
    [
      "status": .text(status), "statusChangedAt": .moment(now), "error": .null,
      "shownError": .null, "writes": .array(writes),
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
