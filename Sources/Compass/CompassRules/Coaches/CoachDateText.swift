internal import JSPrimitives

/// Formats dates as the pages on coaches do.
enum CoachDateText {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Returns a date such as "Fri, August 21, 2026".
  static func long(_ moment: Date, clock: LocalClock) -> String {
    guard let day = LocalDay(moment, clock: clock) else { return "Invalid Date" }
    let (year, month, date) = day.fields
    let monthName = DateText.monthNames[month - 1]
    return "\(weekdays[day.weekday]), \(monthName) \(date), \(DateText.shown(year))"
  }

  /// Returns a date such as "Aug 21".
  static func monthAndDay(_ moment: Date, clock: LocalClock) -> String {
    guard let fields = LocalDay(moment, clock: clock)?.fields else { return "Invalid Date" }
    return "\(DateText.monthNames[fields.month - 1].prefix(3)) \(fields.day)"
  }
}

/// The words for a number of days in the past.
enum DaysAgo {
  /// Returns "1 day ago" or "N days ago"; days ahead are negative.
  static func text(_ days: Double) -> String {
    days == 1 ? "1 day ago" : "\(JSNumber.string(days)) days ago"
  }
}
