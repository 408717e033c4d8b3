import CompassModels
import CompassRules
import Foundation
import Testing

/// Dates and time zones of Foundation in the rules.
@Suite("Dates and time zones") struct TimeBridgeTests {
  @Test("A moment and its date", arguments: [0, 1_770_552_000, -1, 8.64e12, -8.64e12])
  func moments(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(Date(Timestamp(date)) == date)
  }

  @Test("An invalid moment has no date")
  func invalidMoments() {
    #expect(Date(Timestamp.invalid) == nil)
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, 8.65e12] {
      #expect(Date(Timestamp(Date(timeIntervalSince1970: seconds))) == nil)
    }
  }

  @Test("A zone's clock has its changes of time")
  func zones() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let interaction = Interaction(
      id: "i", type: .email, direction: .inbound,
      occurredAt: Date(timeIntervalSince1970: 1_770_516_000), loggedBy: "u", familyUnitID: "f")
    // 2026-02-08T02:00Z is still the day before in New York.
    #expect(
      InteractionListExport(rows: [interaction], clock: LocalClock(zone)).csv.contains("2/7/2026"))
    #expect(
      InteractionListExport(rows: [interaction], clock: .utc).csv.contains("2/8/2026"))
  }

  @Test("Every moment has an offset", arguments: [Double.nan, -8.64e15, 8.64e15, 1e300])
  func extremes(_ milliseconds: Double) throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    let moment = Timestamp(milliseconds: milliseconds)
    let entry = CoachListEntry(
      Coach(id: "c", role: .head, firstName: "A", lastName: "B", lastContactDate: Date(moment)))
    let list = CoachList([entry], schoolNames: [:])
    _ = list.filtered(
      by: CoachFilters(lastContact: LastContactWindow(days: 7)), sortedBy: .school, now: moment,
      clock: LocalClock(zone))
  }
}
