import CompassRules
import Testing

@Suite("The calendar of a sport")
struct CalendarSportTests {
  private let rules = CalendarRules.self
  private let dead = Date("2026-11-29T12:00:00Z", clock: .utc)

  @Test("Baseball in D1 has the web app's periods")
  func baseball() {
    #expect(rules.covers(dead, sport: .baseball, division: .d1))
    #expect(
      rules.isDeadPeriod(on: dead, sport: .baseball, division: .d1)
        == rules.isDeadPeriod(on: dead, division: .d1))
    for period in rules.periods(division: .d1) {
      #expect(
        rules.isDeadPeriod(on: period.start, sport: .baseball, division: .d1)
          == (period.kind == .dead))
      #expect(
        rules.isQuietPeriod(on: period.end, sport: .baseball, division: .d1)
          == (period.kind == .quiet))
    }
  }

  @Test("Trap: without a calendar there is no answer, not false")
  func uncovered() {
    for sport in Sport.allCases where sport != .baseball {
      #expect(rules.isDeadPeriod(on: dead, sport: sport, division: .d1) == nil)
      #expect(rules.isQuietPeriod(on: dead, sport: sport, division: .d1) == nil)
    }
    for division in Division.allCases where division != .d1 {
      #expect(rules.isDeadPeriod(on: dead, sport: .baseball, division: division) == nil)
    }
    for moment in [Date("2020-01-01", clock: .utc), Date("2031-01-01", clock: .utc), .invalid] {
      #expect(rules.isDeadPeriod(on: moment, sport: .baseball, division: .d1) == nil)
    }
  }
}
