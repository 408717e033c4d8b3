import Testing

@testable import CompassRules

extension LocalClock {
  /// New York in 2026: four hours behind from March 8, 7:00 UTC, to November 1, 6:00 UTC, else five.
  static let newYork = LocalClock { moment in
    (1_772_953_200_000..<1_793_512_800_000).contains(moment.milliseconds) ? -14_400 : -18_000
  }
}

@Suite("Moments of texts")
struct DateReadingTests {
  @Test(
    "A date alone is UTC, a time without an offset local",
    arguments: [
      ("2026-08-21", "2026-08-21T00:00:00.000Z"), ("2026-08", "2026-08-01T00:00:00.000Z"),
      ("2026", "2026-01-01T00:00:00.000Z"), ("2026-08-21T00:00:00", "2026-08-21T04:00:00.000Z"),
      ("2026-08-21T12:30", "2026-08-21T16:30:00.000Z"),
      ("2026-01-21T24:00", "2026-01-22T05:00:00.000Z"), ("2026T00:00", "2026-01-01T05:00:00.000Z"),
      ("2026-08-21T00:00Z", "2026-08-21T00:00:00.000Z"),
      ("2026-08-21T00:00+05:30", "2026-08-20T18:30:00.000Z"),
      ("2026-08-21T00:00-00:00", "2026-08-21T00:00:00.000Z"),
      ("2026-08-21 00:00", "2026-08-21T04:00:00.000Z"), ("8/21/2026", "2026-08-21T04:00:00.000Z"),
      ("Aug 21, 2026", "2026-08-21T04:00:00.000Z"),
      ("Aug 21, 2026 GMT", "2026-08-21T00:00:00.000Z"),
      ("2026-02-30", "2026-03-02T00:00:00.000Z"),
      ("2026-02-30T00:00:00", "2026-03-02T05:00:00.000Z"),
    ])
  func texts(text: String, moment: String) {
    #expect(Date(text, clock: .newYork).isoText == moment)
  }

  @Test(
    "Other texts are no date",
    arguments: [
      "", " ", "x", "2026-13-01", "2026-02-32", "2026-8-21T00:00:00", "2026-08-21x",
      "2026-08-21T", "2026-08-21T25:00", "2026-08-21T00:00:00T00:00:00", "+275760-09-13T00:00:01Z",
      "99999999999999999999",
    ])
  func unreadable(text: String) {
    #expect(!Date(text, clock: .newYork).isValid)
  }

  @Test("Local times at the range of dates")
  func range() {
    // The last moment of dates is a local evening in the west, and beyond a local midnight there.
    #expect(Date("+275760-09-12T19:00:00", clock: .newYork).milliseconds == 8.64e15)
    #expect(!Date("+275760-09-12T19:00:00.001", clock: .newYork).isValid)
    let east = LocalClock { _ in 46_800 }
    #expect(Date("+275760-09-13T13:00:00", clock: east).milliseconds == 8.64e15)
    #expect(!Date("+275760-09-13T13:00:00.001", clock: east).isValid)
    #expect(Date("-271821-04-20T13:00:00", clock: east).milliseconds == -8.64e15)
    #expect(!Date("-271821-04-20T12:59:59.999", clock: east).isValid)
  }

  @Test("Days since are rounded down, days until up, and zero has no sign")
  func days() {
    let start = Date(milliseconds: 0)
    func moment(_ milliseconds: Double) -> Date { Date(milliseconds: milliseconds) }
    for (distance, since, until) in [
      (0.0, 0.0, 0.0), (1, 0, 1), (86_399_999, 0, 1), (86_400_000, 1, 1), (86_400_001, 1, 2),
      (-1, -1, 0), (-86_400_000, -1, -1), (-86_400_001, -2, -1),
    ] {
      #expect(moment(distance).days(since: start) == since)
      #expect(start.days(until: moment(distance)) == until)
      #expect(start.days(until: moment(distance)).description != "-0.0")
    }
    #expect(Date.invalid.days(since: start).isNaN && start.days(until: .invalid).isNaN)
  }
}
