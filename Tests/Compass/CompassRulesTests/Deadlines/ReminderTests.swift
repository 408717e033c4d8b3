import CompassRules
import Testing

@Suite("Reminders")
struct ReminderTests {
  private let rules = DeadlineRules.self
  private let now = DeadlineClock.moment("2026-08-21T15:30:00.000Z")

  @Test(
    "The words change at local midnights",
    arguments: [
      ("2026-08-20T23:59:59.999Z", "Overdue by 1 day(s)"), ("2026-08-21T00:00:00Z", "Today"),
      ("2026-08-21T23:59:59.999Z", "Today"), ("2026-08-22T00:00:00Z", "Tomorrow"),
      ("2026-08-23T00:00:00Z", "In 2 day(s)"), ("2026-08-28T23:59:59Z", "In 7 day(s)"),
      ("2026-08-29T00:00:00Z", "8/29/2026"), ("", "Invalid Date"), ("soon", "Invalid Date"),
      ("2026-08-22T01:00:00", "Tomorrow"),
    ])
  func words(date: String, words: String) {
    #expect(rules.dueText(date, now: now, clock: .utc) == words)
  }

  @Test("Fault of the web app: a date alone is a day early west of Greenwich")
  func dateAlone() {
    let clock = DeadlineClock.newYork
    #expect(rules.dueText("2026-08-21", now: now, clock: clock) == "Overdue by 1 day(s)")
    #expect(rules.dueText("2026-08-22", now: now, clock: clock) == "Today")
  }

  @Test("A day of 23 or 25 hours between the midnights")
  func clockChange() {
    let clock = DeadlineClock.newYork
    let march = DeadlineClock.moment("2026-03-09T16:00:00Z")
    #expect(
      rules.dueText("2026-03-08T16:00:00Z", now: march, clock: clock) == "Overdue by 0 day(s)")
    let before = DeadlineClock.moment("2026-03-08T16:00:00Z")
    #expect(rules.dueText("2026-03-09T16:00:00Z", now: before, clock: clock) == "Tomorrow")
    #expect(rules.dueText("2026-03-15T16:00:00Z", now: before, clock: clock) == "In 6 day(s)")
    #expect(rules.dueText("2026-03-16T16:00:00Z", now: before, clock: clock) == "3/16/2026")
    let november = DeadlineClock.moment("2026-11-01T16:00:00Z")
    #expect(rules.dueText("2026-11-02T16:00:00Z", now: november, clock: clock) == "Tomorrow")
    #expect(rules.dueText("2026-11-08T16:00:00Z", now: november, clock: clock) == "In 7 day(s)")
  }

  @Test("An invalid clock leaves the date")
  func invalidNow() {
    #expect(rules.dueText("2026-08-21", now: .invalid, clock: .utc) == "8/21/2026")
  }

  private func ids(_ reminders: [DeadlineRules.Reminder]) -> String { reminders.map(\.id).joined() }

  @Test("The lists, by date, with both ends of the week")
  func buckets() {
    let buckets = rules.buckets(
      [
        DeadlineRules.Reminder(id: "e", dueDate: "2026-08-28T15:30:00.001Z", priority: "low"),
        DeadlineRules.Reminder(id: "d", dueDate: "2026-08-28T15:30:00.000Z", priority: "high"),
        DeadlineRules.Reminder(id: "c", dueDate: "2026-08-21T15:30:00.000Z", priority: "High"),
        DeadlineRules.Reminder(id: "b", dueDate: "2026-08-21T15:29:59.999Z", priority: "high"),
        DeadlineRules.Reminder(id: "a", dueDate: "2026-08-01", priority: "high", isCompleted: true),
      ], now: now)
    #expect(ids(buckets.active) == "bcde")
    #expect(ids(buckets.overdue) == "b")
    #expect(ids(buckets.upcoming) == "cd")
    #expect(ids(buckets.completed) == "a")
    #expect(ids(buckets.high) == "bd")
  }

  @Test("An unreadable date is neither overdue nor upcoming")
  func unreadable() {
    let buckets = rules.buckets(
      [DeadlineRules.Reminder(id: "a", dueDate: "soon", priority: "high")], now: now)
    #expect(ids(buckets.active) == "a")
    #expect(buckets.overdue.isEmpty)
    #expect(buckets.upcoming.isEmpty)
    #expect(ids(buckets.high) == "a")
  }

  @Test("Without an offset the time is local")
  func local() {
    let reminder = DeadlineRules.Reminder(id: "a", dueDate: "2026-08-21T12:00:00", priority: "low")
    #expect(rules.buckets([reminder], now: now).overdue.count == 1)
    #expect(rules.buckets([reminder], now: now, clock: DeadlineClock.newYork).overdue.isEmpty)
  }
}
