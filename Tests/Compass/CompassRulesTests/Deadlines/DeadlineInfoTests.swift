import CompassRules
import Testing

@Suite("Deadlines")
struct DeadlineInfoTests {
  private let rules = DeadlineRules.self
  private let now = DeadlineClock.moment("2026-08-21T23:59:59.999Z")

  @Test(
    "Urgency, color and label by the days that remain",
    arguments: [
      ("2026-08-20", -1, .critical, "red", "Overdue"),
      ("2026-08-21", 0, .critical, "red", "Due Today"),
      ("2026-08-22", 1, .critical, "red", "Due Tomorrow"),
      ("2026-08-23", 2, .critical, "red", "Due in 2 days"),
      ("2026-08-24", 3, .critical, "red", "Due in 3 days"),
      ("2026-08-25", 4, .urgent, "orange", ""), ("2026-08-28", 7, .urgent, "orange", ""),
      ("2026-08-29", 8, .upcoming, "yellow", ""), ("2026-09-04", 14, .upcoming, "yellow", ""),
      ("2026-09-05", 15, .future, "gray", ""),
    ] as [(String, Int, DeadlineRules.Urgency, String, String)])
  func urgency(
    deadline: String, days: Int, urgency: DeadlineRules.Urgency, color: String, label: String
  ) throws {
    let info = try rules.info(deadline: deadline, now: now, clock: .utc)
    #expect(info.daysRemaining == days)
    #expect(info.urgency == urgency)
    #expect(info.urgency.color.rawValue == color)
    #expect(info.label == label)
    #expect(info.isPastDue == (days < 0))
  }

  @Test("No deadline is neither near nor past", arguments: [nil, ""])
  func missing(deadline: String?) throws {
    let info = try rules.info(deadline: deadline, now: now, clock: .utc)
    #expect(info.daysRemaining == nil)
    #expect(info.urgency == .unset)
    #expect(info.urgency.color == .gray)
    #expect(info.label.isEmpty)
    #expect(!info.isPastDue)
    #expect(try rules.daysUntil(deadline: deadline, now: now, clock: .utc) == nil)
    #expect(try rules.text(deadline: deadline, now: now, clock: .utc).isEmpty)
  }

  @Test("What follows the day is ignored", arguments: ["2026-08-22T00:00:00+14:00", "2026-08-22x"])
  func tail(deadline: String) throws {
    #expect(try rules.daysUntil(deadline: deadline, now: now, clock: .utc) == 1)
  }

  @Test("A day beyond its month continues into the next")
  func overflow() throws {
    #expect(try rules.daysUntil(deadline: "2026-08-32", now: now, clock: .utc) == 11)
    #expect(try rules.daysUntil(deadline: "2026-13-01", now: now, clock: .utc) == 133)
  }

  @Test(
    "Any other text is an error that quotes it",
    arguments: ["nonsense", "8/22/2026", "2026-8-22", " 2026-08-22", "2026-08-2", "２026-08-22"])
  func unreadable(deadline: String) {
    let message = "Invalid date-only string: \"\(deadline)\""
    let error = #expect(throws: LocalDay.ReadingError.self) {
      try rules.info(deadline: deadline, now: now, clock: .utc)
    }
    #expect(error?.description == message)
    #expect(throws: LocalDay.ReadingError.self) {
      try rules.text(deadline: deadline, now: now, clock: .utc)
    }
    #expect(throws: LocalDay.ReadingError.self) {
      try rules.badge(deadline: deadline, isCompleted: true, now: now, clock: .utc)
    }
  }

  @Test("Today is the local day")
  func zone() throws {
    let evening = DeadlineClock.moment("2026-08-22T03:59:59Z")
    let newYork = DeadlineClock.newYork
    #expect(try rules.daysUntil(deadline: "2026-08-21", now: evening, clock: newYork) == 0)
    #expect(try rules.daysUntil(deadline: "2026-08-21", now: evening, clock: .utc) == -1)
  }

  @Test("Fault of the web app: a day of 25 hours adds a day")
  func autumn() throws {
    let october = DeadlineClock.moment("2026-10-31T16:00:00Z")
    let days = try ["2026-11-01", "2026-11-02", "2026-11-03"].map {
      try rules.daysUntil(deadline: $0, now: october, clock: DeadlineClock.newYork)
    }
    #expect(days == [1, 3, 4])
  }

  @Test("Fault of the web app: after a day of 23 hours, yesterday is due today")
  func spring() throws {
    let march = DeadlineClock.moment("2026-03-09T16:00:00Z")
    let clock = DeadlineClock.newYork
    #expect(try rules.daysUntil(deadline: "2026-03-08", now: march, clock: clock) == 0)
    #expect(try rules.info(deadline: "2026-03-08", now: march, clock: clock).label == "Due Today")
    #expect(try rules.info(deadline: "2026-03-07", now: march, clock: clock).label == "Overdue")
  }

  @Test("An invalid clock makes a deadline far away")
  func invalidNow() throws {
    let info = try rules.info(deadline: "2026-08-22", now: .invalid, clock: .utc)
    #expect(info.daysRemaining == nil && info.exactDaysRemaining?.isNaN == true)
    #expect(try rules.daysUntil(deadline: "2026-08-22", now: .invalid, clock: .utc) == nil)
    #expect(info.urgency == .future)
    #expect(info.label.isEmpty)
    #expect(!info.isPastDue)
  }
}
