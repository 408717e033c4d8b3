internal import JSPrimitives

/// Formats dates as the pages on coaches do.
enum CoachDateText {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns a date such as "Fri, August 21, 2026".
  static func long(_ moment: Date, clock: LocalClock) -> String {
    guard let day = LocalDay(moment, clock: clock) else { return "Invalid Date" }
    let fields = day.fields
    // January 1, 1970 was a Thursday.
    let weekday = (Int(day.number) % 7 + 11) % 7
    let year = fields.year > 0 ? fields.year : 1 - fields.year
    return "\(weekdays[weekday]), \(months[fields.month - 1]) \(fields.day), \(year)"
  }

  /// Returns a date such as "Aug 21".
  static func monthAndDay(_ moment: Date, clock: LocalClock) -> String {
    guard let fields = LocalDay(moment, clock: clock)?.fields else { return "Invalid Date" }
    return "\(months[fields.month - 1].prefix(3)) \(fields.day)"
  }
}

/// The words for a number of days in the past.
enum DaysAgo {
  /// Returns "1 day ago" or "N days ago"; days ahead are negative.
  static func text(_ days: Double) -> String {
    days == 1 ? "1 day ago" : "\(JSNumber.string(days)) days ago"
  }
}
