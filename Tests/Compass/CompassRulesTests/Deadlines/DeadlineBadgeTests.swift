import CompassRules
import Testing

@Suite("Deadline badges")
struct DeadlineBadgeTests {
  private let rules = DeadlineRules.self
  private let now = DeadlineClock.moment("2026-08-21T12:00:00Z")
  private let base = "inline-flex items-center gap-1 px-2 py-1 rounded-sm text-xs font-medium"

  @Test(
    "The text is a word near today, else the day of the month",
    arguments: [
      ("2026-08-20", "Overdue"), ("2026-08-21", "Today"), ("2026-08-22", "Tomorrow"),
      ("2026-08-23", "Aug 23"), ("2027-01-01", "Jan 1"),
    ])
  func text(deadline: String, text: String) throws {
    #expect(try rules.text(deadline: deadline, now: now, clock: .utc) == text)
  }

  @Test(
    "Tooltip and classes by urgency",
    arguments: [
      ("2026-08-20", true, "Overdue - Overdue", " bg-red-100 text-red-800"),
      ("2026-08-24", true, "Due in 3 days - Aug 24", " bg-red-100 text-red-800"),
      ("2026-08-25", false, "Aug 25", " bg-orange-100 text-orange-800"),
      ("2026-08-29", false, "Aug 29", " bg-yellow-100 text-yellow-800"),
      ("2026-09-05", false, "Sep 5", " bg-gray-100 text-gray-800"),
    ])
  func badge(deadline: String, alert: Bool, tooltip: String, classes: String) throws {
    let badge = try rules.badge(deadline: deadline, now: now, clock: .utc)
    #expect(badge.isShown)
    #expect(badge.isAlert == alert)
    #expect(badge.tooltip == tooltip)
    #expect(badge.classNames == base + classes)
    let completed = try rules.badge(deadline: deadline, isCompleted: true, now: now, clock: .utc)
    #expect(!completed.isShown)
    #expect(completed.isAlert == alert)
  }

  @Test("Without a deadline there is no badge", arguments: [nil, ""])
  func missing(deadline: String?) throws {
    let badge = try rules.badge(deadline: deadline, now: now, clock: .utc)
    #expect(!badge.isShown)
    #expect(!badge.isAlert)
    #expect(badge.tooltip.isEmpty)
    #expect(badge.classNames == base)
  }
}
