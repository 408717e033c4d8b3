internal import JSPrimitives

extension EventRules {
  /// A month of the events calendar: six weeks from Sunday to Saturday.
  public struct CalendarGrid: Sendable, Hashable {
    /// The month and year, such as "August 2026".
    public let title: String
    /// The 42 days, from the Sunday on or before the first of the month.
    public let days: [LocalDay]
  }

  /// Returns the days of a month's page.
  ///
  /// Restates `event.calendarGrid`.
  ///
  /// - Parameters:
  ///   - year: the year.
  ///   - month: 1 is January; a month beyond its range continues into the next year.
  public static func calendarGrid(year: Int, month: Int) -> CalendarGrid {
    let first = LocalDay(year: year, month: month, day: 1)
    let sunday = first.adding(days: -first.weekday)
    return CalendarGrid(
      title: DateText.monthAndYear(first), days: (0..<42).map { sunday.adding(days: $0) })
  }

  /// Returns the days of an event, such as "Aug 21, 2026" or "Dec 31, 2026 - Jan 1, 2027".
  ///
  /// Restates `event.dateRangeText`. A month or day beyond its range continues into the next.
  ///
  /// - Parameters:
  ///   - startDate: a year, month and day between hyphens; "Invalid Date" for any other string.
  ///   - endDate: the same; without one, or if it equals the start, only the start is shown.
  ///   - clock: the local time zone, which may have left a day out.
  public static func dateRangeText(
    startDate: String, endDate: String? = nil, clock: LocalClock = .current
  ) -> String {
    let start = dayText(startDate.jsText, clock)
    guard let end = endDate.jsText.nonempty, end != startDate.jsText else { return start }
    return "\(start) - \(dayText(end, clock))"
  }

  private static func dayText(_ text: JSText, _ clock: LocalClock) -> String {
    let numbers = text.split("-").prefix(3).map { JSNumber.coerce($0) }
    // `new Date` cuts the fractions of its arguments (ECMA-262, sec-date).
    guard numbers.count == 3, let month = Int(exactly: numbers[1].rounded(.towardZero)),
      let day = Int(exactly: numbers[2].rounded(.towardZero)),
      let date = LocalDay(yearOfDate: numbers[0], month: month, day: day)
    else { return DateText.medium(.invalid, clock: clock) }
    return DateText.medium(date.midnight(in: clock), clock: clock)
  }
}
