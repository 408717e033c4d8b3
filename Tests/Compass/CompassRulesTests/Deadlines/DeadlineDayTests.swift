import CompassRules
import Testing

@Suite("Deadlines as days and moments")
struct DeadlineDayTests {
  private let rules = DeadlineRules.self
  private let now = DeadlineClock.moment("2026-08-21T23:59:59.999Z")

  @Test(
    "A day has the answers of its text",
    arguments: ["2026-08-20", "2026-08-21", "2026-08-22", "2026-08-25", "2026-08-29", "2026-12-31"])
  func days(text: String) throws {
    let day = try LocalDay(text)
    let noon = Date(milliseconds: day.midnight(in: .utc).milliseconds + 43_200_000)
    let info = try rules.info(deadline: text, now: now, clock: .utc)
    #expect(rules.info(deadline: day, now: now, clock: .utc) == info)
    #expect(rules.info(deadline: noon, now: now, clock: .utc) == info)
    #expect(rules.daysUntil(deadline: day, now: now, clock: .utc) == info.daysRemaining)
    #expect(rules.daysUntil(deadline: noon, now: now, clock: .utc) == info.daysRemaining)
    for isCompleted in [false, true] {
      let badge = try rules.badge(
        deadline: text, isCompleted: isCompleted, now: now, clock: .utc)
      #expect(
        rules.badge(deadline: day, isCompleted: isCompleted, now: now, clock: .utc) == badge)
      #expect(
        rules.badge(deadline: noon, isCompleted: isCompleted, now: now, clock: .utc) == badge)
    }
  }

  @Test("Trap: a moment is the local day it falls on, so a midnight in UTC is the day before")
  func localDay() {
    let midnight = DeadlineClock.moment("2026-08-23T00:00:00Z")
    #expect(rules.daysUntil(deadline: midnight, now: now, clock: .utc) == 2)
    #expect(rules.daysUntil(deadline: midnight, now: now, clock: DeadlineClock.newYork) == 1)
  }

  @Test("An invalid moment has no days")
  func invalid() {
    let info = rules.info(deadline: Date.invalid, now: now, clock: .utc)
    #expect(info.daysRemaining == nil && info.urgency == .future)
    #expect(rules.badge(deadline: Date.invalid, now: now, clock: .utc).tooltip == "Invalid Date")
  }
}
