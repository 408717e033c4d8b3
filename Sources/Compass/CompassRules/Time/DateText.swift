internal import JSPrimitives

/// Formats dates in American English, as the web app does with `toLocaleString` and similar
/// functions.
///
/// An invalid moment reads "Invalid Date". Years before 1 are shown without their era, as in the
/// web app.
public enum DateText {
  /// The names of the months, January first.
  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns a date such as "Jan 15, 2026", for the last contact on a coach's card.
  public static func medium(_ moment: Date, clock: LocalClock = .current) -> String {
    text(moment, clock) { "\(month(of: $0)) \($0.day), \(year(of: $0))" }
  }

  /// Returns the month and year of a day, such as "August 2026".
  static func monthAndYear(_ day: LocalDay) -> String {
    let (year, month, _) = day.fields
    return "\(monthNames[month - 1]) \(shown(year))"
  }

  /// Returns a date such as "2/8/2026".
  public static func short(_ moment: Date, clock: LocalClock = .current) -> String {
    text(moment, clock) { "\($0.month)/\($0.day)/\(year(of: $0))" }
  }

  /// Returns a date and time for an interaction; "Unknown" without one.
  ///
  ///     Feb 8, 2026 at 3:04 PM  // the specification: medium date and short time of an American phone
  ///     Feb 8, 2026, 03:04 PM  // the web app
  ///
  /// As on the phone, the space before AM or PM in the specification's text is U+202F.
  public static func mediumWithTime(
    _ moment: Date?, clock: LocalClock = .current, source: RuleSource = .specification
  ) -> String {
    guard let moment else { return "Unknown" }
    return text(moment, clock) { fields in
      let date = "\(month(of: fields)) \(fields.day), \(year(of: fields))"
      let hour = (fields.hour + 11) % 12 + 1
      let minute = JSNumber.padded(fields.minute, to: 2)
      let half = fields.hour < 12 ? "AM" : "PM"
      return source == .web
        ? "\(date), \(JSNumber.padded(hour, to: 2)):\(minute) \(half)"
        : "\(date) at \(hour):\(minute)\u{202F}\(half)"
    }
  }

  private static func text(
    _ moment: Date, _ clock: LocalClock, _ format: (CalendarFields) -> String
  ) -> String {
    CalendarFields(moment, in: clock).map(format) ?? "Invalid Date"
  }

  private static func month(of fields: CalendarFields) -> Substring {
    monthNames[fields.month - 1].prefix(3)
  }

  private static func year(of fields: CalendarFields) -> Int { shown(fields.year) }

  /// The year without its era.
  static func shown(_ year: Int) -> Int { year > 0 ? year : 1 - year }
}
