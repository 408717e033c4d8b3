import Testing

@testable import CompassRules

@Suite("Clocks that change")
struct LocalClockTests {
  /// New York in 2026: four hours behind from March 8, 7:00 UTC, to November 1, 6:00 UTC, else five.
  private static let newYork = LocalClock { moment in
    (1_772_953_200_000..<1_793_512_800_000).contains(moment.milliseconds) ? -14400 : -18000
  }

  @Test(
    "Coaches List Appendix A: days before are counted by the clock",
    arguments: [
      // To a time that the clocks skip, then to one that they show twice.
      (1_773_556_200_000, 7, 1_772_955_000_000), (1_794_119_400_000, 7, 1_793_511_000_000),
      (1_773_037_800_000, 1, 1_772_955_000_000), (1_793_601_000_000, 1, 1_793_511_000_000),
      (1_770_724_800_000, 30, 1_768_132_800_000),
    ] as [(Double, Double, Double)])
  func daysBefore(now: Double, days: Double, expected: Double) {
    let moment = Self.newYork.moment(days, daysBefore: Timestamp(milliseconds: now))
    #expect(moment.milliseconds == expected)
  }

  @Test("Days without an answer", arguments: [Double.nan, .infinity, 1e300])
  func noAnswer(days: Double) {
    #expect(!LocalClock.utc.moment(days, daysBefore: Timestamp(milliseconds: 0)).isValid)
    #expect(!LocalClock.utc.moment(1, daysBefore: .invalid).isValid)
  }
}
