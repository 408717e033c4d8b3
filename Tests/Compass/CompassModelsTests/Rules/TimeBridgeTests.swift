import CompassModels
import CompassRules
import Foundation
import Testing

/// Time zones of Foundation in the rules.
@Suite("Time zones") struct TimeBridgeTests {
  @Test("A zone's clock has its changes of time")
  func zones() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let interaction = Interaction(
      id: "i", type: .email, direction: .inbound,
      occurredAt: Date(timeIntervalSince1970: 1_770_516_000), loggedBy: "u", familyUnitID: "f")
    // 2026-02-08T02:00Z is still the day before in New York.
    #expect(
      InteractionRules.ListExport([interaction], clock: LocalClock(zone)).csv.contains(
        "2/7/2026"))
    #expect(
      InteractionRules.ListExport([interaction], clock: .utc).csv.contains("2/8/2026"))
  }

  @Test("Every moment has an offset", arguments: [Double.nan, -8.64e15, 8.64e15, 1e300])
  func extremes(_ milliseconds: Double) throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    let moment = Date(milliseconds: milliseconds)
    let coach = Coach(
      id: "c", role: .head, firstName: "A", lastName: "B", lastContactDate: moment)
    let list = CoachRules.List([coach])
    _ = list.filtered(
      by: CoachRules.Filters(lastContact: CoachRules.LastContactWindow(days: 7)), sortedBy: .school,
      now: moment,
      clock: LocalClock(zone))
  }
}
