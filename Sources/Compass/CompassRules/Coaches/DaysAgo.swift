internal import JSPrimitives

/// The words for a number of days in the past.
enum DaysAgo {
  /// Returns "1 day ago" or "N days ago"; days ahead are negative.
  static func text(_ days: Double) -> String {
    days == 1 ? "1 day ago" : "\(JSNumber.string(days)) days ago"
  }
}
