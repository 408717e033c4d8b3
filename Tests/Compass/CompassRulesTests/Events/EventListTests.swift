import Testing

@testable import CompassRules

/// The answers are recorded from the web app of 2026-08.
@Suite struct EventListTests {
  private static let events: [EventRules.ListEntry] = [
    .init(
      id: "a", name: "Alpha", type: "game", startDate: "2026-08-20", registered: true,
      attended: true),
    .init(
      id: "b", name: "beta", type: "camp", startDate: "2026-08-21", details: .init(city: "Emerson")),
    .init(
      id: "c", name: "Beta", type: "showcase", startDate: "2026-08-22",
      details: .init(description: "Big EVENT")),
    .init(
      id: "d", name: "Été", type: "camp", startDate: "2026-09-01",
      details: .init(address: "1 Main"),
      registered: true),
    .init(id: "e", name: "Zed", type: "official_visit", startDate: "x"),
  ]

  private func ids(
    _ filters: EventRules.Filters = .init(), _ sort: EventRules.Sort = .earliestFirst,
    now: String = "2026-08-21T15:30:00.000Z", clock: LocalClock = .utc
  ) -> String {
    EventRules.list(
      Self.events, filters: filters, sort: sort, now: Date(now, clock: .utc), clock: clock
    ).map(\.id).joined()
  }

  @Test(arguments: [("BETA", "bc"), ("emerson", "b"), ("event", "c"), ("main", "d"), ("é", "d")])
  func search(text: String, ids expected: String) {
    #expect(ids(.init(search: text)) == expected)
  }

  @Test func attendanceAndKind() {
    #expect(ids(.init(attendance: .attended)) == "a")
    #expect(ids(.init(attendance: .registered)) == "d")
    #expect(ids(.init(attendance: .notRegistered)) == "bce")
    #expect(ids(.init(type: "camp")) == "bd")
    #expect(
      EventRules.Attendance.allCases.map(\.displayName)
        == ["Attended", "Registered", "Not Registered"])
  }

  @Test func ranges() {
    #expect(ids(.init(range: .upcoming)) == "bcd")
    #expect(ids(.init(range: .past)) == "a")
    #expect(ids(.init(range: .thisMonth)) == "abc")
    #expect(ids(.init(range: .nextMonth)) == "d")
    #expect(ids(.init(range: .nextMonth), now: "2025-12-31T12:00:00Z") == "")
    // A date without a time is the evening before in New York.
    #expect(ids(.init(range: .upcoming), clock: DeadlineClock.newYork) == "cd")
    #expect(ids(.init(range: .thisMonth), clock: DeadlineClock.newYork) == "abcd")
    #expect(ids(.init(range: .past), now: "x") == "")
  }

  @Test func orders() {
    #expect(ids(.init(), .name) == "abcde")
    #expect(ids(.init(), .type) == "bdaec")
    #expect(ids(.init(range: .upcoming), .latestFirst) == "dcb")
  }
}
