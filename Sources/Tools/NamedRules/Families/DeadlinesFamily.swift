internal import CompassRevisions
internal import CompassRules
internal import SourceJSON

/// The rules of the family "deadlines" by their recorded names.
enum DeadlinesFamily {
  static let rules = DeadlineRules.self

  static let all = deadlines + reminders + tasks + taskStates

  private static let deadlines = Rule.list {
    Rule(
      "deadline.info", "The urgency of a deadline.",
      {
        (deadline: String?, now: Date, clock: LocalClock, revision: WebRevision)
          throws(LocalDay.ReadingError) -> Members in
        let info = try rules.info(deadline: deadline, now: now, clock: clock, revision: revision)
        return [
          "daysRemaining": info.exactDaysRemaining, "urgency": info.urgency,
          "isPastDue": info.isPastDue, "urgencyColor": info.urgency.color,
          "urgencyLabel": info.label,
        ]
      }, "deadlineDate", "now")
    Rule(
      "deadline.text", "The short text of a deadline.", since: .august2026, rules.text,
      "deadlineDate", "now")
    Rule(
      "deadline.badge", "The badge of a task's deadline.", since: .august2026,
      {
        (deadline: String?, isCompleted: Bool, now: Date, clock: LocalClock)
          throws(LocalDay.ReadingError) in
        try rules.badge(deadline: deadline, isCompleted: isCompleted, now: now, clock: clock)
      }, "deadlineDate", "isCompleted?", "now")
    Rule(
      "offer.daysUntilDeadline", "The days until an offer's deadline.", since: .august2026,
      rules.exactDaysUntil, "deadlineDate", "now")
    Rule(
      "deadline.sort", "Deadlines by date.", since: .august2026,
      { (deadlines: [DeadlineRules.DatedItem]) in rules.sorted(deadlines).map(\.id) },
      "deadlines")
    Rule(
      "deadline.dashboard", "The offers and events from today on.",
      {
        (offers: [DeadlineRules.DatedItem], events: [RuleArguments], now: Date, clock: LocalClock)
          -> Members in
        let dated = events.map { DeadlineRules.DatedItem(id: $0["id"], date: $0["start_date"]) }
        return [
          "offers": rules.dashboard(offers, now: now, clock: clock).map {
            ["id": $0.item.id, "days": $0.days, "shown": $0.dateText] as Members
          },
          "events": rules.dashboard(dated, now: now, clock: clock).map {
            ["id": $0.item.id, "days": $0.days] as Members
          },
        ]
      }, "offers?", "events?", "now")
  }

  private static let reminders = Rule.list(since: .august2026) {
    Rule(
      "reminder.dueText", "The words for a reminder's date.",
      { (due: RuleArguments, now: Date, clock: LocalClock) in
        // `new Date(null)` is the first moment of 1970.
        let epoch = due.isUndefined ? "" : "1970-01-01"
        return rules.dueText(due.value.string ?? epoch, now: now, clock: clock)
      }, .typed("dueDate?", .text), "now")
    Rule(
      "reminder.buckets", "The reminders in five lists.",
      { (reminders: [DeadlineRules.Reminder], now: Date, clock: LocalClock) -> Members in
        let buckets = rules.buckets(reminders, now: now, clock: clock)
        return [
          "active": buckets.active.map(\.id), "overdue": buckets.overdue.map(\.id),
          "upcoming": buckets.upcoming.map(\.id), "completed": buckets.completed.map(\.id),
          "high": buckets.high.map(\.id),
        ]
      }, "reminders", "now")
  }
}
