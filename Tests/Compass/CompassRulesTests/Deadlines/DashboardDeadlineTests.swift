import CompassRules
import Testing

@Suite("Deadlines of the dashboard")
struct DashboardDeadlineTests {
  private let rules = DeadlineRules.self
  private let now = DeadlineClock.moment("2026-08-21T15:30:00.000Z")

  private func rows(_ dates: [String?], clock: LocalClock) -> [String] {
    let items = dates.map { DeadlineRules.DatedItem(id: $0 ?? "", date: $0) }
    return rules.dashboard(items, now: now, clock: clock).map { row in
      "\(row.id) \(row.days) \(row.dateText)"
    }
  }

  @Test("From today's midnight on, the earliest first")
  func order() {
    #expect(
      rows(
        [
          "2026-08-23", nil, "", "soon", "2026-08-20T23:59:59.999Z", "2026-08-22T18:00:00Z",
          "2026-08-21",
        ], clock: .utc)
        == [
          "2026-08-21 0 Aug 21, 2026", "2026-08-22T18:00:00Z 1 Aug 22, 2026",
          "2026-08-23 2 Aug 23, 2026",
        ])
  }

  @Test("Fault of the web app: in New York a date alone is the day before")
  func dateAlone() {
    #expect(
      rows(["2026-08-21", "2026-08-22"], clock: DeadlineClock.newYork)
        == ["2026-08-22 0 Aug 21, 2026"])
  }

  @Test("An invalid clock leaves nothing")
  func invalidNow() {
    let items = [DeadlineRules.DatedItem(id: "a", date: "2026-08-22")]
    #expect(rules.dashboard(items, now: .invalid, clock: .utc).isEmpty)
  }
}
