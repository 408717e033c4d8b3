import CompassValidation
import Foundation

/// Moments and zones of the page's inputs.
enum Moments {
  static let newYork = LocalClock(TimeZone(identifier: "America/New_York")!)

  /// A moment such as `2026-08-21T12:00:00Z`.
  static func at(_ text: String) -> Date { ISO8601DateFormatter().date(from: text)! }
}
