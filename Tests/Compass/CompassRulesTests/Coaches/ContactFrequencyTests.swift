import CompassRules
import Testing

@Suite("Frequency of the contacts with schools")
struct ContactFrequencyTests {
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private func frequency(
    _ dates: [(school: String?, date: String?)], schools: [String] = ["s1", "s2", "s3"],
    now: Date = now, clock: LocalClock = .utc
  ) -> CoachRules.ContactFrequency {
    CoachRules.contactFrequency(
      dates.map {
        CoachRules.Interaction(
          schoolID: $0.school, direction: .init(.outbound), type: "email", occurredAt: $0.date)
      }, schools: schools.map { ($0, "School \($0)") }, now: now, clock: clock)
  }

  @Test(
    "The time since the latest contact",
    arguments: [
      ("2026-08-22T15:30:00Z", "Just now"), ("2026-08-21T14:30:00.001Z", "Just now"),
      ("2026-08-21T14:30:00Z", "1h ago"), ("2026-08-20T15:30:00.001Z", "23h ago"),
      ("2026-08-20T15:30:00Z", "Yesterday"), ("2026-08-19T15:30:00.001Z", "Yesterday"),
      ("2026-08-19T15:30:00Z", "2d ago"), ("2026-08-14T15:30:00.001Z", "6d ago"),
      ("2026-08-14T15:30:00Z", "Aug 14"), ("2026-08-14T15:29:59.999Z", nil), ("soon", nil),
    ])
  func text(date: String, text: String?) {
    #expect(frequency([("s1", date)]).recent.first?.text == text)
  }

  @Test("A school counts once, with its latest contact; unknown schools don't")
  func groups() {
    let frequency = frequency([
      ("s2", "2026-08-18"), ("s1", "2026-08-19"), ("s2", "2026-08-20"), ("s9", "2026-08-20"),
      (nil, "2026-08-20"), ("s3", "2026-08-19T00:00:00Z"),
    ])
    #expect(frequency.recent.map(\.schoolID) == ["s2", "s1", "s3"])
    #expect(frequency.recent.map(\.contactCount) == [2, 1, 1])
    #expect(frequency.recent.first?.lastContactDate == "2026-08-20")
    #expect(frequency.recent.allSatisfy { $0.recency == .green })
    #expect(frequency.schoolsContactedLast7Days == 3 && frequency.average == "2.0")
    #expect(frequency.withoutRecentContact == 0)
  }

  @Test("The record's date replaces a missing one of the contact")
  func createdAt() {
    let interaction = CoachRules.Interaction(
      schoolID: "s1", direction: .init(.inbound), type: "email", occurredAt: "",
      createdAt: "2026-08-20")
    let frequency = CoachRules.contactFrequency(
      [interaction], schools: [("s1", "One")], now: Self.now, clock: .utc)
    #expect(frequency.recent.map(\.lastContactDate) == ["2026-08-20"])
  }

  @Test(
    "A school is without recent contact before thirty days",
    arguments: [
      ("2026-07-22T15:30:00Z", 0), ("2026-07-22T15:29:59.999Z", 1), ("soon", 0), (nil, 1),
    ])
  func withoutRecent(date: String?, count: Int) {
    #expect(frequency([("s1", date)], schools: ["s1"]).withoutRecentContact == count)
  }

  @Test("An unreadable date counts as recent if it is the first, a fault of the web app")
  func unreadable() {
    func count(_ dates: [String?]) -> Int {
      frequency(dates.map { ("s1", $0) }, schools: ["s1"]).withoutRecentContact
    }
    #expect(count(["soon", "2026-01-01"]) == 0)
    #expect(count(["2026-01-01", "soon"]) == 1)
    #expect(count([nil, "soon", "2026-01-01"]) == 0)
    #expect(frequency([("", "2026-08-20")], schools: [""]).withoutRecentContact == 1)
  }

  @Test("The average has one decimal, and is 0.0 without schools")
  func average() {
    #expect(frequency([("s1", "2026-08-20")], schools: []).average == "0.0")
    #expect(frequency([]).average == "0.0")
    #expect(frequency([("s1", nil), ("s9", "soon")]).average == "0.7")
  }

  @Test("After the autumn clock change seven local days are an hour longer")
  func zone() {
    let change = Date("2026-11-01T06:00:00Z", clock: .utc).milliseconds
    let newYork = LocalClock { $0.milliseconds < change ? -4 * 3600 : -5 * 3600 }
    let now = Date("2026-11-07T16:30:00Z", clock: .utc)
    func recent(_ date: String) -> [String] {
      frequency([("s1", date)], now: now, clock: newYork).recent.map(\.text)
    }
    #expect(recent("2026-10-31T15:30:00Z") == ["Oct 31"])
    #expect(recent("2026-10-31T15:29:59Z") == [])
  }
}
