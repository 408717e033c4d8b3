import CompassRules
import Testing

@Suite("Dates")
struct DateTextTests {
  private static let samples: [(milliseconds: Double, dateTime: String, short: String)] = [
    (1_770_563_045_000, "Feb 8, 2026, 03:04 PM", "2/8/2026"),
    (0, "Jan 1, 1970, 12:00 AM", "1/1/1970"),
    (-1, "Dec 31, 1969, 11:59 PM", "12/31/1969"),
    (951_784_200_000, "Feb 29, 2000, 12:30 AM", "2/29/2000"),
    (-2_203_848_000_000, "Mar 1, 1900, 12:00 PM", "3/1/1900"),
    (253_402_300_800_000, "Jan 1, 10000, 12:00 AM", "1/1/10000"),
    (-62_167_219_200_000, "Jan 1, 1, 12:00 AM", "1/1/1"),
    (-62_184_456_000_000, "Jun 15, 2, 12:00 PM", "6/15/2"),
    (8.64e15, "Sep 13, 275760, 12:00 AM", "9/13/275760"),
    (-8.64e15, "Apr 20, 271822, 12:00 AM", "4/20/271822"),
  ]

  @Test("Interaction 5: date and time as the web app shows them", arguments: samples)
  func texts(milliseconds: Double, dateTime: String, short: String) {
    let moment = Date(milliseconds: milliseconds)
    #expect(DateText.mediumWithTime(moment, clock: .utc, source: .web) == dateTime)
    #expect(DateText.short(moment, clock: .utc) == short)
    #expect(dateTime.hasPrefix(DateText.medium(moment, clock: .utc) + ", "))
  }

  @Test("Interaction 5: no date is unknown, an unreadable one invalid")
  func missing() {
    #expect(DateText.mediumWithTime(nil, clock: .utc) == "Unknown")
    #expect(DateText.mediumWithTime(.invalid, clock: .utc) == "Invalid Date")
    #expect(DateText.short(.invalid, clock: .utc) == "Invalid Date")
    #expect(!Date(milliseconds: 8.64e15 + 1).isValid)
  }

  @Test(
    "Interaction 5: date and time as an American phone shows them",
    arguments: [
      (1_770_563_045_000, "Feb 8, 2026 at 3:04\u{202F}PM"), (0, "Jan 1, 1970 at 12:00\u{202F}AM"),
      (43_200_000, "Jan 1, 1970 at 12:00\u{202F}PM"),
      (1_770_527_045_000, "Feb 8, 2026 at 5:04\u{202F}AM"), (.nan, "Invalid Date"),
    ] as [(Double, String)])
  func onThePhone(milliseconds: Double, text: String) {
    let moment = Date(milliseconds: milliseconds)
    #expect(DateText.mediumWithTime(moment, clock: .utc) == text)
    for source in RuleSource.allCases {
      #expect(DateText.mediumWithTime(nil, clock: .utc, source: source) == "Unknown")
    }
  }

  @Test("Interaction 8: dates are shown on the clocks that are passed in")
  func clocks() {
    let moment = Date(milliseconds: 1_770_563_045_000)
    let west = LocalClock { _ in -16 * 3600 }
    #expect(DateText.mediumWithTime(moment, clock: west, source: .web) == "Feb 7, 2026, 11:04 PM")
    let farOff = LocalClock { _ in .max }
    #expect(DateText.short(moment, clock: farOff) == "Invalid Date")
  }

  @Test(
    "Interaction Appendix A: the text in UTC has milliseconds",
    arguments: [
      (1_770_552_000_123, "2026-02-08T12:00:00.123Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (-62_184_456_000_000, "-000001-06-15T12:00:00.000Z"),
      (8.64e15, "+275760-09-13T00:00:00.000Z"), (-8.64e15, "-271821-04-20T00:00:00.000Z"),
      (.nan, nil), (8.64e15 + 1, nil), (.infinity, nil),
    ] as [(Double, String?)])
  func isoText(milliseconds: Double, text: String?) {
    #expect(Date(milliseconds: milliseconds).isoText == text)
  }
}
