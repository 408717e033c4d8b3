import Testing

@testable import CompassRules

@Suite("Days of the calendar")
struct LocalDayTests {
  @Test(
    "A text's day; days and months beyond their range roll over",
    arguments: [
      ("2026-08-21", "2026-08-21"), ("2026-08-21T23:59:59Z", "2026-08-21"),
      ("2026-08-21\u{1F600}", "2026-08-21"), ("2026-02-28", "2026-02-28"),
      ("2026-02-29", "2026-03-01"), ("2024-02-29", "2024-02-29"), ("2024-02-30", "2024-03-01"),
      ("1900-02-29", "1900-03-01"), ("2000-02-29", "2000-02-29"), ("2026-12-31", "2026-12-31"),
      ("2026-12-32", "2027-01-01"), ("2026-13-01", "2027-01-01"), ("2026-99-99", "2034-06-07"),
      ("2026-00-10", "2025-12-10"), ("2026-01-00", "2025-12-31"), ("2026-00-00", "2025-11-30"),
      ("0000-01-01", "1900-01-01"), ("0099-12-31", "1999-12-31"), ("0100-01-01", "100-01-01"),
      ("9999-12-31", "9999-12-31"), ("9999-13-01", "10000-01-01"),
    ])
  func texts(text: String, day: String) throws {
    #expect(try LocalDay(text).description == day)
  }

  @Test(
    "Other texts are errors that name them",
    arguments: [
      "", " 2026-08-21", "2026-8-21", "2026-08-2", "20260821", "2026/08/21", "-026-08-21",
      "+2026-08-21", "２０２６-08-21", "2026-08-٢١", "2026-08–21",
    ])
  func errors(text: String) {
    #expect(throws: LocalDay.ReadingError(text: text)) { try LocalDay(text) }
    #expect(
      LocalDay.ReadingError(text: text).description == "Invalid date-only string: \"\(text)\"")
  }

  @Test(
    "The year of a date: fractions are cut, 0 to 99 are 1900 to 1999",
    arguments: [
      (2026.9, "2026-02-28"), (0, "1900-02-28"), (-0.9, "1900-02-28"), (99.9, "1999-02-28"),
      (100, "100-02-28"), (-1, "-1-02-28"), (275_760, "275760-02-28"), (275_761, nil),
      (-271_822, nil), (.nan, nil), (.infinity, nil), (1e300, nil),
    ] as [(Double, String?)])
  func yearsOfDates(year: Double, day: String?) {
    #expect(LocalDay(yearOfDate: year, month: 2, day: 28)?.description == day)
  }

  @Test("Huge arguments are cut, and their days have no midnight")
  func huge() {
    for extreme in [Int.min, .max] {
      #expect(!LocalDay(year: extreme, month: 1, day: 1).midnight(in: .utc).isValid)
      #expect(!LocalDay(year: 2026, month: 1, day: extreme).midnight(in: .utc).isValid)
      #expect(!LocalDay(year: 2026, month: extreme, day: 1).midnight(in: .utc).isValid)
      let day = LocalDay(year: 2026, month: 1, day: 1).adding(days: extreme)
      #expect(!day.midnight(in: .utc).isValid && !day.description.isEmpty)
    }
    #expect(LocalDay(year: 26, month: 14, day: 0).description == "27-01-31")
  }

  @Test("Days apart don't depend on clock changes")
  func daysApart() throws {
    let clock = LocalClock.newYork
    func days(_ first: String, _ second: String) throws -> Int {
      try LocalDay(first).days(until: LocalDay(second), in: clock)
    }
    #expect(try days("2026-03-07", "2026-03-09") == 2)
    #expect(try days("2026-03-08", "2026-03-09") == 1)
    #expect(try days("2026-11-02", "2026-11-01") == -1)
    #expect(try days("2026-11-02", "2026-11-02") == 0)
    let far = LocalDay(year: 400_000, month: 1, day: 1)
    #expect(far.days(until: far.adding(days: 3), in: clock) == 3)
  }

  @Test("A moment's day is that of the clock")
  func moments() {
    let midnight = Date("2026-08-21T04:00:00Z", clock: .utc)
    let before = Date(milliseconds: midnight.milliseconds - 1)
    #expect(LocalDay(midnight, clock: .newYork)?.description == "2026-08-21")
    #expect(LocalDay(before, clock: .newYork)?.description == "2026-08-20")
    #expect(LocalDay(.invalid, clock: .newYork) == nil)
  }
}
