public import CompassRevisions
internal import JSPrimitives

extension GradeRules {
  /// Returns a date such as "Aug 21, 2026", empty for an empty text.
  ///
  /// A text of the shape `YYYY-MM-DD` is that day wherever the reader is; the days and months beyond
  /// their range roll over. Any other text is a moment and gives its local day; "Invalid Date" if it
  /// is unreadable. Restates `date.format`. Before 2026-08 a date without a time is midnight in UTC, which
  /// shows the day before in the United States.
  public static func shownDate(
    _ date: String, clock: LocalClock = .current, revision: WebRevision = .newest
  ) -> String {
    let date = date.jsText
    if date.isEmpty { return "" }
    return DateText.medium(moment(ofDate: date, clock: clock, revision: revision), clock: clock)
  }

  /// Returns the whole days between a date and now: 0 for less than 24 hours; nil if one is invalid.
  ///
  /// The date is read as in ``shownDate(_:clock:revision:)``: a date without a time starts at its local midnight, before
  /// 2026-08 at midnight in UTC. A day is 24 hours even when the clocks change. Restates
  /// `date.daysAgo`.
  ///
  /// Fault of the web app: a date in the future counts as in the past.
  public static func daysAgo(
    _ date: String, now: Date, clock: LocalClock = .current, revision: WebRevision = .newest
  ) -> Int? {
    Int(exactly: exactDaysAgo(date, now: now, clock: clock, revision: revision))
  }

  /// Returns the whole days between a date and now; NaN if one is invalid.
  package static func exactDaysAgo(
    _ date: String, now: Date, clock: LocalClock, revision: WebRevision
  ) -> Double {
    let moment = moment(ofDate: date.jsText, clock: clock, revision: revision)
    let distance = (now.milliseconds - moment.milliseconds).magnitude
    return (distance / CalendarFields.dayLength).rounded(.down)
  }

  /// Returns a date and its days ago such as "Aug 20, 2026 (1 day ago)".
  ///
  /// Restates `date.formatWithRelative`, with the fault of ``daysAgo(_:now:clock:revision:)``.
  public static func shownDateWithDaysAgo(
    _ date: String, now: Date, clock: LocalClock = .current, revision: WebRevision = .newest
  ) -> String {
    let days = exactDaysAgo(date, now: now, clock: clock, revision: revision)
    let unit = days == 1 ? "day" : "days"
    return
      "\(shownDate(date, clock: clock, revision: revision)) (\(JSNumber.string(days)) \(unit) ago)"
  }

  /// Returns a date and time such as "Aug 21, 2026, 03:30 PM"; "Unknown" for nil and an empty text.
  ///
  /// A date without a time is a midnight in UTC here, so it shows the evening before in the United States. An
  /// unreadable text gives "Invalid Date". Restates `date.formatDateTime`.
  public static func shownDateTime(_ date: String?, clock: LocalClock = .current) -> String {
    guard let date = date?.jsText, !date.isEmpty else { return "Unknown" }
    return DateText.mediumWithTime(Date(date, clock: clock), clock: clock, source: .web)
  }

  /// The local midnight of a text `YYYY-MM-DD`, the moment of any other; before 2026-08 of both.
  private static func moment(
    ofDate date: JSText, clock: LocalClock, revision: WebRevision
  ) -> Date {
    if revision >= .august2026, date.bytes.count == 10, let day = try? LocalDay(date) {
      return day.midnight(in: clock)
    }
    return Date(date, clock: clock)
  }
}
