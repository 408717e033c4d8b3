extension GradeRules {
  /// Returns the day that a text starts with: `YYYY-MM-DD`; what follows is ignored.
  ///
  /// Days and months beyond their range roll over. Restates `date.parseLocal`. Since 2026-08.
  ///
  /// - Throws: `LocalDay.ReadingError` for any other text, with the web app's message.
  public static func localDay(of text: String) throws(LocalDay.ReadingError) -> LocalDay {
    try LocalDay(text)
  }

  /// Returns the day on which a moment falls; nil for an invalid moment.
  ///
  /// Restates `date.localDay`, and `date.localToday` with the current moment. Since 2026-08.
  public static func localDay(of moment: Date, clock: LocalClock = .current) -> LocalDay? {
    LocalDay(moment, clock: clock)
  }

  /// Returns the day after that of a text `YYYY-MM-DD`.
  ///
  /// Restates `date.dayAfter`. Since 2026-08. A day that the zone left out reads as the next one, both
  /// as the text and as the result.
  ///
  /// - Parameter clock: the local time zone; UTC has all days.
  /// - Throws: `LocalDay.ReadingError` for any other text.
  public static func dayAfter(
    _ date: String, clock: LocalClock = .utc
  ) throws(LocalDay.ReadingError) -> LocalDay {
    let day = try LocalDay(date)
    let next = (day.existing(in: clock) ?? day).adding(days: 1)
    return next.existing(in: clock) ?? next
  }

  /// Returns 1 if the first of two days is later, -1 if it is earlier, 0 if they are the same.
  ///
  /// Restates `date.compareDays`. Since 2026-08. A day that the zone left out is the same as the next.
  ///
  /// - Parameter clock: the local time zone; UTC has all days.
  /// - Throws: `LocalDay.ReadingError` for the first text that isn't `YYYY-MM-DD`.
  public static func compareDays(
    _ first: String, _ second: String, clock: LocalClock = .utc
  ) throws(LocalDay.ReadingError) -> Int {
    let left = try LocalDay(first).midnight(in: clock).milliseconds
    let right = try LocalDay(second).midnight(in: clock).milliseconds
    return left < right ? -1 : right < left ? 1 : 0
  }

  /// Returns the days from one day to another, negative if the second is earlier.
  ///
  /// A clock change between them doesn't matter. Restates `date.daysBetween`. Since 2026-08.
  ///
  /// - Throws: `LocalDay.ReadingError` for a string that isn't `YYYY-MM-DD`; the second one if both aren't.
  public static func daysBetween(
    _ first: String, _ second: String, clock: LocalClock = .current
  ) throws(LocalDay.ReadingError) -> Int {
    // The web app reads the later day first.
    let end = try LocalDay(second)
    let start = try LocalDay(first)
    return start.days(until: end, in: clock)
  }

  /// Returns whether two moments fall on the same local day; false if one of them is invalid.
  ///
  /// Restates `date.isSameLocalDay`, whose second moment is now by default. Since 2026-08.
  public static func isSameLocalDay(_ first: Date, _ second: Date, clock: LocalClock = .current)
    -> Bool
  {
    guard let day = LocalDay(first, clock: clock) else { return false }
    return day == LocalDay(second, clock: clock)
  }
}
