import Testing

@testable import CompassRules

@Suite("Clocks that change")
struct LocalClockTests {
  @Test(
    "Coaches List Appendix A: days before are counted by the clock",
    arguments: [
      // To a time that the clocks skip, then to one that they show twice.
      (1_773_556_200_000, 7, 1_772_955_000_000), (1_794_119_400_000, 7, 1_793_511_000_000),
      (1_773_037_800_000, 1, 1_772_955_000_000), (1_793_601_000_000, 1, 1_793_511_000_000),
      (1_770_724_800_000, 30, 1_768_132_800_000),
    ] as [(Double, Double, Double)])
  func daysBefore(now: Double, days: Double, expected: Double) {
    let moment = LocalClock.newYork.moment(days, daysBefore: Date(milliseconds: now))
    #expect(moment.milliseconds == expected)
  }

  @Test("Days without an answer", arguments: [Double.nan, .infinity, 1e300])
  func noAnswer(days: Double) {
    #expect(!LocalClock.utc.moment(days, daysBefore: Date(milliseconds: 0)).isValid)
    #expect(!LocalClock.utc.moment(1, daysBefore: .invalid).isValid)
  }

  @Test(
    "A skipped local time uses the offset before, of a repeated one the first counts",
    arguments: [
      ("2026-03-08T01:59:59.999", "2026-03-08T06:59:59.999Z"),
      ("2026-03-08T02:00", "2026-03-08T07:00:00.000Z"),
      ("2026-03-08T02:30", "2026-03-08T07:30:00.000Z"),
      ("2026-03-08T03:00", "2026-03-08T07:00:00.000Z"),
      ("2026-11-01T00:59:59.999", "2026-11-01T04:59:59.999Z"),
      ("2026-11-01T01:00", "2026-11-01T05:00:00.000Z"),
      ("2026-11-01T01:59:59.999", "2026-11-01T05:59:59.999Z"),
      ("2026-11-01T02:00", "2026-11-01T07:00:00.000Z"),
    ])
  func changes(text: String, moment: String) {
    #expect(Date(text, clock: .newYork).isoText == moment)
  }

  @Test(
    "A day starts at its local midnight",
    arguments: [
      ("2026-03-08T04:59:59.999Z", "2026-03-07T05:00:00.000Z"),
      ("2026-03-08T05:00:00Z", "2026-03-08T05:00:00.000Z"),
      ("2026-03-09T03:59:59.999Z", "2026-03-08T05:00:00.000Z"),
      ("2026-03-09T04:00:00Z", "2026-03-09T04:00:00.000Z"),
      ("2026-11-02T04:59:59.999Z", "2026-11-01T04:00:00.000Z"),
      ("2026-11-02T05:00:00Z", "2026-11-02T05:00:00.000Z"),
    ])
  func startOfDay(text: String, start: String) {
    let moment = Date(text, clock: .utc)
    #expect(LocalClock.newYork.startOfDay(of: moment).isoText == start)
  }

  @Test("A day whose midnight is skipped starts an hour later, and a skipped day at the next")
  func skippedMidnight() throws {
    // São Paulo skipped the hour from midnight on November 4, 2018, at 3:00 UTC.
    let saoPaulo = LocalClock { $0.milliseconds >= 1_541_300_400_000 ? -7200 : -10_800 }
    let start = saoPaulo.startOfDay(of: Date("2018-11-04T12:00:00Z", clock: .utc))
    #expect(start.isoText == "2018-11-04T03:00:00.000Z")
    #expect(
      DateText.mediumWithTime(start, clock: saoPaulo, source: .web) == "Nov 4, 2018, 01:00 AM")
    // Samoa had no December 30, 2011.
    let apia = LocalClock { $0.milliseconds >= 1_325_239_200_000 ? 50_400 : -36_000 }
    let days = try ["2011-12-29", "2011-12-30", "2011-12-31"].map { try LocalDay($0) }
    #expect(
      days.map { $0.midnight(in: apia).isoText } == [
        "2011-12-29T10:00:00.000Z", "2011-12-30T10:00:00.000Z", "2011-12-30T10:00:00.000Z",
      ])
    #expect(days[1].days(until: days[2], in: apia) == 0)
  }

  @Test("An invalid moment has no day, and a clock may answer anything")
  func extremes() {
    #expect(!LocalClock.newYork.startOfDay(of: .invalid).isValid)
    for offset in [Int.min, .max] {
      let clock = LocalClock { _ in offset }
      #expect(!clock.moment(atLocal: 0).isValid)
      #expect(!clock.startOfDay(of: Date(milliseconds: 0)).isValid)
    }
    #expect(!LocalClock.utc.moment(atLocal: .nan).isValid)
  }
}
