import CompassRevisions
import CompassRules
import Testing

@Suite("Lists and figures of the coaches pages")
struct CoachPageRulesTests {
  private let rules = CoachRules.self
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private static func coach(
    _ id: String, contact: String? = nil, role: CoachRole = .assistant, score: Double = 0
  ) -> CoachRules.ListEntry {
    CoachRules.ListEntry(
      id: id, firstName: "A", lastName: "B", role: .init(role), responsivenessScore: score,
      lastContactDate: contact.map { Date($0, clock: .utc) })
  }

  @Test(
    "Recent from seven times 24 hours on, to follow up before thirty",
    arguments: [
      ("2026-08-14T15:30:00Z", 1, 0), ("2026-08-14T15:29:59.999Z", 0, 0),
      ("2026-07-22T15:30:00Z", 0, 0), ("2026-07-22T15:29:59.999Z", 0, 1),
      ("2027-01-01", 1, 0), ("soon", 0, 0), (nil, 0, 1),
    ])
  func figures(contact: String?, recent: Int, followUp: Int) {
    let figures = rules.listFigures(
      of: [Self.coach("a", contact: contact), Self.coach("b", contact: "soon", role: .head)],
      now: Self.now)
    #expect(figures.rows.map(\.value) == [2, 1, recent, followUp])
  }

  @Test("The page of 2026-08 counts a filter of responsiveness without applying it")
  func responsiveness() {
    let list = CoachRules.List([
      Self.coach("low", score: 10), Self.coach("high", score: 90),
    ])
    let filters = CoachRules.Filters(responsiveness: .init(.high))
    func ids(
      _ filters: CoachRules.Filters, by sort: CoachRules.Sort? = nil,
      revision: WebRevision = .newest
    ) -> [String] {
      CoachRules.pageList(
        list, filters: filters, sortedBy: sort, now: Self.now, clock: .utc, revision: revision
      ).map(\.id)
    }
    #expect(filters.activeCount == 1)
    #expect(ids(filters) == ["low", "high"])
    #expect(ids(.init(), by: .responsiveness) == ["low", "high"])
    #expect(ids(filters, revision: .february2026) == ["high"])
    #expect(ids(.init(), by: .responsiveness, revision: .february2026) == ["high", "low"])
  }

  @Test("A school's search reads names, email and phone, but neither notes nor handles")
  func schoolSearch() {
    let coach = CoachRules.ListEntry(
      id: "a", firstName: "José", lastName: "Cole", role: .init("volunteer"),
      details: .init(
        email: "J@uga.edu", phone: "+1 ABC", twitterHandle: "tweet", instagramHandle: "gram",
        notes: "notes"))
    func finds(_ search: String, role: String? = nil) -> Bool {
      !rules.schoolList(
        [coach], search: search, role: role.map { .init($0) }, sortedBy: nil
      ).isEmpty
    }
    #expect(["", "JOSÉ", "col", "UGA", "1 A"].allSatisfy { finds($0) })
    #expect(!["1 a", "tweet", "gram", "notes", "José Cole"].contains { finds($0) })
    #expect(finds("", role: "volunteer") && !finds("", role: "head"))
  }

  @Test("A school's coaches are sorted by first name, or the latest contact first")
  func schoolSort() {
    let coaches = [
      CoachRules.ListEntry(id: "1", firstName: "b", lastName: "A", role: .init(.head)),
      CoachRules.ListEntry(id: "2", firstName: "a", lastName: "Z", role: .init(.head)),
      CoachRules.ListEntry(
        id: "3", firstName: "A", lastName: "z", role: .init(.head), lastContactDate: Self.now),
    ]
    func ids(_ sort: CoachRules.SchoolPageSort?) -> String {
      rules.schoolList(coaches, search: "", role: nil, sortedBy: sort).map(\.id).joined()
    }
    #expect(ids(.name) == "231")
    #expect(ids(.lastContact) == "312")
    #expect(ids(nil) == "123")
    #expect(CoachRules.SchoolPageSort(rawValue: "last-contacted") == nil)
  }

  @Test("A follow-up is due before fourteen local days; the never contacted first, turned around")
  func followUps() {
    let coaches = [
      Self.coach("limit", contact: "2026-08-07T15:30:00Z"),
      Self.coach("before", contact: "2026-08-07T15:29:59.999Z"),
      Self.coach("unreadable", contact: "soon"), Self.coach("never"),
      Self.coach("old", contact: "2026-01-01"), Self.coach("never too"),
    ]
    let due = rules.needingFollowUp(coaches, now: Self.now, clock: .utc)
    #expect(due.map(\.coach.id) == ["never too", "never", "old", "before"])
    #expect(
      due.map(\.text) == ["Never contacted", "Never contacted", "232 days ago", "14 days ago"])
  }

  @Test("A change of the clocks moves the limit of a follow-up by an hour")
  func followUpZone() {
    let change = Date("2026-11-01T06:00:00Z", clock: .utc).milliseconds
    let newYork = LocalClock { $0.milliseconds < change ? -4 * 3600 : -5 * 3600 }
    let coaches = [
      Self.coach("limit", contact: "2026-10-31T15:30:00Z"),
      Self.coach("before", contact: "2026-10-31T15:29:59Z"),
    ]
    let now = Date("2026-11-14T16:30:00Z", clock: .utc)
    #expect(rules.needingFollowUp(coaches, now: now, clock: newYork).map(\.coach.id) == ["before"])
  }

  @Test("Without a coach the method is empty, without interactions N/A")
  func stats() {
    #expect(CoachRules.Stats.none.preferredMethod == "")
    #expect(stats(nil, []).preferredMethod == "N/A")
    #expect(stats(nil, ["", "", "dm"]).preferredMethod == "N/A")
    #expect(stats(nil, ["carrier_pigeon"]).preferredMethod == "carrier_pigeon")
    #expect(stats(nil, ["text", "dm", "dm"]).preferredMethod == "Direct Message")
  }

  @Test("A coach who was never contacted has 0 days and reads Recent, a fault of the web app")
  func neverContacted() {
    for date in [nil, ""] {
      #expect(stats(date, []).daysSinceContact == 0)
      #expect(rules.contactWord(daysSinceContact: stats(date, []).daysSinceContact) == "Recent")
    }
  }

  @Test(
    "The days of a date alone start at its local midnight, and those ahead count too",
    arguments: [
      ("2026-08-20", 1), ("2026-08-22", 0), ("2026-09-05", 14), ("2026-08-20T15:30:00Z", 1),
      ("2026-08-20T15:30:00.001Z", 0),
    ])
  func days(date: String, days: Int) {
    #expect(stats(date, []).daysSinceContact == days)
  }

  @Test("An unreadable date has no days")
  func unreadable() {
    let days = stats("soon", []).daysSinceContact
    #expect(days == nil)
    #expect(rules.contactWord(daysSinceContact: days) == "Follow-up Soon")
    #expect(rules.contactWord(daysSinceContact: Double.nan) == "Follow-up Soon")
  }

  private func stats(_ date: String?, _ types: [String]) -> CoachRules.Stats {
    rules.stats(
      lastContactDate: date, interactionTypes: types, now: Self.now, clock: .utc)
  }

  @Test(
    "The word for the days",
    arguments: [
      (-1.0, "Follow-up Soon"), (0, "Recent"), (-0.0, "Recent"), (0.5, "Follow-up Soon"),
      (30, "Follow-up Soon"), (30.5, "Overdue"), (1e21, "Overdue"),
    ])
  func contactWord(days: Double, word: String) {
    #expect(rules.contactWord(daysSinceContact: days) == word)
  }
}
