import CompassRules
import Testing

@Suite("The interactions list")
struct InteractionFilterTests {
  private let rules = MatchingRules.self
  private let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private func ids(
    _ interactions: [InteractionRules.Record], _ filters: InteractionRules.Filters,
    clock: LocalClock = .utc
  ) -> String {
    rules.filtered(interactions, by: filters, now: now, clock: clock).map(\.id).joined()
  }

  private func entry(_ id: String, _ time: String?, createdAt: String? = nil)
    -> InteractionRules.Record
  {
    InteractionRules.Record(
      id: id, type: "", direction: "", contactDate: time.map { Date($0, clock: .utc) },
      createdAt: createdAt.map { Date($0, clock: .utc) })
  }

  @Test("A period starts at the same time of day")
  func periods() {
    let entries = [
      entry("a", "2026-08-14T15:29:59.999Z"), entry("b", "2026-08-14T15:30:00Z"),
      entry("c", nil, createdAt: "2026-08-15T00:00:00Z"), entry("d", nil),
      entry("e", "nonsense", createdAt: "2026-08-21T00:00:00Z"), entry("f", "2027-01-01"),
    ]
    #expect(ids(entries, InteractionRules.Filters(timePeriod: "7")) == "fcbe")
    #expect(ids(entries, InteractionRules.Filters(timePeriod: "7.9 days")) == "fcbe")
    #expect(ids(entries, InteractionRules.Filters(timePeriod: "0x10")) == "ef")
    #expect(ids(entries, InteractionRules.Filters(timePeriod: "-1")) == "ef")
    #expect(ids(entries, InteractionRules.Filters(timePeriod: "99999999999")) == "fcbae")
  }

  @Test("An unreadable period keeps all with a date, and is active")
  func unreadable() {
    let filters = InteractionRules.Filters(timePeriod: "abc")
    #expect(filters.isActive && !InteractionRules.Filters(timePeriod: "").isActive)
    let entries = [entry("a", nil), entry("b", "2020-01-01"), entry("c", "nonsense")]
    #expect(ids(entries, filters) == "bc")
  }

  @Test("A search ignores case; words are exact")
  func words() {
    let entry = InteractionRules.Record(
      id: "a", type: "email", direction: "inbound", details: .init(subject: "Caf\u{C9}"),
      sentiment: "positive", loggedBy: "u1")
    let bare = InteractionRules.Record(id: "b", type: "", direction: "")
    #expect(ids([entry], InteractionRules.Filters(search: "caf\u{E9}")) == "a")
    #expect(ids([entry], InteractionRules.Filters(search: " caf")) == "")
    #expect(ids([entry], InteractionRules.Filters(type: "email", loggedBy: "u1")) == "a")
    #expect(ids([entry], InteractionRules.Filters(type: "Email")) == "")
    #expect(ids([entry], InteractionRules.Filters(direction: "outbound")) == "")
    #expect(ids([entry], InteractionRules.Filters(sentiment: "positive")) == "a")
    #expect(ids([bare], InteractionRules.Filters(sentiment: "")) == "b")
    #expect(ids([bare], InteractionRules.Filters(loggedBy: "u1")) == "")
  }

  @Test("The newest come first, equal ones in their order, and no date equals every other")
  func order() {
    let entries = [
      entry("a", nil), entry("b", "2026-01-01"), entry("c", "1960-01-01"), entry("d", "2026-01-01"),
      entry("e", "2026-01-02"),
    ]
    #expect(ids(Array(entries.dropFirst()), InteractionRules.Filters()) == "ebdc")
    #expect(ids(entries, InteractionRules.Filters()) == "aebdc")
    #expect(!InteractionRules.Filters().isActive)
  }
}
