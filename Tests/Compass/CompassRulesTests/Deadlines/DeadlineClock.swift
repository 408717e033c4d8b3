@testable import CompassRules

/// The clock and the texts of moments in tests of deadlines.
enum DeadlineClock {
  /// New York in 2026: four hours behind from March 8, 7:00 UTC, to November 1, 6:00 UTC, else five.
  static let newYork = LocalClock { moment in
    (1_772_953_200_000..<1_793_512_800_000).contains(moment.milliseconds) ? -14400 : -18000
  }

  static func moment(_ text: String) -> Date { Date(text, clock: .utc) }
}
