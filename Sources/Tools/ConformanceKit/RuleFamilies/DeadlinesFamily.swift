internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "deadlines" by their recorded names.
enum DeadlinesFamily {
  static let rules = DeadlineRules.self

  static let all: [Rule] = deadlines + reminders + tasks + taskStates

  private static let parameters: [RuleParameter] = [
    .text("deadlineDate").optional, .text("now"), .text("timeZone").optional,
  ]

  private static let deadlines = [
    Rule(
      "deadline.info", "The urgency of a deadline.", parameters
    ) { arguments throws(RuleError) in
      let (now, clock) = (try arguments.now(), arguments.clock)
      return failing { () throws(LocalDay.ReadingError) in
        let info = try DeadlineRules.info(
          deadline: arguments.text("deadlineDate"), now: now, clock: clock,
          revision: arguments.revision)
        return [
          "daysRemaining": .number(info.exactDaysRemaining),
          "urgency": .text(info.urgency.rawValue),
          "isPastDue": .boolean(info.isPastDue),
          "urgencyColor": .text(info.urgency.color.rawValue), "urgencyLabel": .text(info.label),
        ]
      }
    },
    Rule(
      "deadline.text", "The short text of a deadline.", since: .august2026, parameters
    ) { arguments throws(RuleError) in
      let (now, clock) = (try arguments.now(), arguments.clock)
      return failing { () throws(LocalDay.ReadingError) in
        .text(try rules.text(deadline: arguments.text("deadlineDate"), now: now, clock: clock))
      }
    },
    Rule(
      "deadline.badge", "The badge of a task's deadline.", since: .august2026,
      parameters + [RuleParameter("isCompleted", .flag).optional]
    ) { arguments throws(RuleError) in
      let (now, clock) = (try arguments.now(), arguments.clock)
      return failing { () throws(LocalDay.ReadingError) in
        let badge = try rules.badge(
          deadline: arguments.text("deadlineDate"),
          isCompleted: arguments.flag("isCompleted") ?? false, now: now, clock: clock)
        return [
          "shown": .boolean(badge.isShown), "alert": .boolean(badge.isAlert),
          "tooltip": .text(badge.tooltip), "cssClass": .text(badge.classNames),
        ]
      }
    },
    Rule(
      "offer.daysUntilDeadline", "The days until an offer's deadline.", since: .august2026,
      parameters
    ) { arguments throws(RuleError) in
      let (now, clock) = (try arguments.now(), arguments.clock)
      return failing { () throws(LocalDay.ReadingError) in
        .number(
          try rules.exactDaysUntil(deadline: arguments.text("deadlineDate"), now: now, clock: clock)
        )
      }
    },
    Rule(
      "deadline.sort", "Deadlines by date.", since: .august2026,
      [RuleParameter("deadlines", .objects)]
    ) { arguments throws(RuleError) in
      let deadlines = arguments.objects("deadlines").map {
        DeadlineRules.DatedItem($0, date: "deadline_date")
      }
      return ids(rules.sorted(deadlines).map(\.id))
    },
    Rule(
      "deadline.dashboard", "The offers and events from today on.",
      [
        RuleParameter("offers", .objects).optional, RuleParameter("events", .objects).optional,
        .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let (now, clock) = (try arguments.now(), arguments.clock)
      func rows(_ key: JSText, _ date: JSText) -> [DeadlineRules.DashboardDeadline] {
        let items = arguments.objects(key).map { DeadlineRules.DatedItem($0, date: date) }
        return rules.dashboard(items, now: now, clock: clock)
      }
      return [
        "offers": .array(
          rows("offers", "deadline_date").map {
            ["id": .text($0.item.id), "days": .count($0.days), "shown": .text($0.dateText)]
          }),
        "events": .array(
          rows("events", "start_date").map {
            ["id": .text($0.item.id), "days": .count($0.days)]
          }),
      ]
    },
  ]

  private static let reminders = [
    Rule(
      "reminder.dueText", "The words for a reminder's date.", since: .august2026,
      [.text("dueDate").optional, .text("now"), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      let (now, clock) = (try arguments.now(), arguments.clock)
      // `new Date(null)` is the first moment of 1970.
      let epoch = arguments.value["dueDate"] == .null ? "1970-01-01" : nil
      return .text(
        rules.dueText(arguments.text("dueDate") ?? epoch ?? "", now: now, clock: clock))
    },
    Rule(
      "reminder.buckets", "The reminders in five lists.", since: .august2026,
      [RuleParameter("reminders", .objects), .text("now"), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      let reminders = arguments.objects("reminders").map { row in
        DeadlineRules.Reminder(
          id: row.text("id") ?? "", dueDate: row.text("due_date") ?? "",
          priority: row.text("priority") ?? "", isCompleted: row.flag("is_completed") ?? false)
      }
      let buckets = rules.buckets(
        reminders, now: try arguments.now(), clock: arguments.clock)
      return [
        "active": ids(buckets.active.map(\.id)), "overdue": ids(buckets.overdue.map(\.id)),
        "upcoming": ids(buckets.upcoming.map(\.id)),
        "completed": ids(buckets.completed.map(\.id)), "high": ids(buckets.high.map(\.id)),
      ]
    },
  ]

  static func ids(_ ids: [String]) -> JSONValue { .array(ids.map { .text($0) }) }

  /// Returns the result, or the error for an unreadable day as recorded cases have it.
  static func failing(_ result: () throws(LocalDay.ReadingError) -> JSONValue) -> JSONValue {
    do { return try result() } catch { return ["error": .text(error.description)] }
  }
}

extension DeadlineRules.DatedItem {
  fileprivate init(_ row: RuleArguments, date key: JSText) {
    self.init(id: row.text("id") ?? "", date: row.text(key))
  }
}
