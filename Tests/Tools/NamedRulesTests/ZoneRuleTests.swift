import Testing

@testable import NamedRules

/// The yearly rules of time zones, `TZ` in POSIX.
@Suite struct ZoneRuleTests {
  /// A rule's two changes in 2023 and 2024, as seconds since 1970 and the offset from then on.
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let changes: [(moment: Int, offset: Int)]
    var testDescription: String { text }
  }

  private static let samples = [
    Sample(
      text: "EST5EDT,M3.2.0,M11.1.0",
      changes: [
        (1_678_604_400, -14_400), (1_699_164_000, -18_000), (1_710_054_000, -14_400),
        (1_730_613_600, -18_000),
      ]),
    // Summer over the turn of the year.
    Sample(
      text: "NZST-12NZDT,M9.5.0,M4.1.0/3",
      changes: [
        (1_680_357_600, 43_200), (1_695_477_600, 46_800), (1_712_412_000, 43_200),
        (1_727_532_000, 46_800),
      ]),
    // Standard time in summer, and a winter time behind it.
    Sample(
      text: "IST-1GMT0,M10.5.0,M3.5.0/1",
      changes: [
        (1_679_792_400, 3600), (1_698_541_200, 0), (1_711_846_800, 3600), (1_729_990_800, 0),
      ]),
    // Names of digits, and a change before its day's midnight.
    Sample(
      text: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
      changes: [
        (1_679_792_400, -3600), (1_698_541_200, -7200), (1_711_846_800, -3600),
        (1_729_990_800, -7200),
      ]),
    // Changes two days after their day.
    Sample(
      text: "EET-2EEST,M3.4.4/50,M10.4.4/50",
      changes: [
        (1_679_702_400, 10_800), (1_698_447_600, 7200), (1_711_756_800, 10_800),
        (1_729_897_200, 7200),
      ]),
    // Day 60 is March 1 in all years.
    Sample(
      text: "AAA3BBB,J60/0,J300/0",
      changes: [
        (1_677_639_600, -7200), (1_698_372_000, -10_800), (1_709_262_000, -7200),
        (1_729_994_400, -10_800),
      ]),
    // Day 59 from 0 is March 1 in common years and February 29 in others.
    Sample(
      text: "AAA3BBB,59/0,300/0",
      changes: [
        (1_677_639_600, -7200), (1_698_458_400, -10_800), (1_709_175_600, -7200),
        (1_729_994_400, -10_800),
      ]),
    // Minutes in offsets.
    Sample(
      text: "<+0330>-3:30<+0430>,J79/24,J263/24",
      changes: [
        (1_679_344_200, 16_200), (1_695_238_200, 12_600), (1_710_966_600, 16_200),
        (1_726_860_600, 12_600),
      ]),
    // Seconds in offsets and times, and a summer offset in the text.
    Sample(
      text: "LMT4:56:02LDT3:56:01,M3.2.0/2:30:15,M11.1.0",
      changes: [
        (1_678_605_977, -14_161), (1_699_163_761, -17_762), (1_710_055_577, -14_161),
        (1_730_613_361, -17_762),
      ]),
    // The first change is in the week before its year.
    Sample(
      text: "AAA0BBB,M1.1.1/-167,M7.1.1",
      changes: [
        (1_672_016_400, 3600), (1_688_346_000, 0), (1_703_466_000, 3600), (1_719_795_600, 0),
      ]),
  ]

  @Test(arguments: samples) func changesAreExactToTheSecond(sample: Sample) throws {
    let rule = try #require(ZoneRule(sample.text.utf8))
    for (index, change) in sample.changes.enumerated() {
      let before = sample.changes[(index + 1) % 2].offset
      #expect(rule.offset(at: change.moment - 1) == before, "before \(change.moment)")
      #expect(rule.offset(at: change.moment) == change.offset, "at \(change.moment)")
    }
  }

  @Test(arguments: [-8_640_000_000_000, -2_208_988_800, 0, 4_102_444_800, 8_640_000_000_000])
  func aRuleWithoutChangesStays(seconds: Int) throws {
    #expect(try #require(ZoneRule("<+0545>-5:45".utf8)).offset(at: seconds) == 20_700)
    #expect(try #require(ZoneRule("UTC0".utf8)).offset(at: seconds) == 0)
    #expect(try #require(ZoneRule("HST+10".utf8)).offset(at: seconds) == -36_000)
  }

  /// RFC 9636, 3.3, writes summer time all year like this.
  @Test func summerTimeThatEndsWhenItStartsStays() throws {
    let rule = try #require(ZoneRule("EST5EDT,0/0,J365/25".utf8))
    for day in 0..<800 {
      #expect(rule.offset(at: 1_672_513_200 + day * 86_400) == -14_400)
      #expect(rule.offset(at: 1_672_549_200 + day * 86_400) == -14_400)
    }
  }

  /// The year of a moment is estimated from its seconds first.
  @Test(arguments: [-271_000, -400, 1, 1900, 2000, 9999, 275_000])
  func farYearsHaveTheSameChanges(year: Int) throws {
    let rule = try #require(ZoneRule("AAA0BBB,J1/0,J365/23".utf8))
    // 400 years are 146,097 days; 1600 and 2000 start such a period.
    let periods = Int((Double(year - 2000) / 400).rounded(.down))
    let rest = year - 2000 - periods * 400
    let leapDays = (rest + 3) / 4 - (rest - 1) / 100 * (rest > 0 ? 1 : 0)
    let start = 946_684_800 + (periods * 146_097 + rest * 365 + leapDays) * 86_400
    #expect(rule.offset(at: start - 1) == 0)
    #expect(rule.offset(at: start) == 3600)
    let length = rest % 4 == 0 && (rest % 100 != 0 || rest == 0) ? 366 : 365
    #expect(rule.offset(at: start + (length - 1) * 86_400 + 22 * 3600 - 1) == 3600)
    #expect(rule.offset(at: start + (length - 1) * 86_400 + 22 * 3600) == 0)
  }

  @Test func momentsBeyondAllDatesHaveAnOffset() throws {
    let rule = try #require(ZoneRule("EST5EDT,M3.2.0,M11.1.0".utf8))
    for seconds in [Int.min, .max] {
      #expect([-18_000, -14_400].contains(rule.offset(at: seconds)))
    }
  }

  @Test(arguments: [
    "", "EST", "5", "ES5", "<ES>5", "<EST5", "EST-", "EST+", "EST25", "EST5:60", "EST5:",
    "EST5:0:60",
    "EST5:0:0:0", "EST1234", "EST5EDT", "EST5ED,M3.2.0,M11.1.0", "EST5EDT+,M3.2.0,M11.1.0",
    "EST5EDT4", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,", "EST5EDT,M3.2.0,M11.1.0,",
    "EST5EDT,M3.2.0,M11.1",
    "EST5EDT,M0.2.0,M11.1.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.0.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,M3.2.0/,M11.1.0",
    "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0/2:60,M11.1.0", "EST5EDT,J0,J300",
    "EST5EDT,J366,J1",
    "EST5EDT,366,1", "EST5EDT,J,J300", "EST5EDT,M3.2.0,M11.1.0 ", "E\u{DF}T5", "EST5\0",
    "99999999999999999999", "EST99999999999999999999",
  ])
  func otherTextsAreNoRules(text: String) {
    #expect(ZoneRule(text.utf8) == nil)
  }

  @Test func bytesOutsideUTF8AreNoRule() {
    #expect(ZoneRule([0xFF, 0xC1, 0x80]) == nil)
    #expect(ZoneRule(Array("EST5".utf8) + [0xFF]) == nil)
  }
}
