import Testing

@testable import CompassRules

/// The answers are recorded from the web app of 2026-08.
@Suite struct EventCalendarTests {
  @Test(arguments: [
    (2026, 2, "February 2026", "2026-02-01", "2026-03-14"),
    (2026, 8, "August 2026", "2026-07-26", "2026-09-05"),
    (2026, 12, "December 2026", "2026-11-29", "2027-01-09"),
    (2026, 13, "January 2027", "2026-12-27", "2027-02-06"),
  ])
  func months(year: Int, month: Int, title: String, first: String, last: String) {
    let grid = EventRules.calendarGrid(year: year, month: month)
    #expect(grid.title == title && grid.days.count == 42)
    #expect(grid.days.first?.description == first && grid.days.last?.description == last)
  }

  @Test(
    arguments: [
      ("2026-12-31", "2027-01-01", "Dec 31, 2026 - Jan 1, 2027"),
      ("2026-08-21", "", "Aug 21, 2026"), ("2026-08-21", "2026-08-21", "Aug 21, 2026"),
      ("2026-02-29", nil, "Mar 1, 2026"), ("2026-08", "x", "Invalid Date - Invalid Date"),
      ("2026-08-21T10:00:00", nil, "Invalid Date"), ("26-1e0-2.9", nil, "Jan 2, 1926"),
      ("1e400-1-1", nil, "Invalid Date"),
    ] as [(String, String?, String)])
  func ranges(start: String, end: String?, text: String) {
    #expect(EventRules.dateRangeText(startDate: start, endDate: end, clock: .utc) == text)
  }
}
