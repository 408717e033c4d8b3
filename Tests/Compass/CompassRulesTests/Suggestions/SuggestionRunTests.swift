import CompassRules
import Testing

@Suite("Runs of the suggestions")
struct SuggestionRunTests {
  private let rules = SuggestionRules.self
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)
  /// In the dead period of November 2026.
  private static let deadNow = Date("2026-11-25T12:00:00Z", clock: .utc)

  private static func school(_ id: String, division: String? = nil) -> SuggestionRules.SchoolRow {
    SuggestionRules.SchoolRow(
      id: id, name: id, priority: "A", status: "contacted", division: division)
  }

  private static func row(
    _ id: String, _ rule: SuggestionRules.Rule, school: String? = nil, message: String = "old"
  ) -> SuggestionRules.StoredSuggestion {
    SuggestionRules.StoredSuggestion(
      id: id, ruleType: rule.rawValue, urgency: "medium", message: message,
      actionType: rule.actionType, relatedSchoolID: school)
  }

  private func changes(
    _ stored: [SuggestionRules.StoredSuggestion], _ facts: SuggestionRules.Facts, now: Date = now
  ) -> SuggestionRules.Changes {
    rules.changes(to: stored, for: facts, now: now) { "new-\($0)" }
  }

  private func rulesRun(_ facts: SuggestionRules.Facts, now: Date) -> [String] {
    rules.allSuggestions(for: facts, now: now).map(\.rule.rawValue)
  }

  @Test("A null among the schools silences the rules that read it, and no other")
  func missingRow() {
    let facts = SuggestionRules.Facts(grade: .number(11), schools: [nil, Self.school("s1")])
    #expect(rulesRun(facts, now: Self.now) == ["school-list-building", "missing-video"])
    for rule in [SuggestionRules.Rule.interactionGap, .officialVisit] {
      let last = SuggestionRules.Facts(grade: .number(11), schools: [Self.school("s1"), nil])
      #expect(throws: SuggestionRules.MissingRowError.self) {
        try rules.suggestions(by: rule, for: last, now: Self.now)
      }
    }
  }

  @Test("A null among the schools silences the rules of contact, which ask for the dead period")
  func missingSchool() throws {
    let event = SuggestionRules.EventRow(id: "e", name: "E", date: Self.now, isAttended: true)
    let facts = SuggestionRules.Facts(schools: [nil], events: [event])
    #expect(rulesRun(facts, now: Self.now).isEmpty)
    #expect(try rules.suggestions(by: .eventFollowUp, for: facts, now: Self.now).count == 1)
    let stored = [Self.row("f1", .eventFollowUp, school: "s1")]
    #expect(changes(stored, facts).completed == [])
  }

  @Test("Contact rules rest in a dead period of every school's division; no division is D1")
  func deadPeriods() {
    func rests(_ divisions: [String?]) -> Bool {
      let schools = divisions.map { Self.school("s", division: $0) }
      return rulesRun(.init(schools: schools), now: Self.deadNow).isEmpty
    }
    #expect(rests(["D1"]) && rests([nil]) && rests(["", "D1"]))
    #expect(!rests(["D2"]) && !rests(["D1", "D2"]))
    let event = SuggestionRules.EventRow(id: "e", name: "E", date: Self.deadNow, isAttended: true)
    #expect(rulesRun(.init(events: [event]), now: Self.deadNow) == ["event-follow-up"])
  }

  @Test("An open row of the rule and school gets the message; any other is inserted beside")
  func update() {
    let facts = SuggestionRules.Facts(schools: [Self.school("s1"), Self.school("s2")])
    let changes = changes(
      [
        Self.row("g1", .interactionGap, school: "s1"),
        Self.row(
          "r1", .prioritySchoolReminder, school: "s1",
          message: "s1 is your top priority. Check in with coaches this week."),
      ], facts)
    #expect(changes.updated.map(\.id) == ["g1"])
    #expect(changes.inserted.map(\.rule) == [.interactionGap, .prioritySchoolReminder])
    #expect(changes.inserted.allSatisfy { $0.relatedSchoolID == "s2" })
    #expect(changes.completed == [])
  }

  @Test("A suggestion without a school takes the first open row of its rule")
  func noSchool() {
    let row = Self.row("v1", .missingVideo, school: "s9")
    let changes = changes([row], .init(grade: .number(12)))
    #expect(changes.updated.map(\.id) == ["v1"] && changes.inserted.isEmpty)
    // Its school isn't suggested, so the row just renewed is completed.
    #expect(changes.completed == ["v1"])
  }

  @Test("A second broken video replaces the message of the first")
  func twoVideos() {
    let videos = ["One", "Two"].map { SuggestionRules.VideoRow(title: $0, healthStatus: "broken") }
    let changes = changes([], .init(videos: videos))
    #expect(changes.inserted.count == 1)
    #expect(changes.updated.map(\.id) == ["new-1"])
    #expect(
      changes.rows.map(\.message) == ["Your video \"Two\" link is broken. Update it immediately."])
  }

  @Test("Rows of rules that ran are completed; not of rules that rested, failed or are unknown")
  func completion() {
    let stored = [
      Self.row("g1", .interactionGap, school: "s1"), Self.row("v1", .missingVideo),
      SuggestionRules.StoredSuggestion(id: "x1", ruleType: "x", urgency: "low", message: "x"),
    ]
    let dead = SuggestionRules.Facts(schools: [Self.school("s1")])
    #expect(changes(stored, dead, now: Self.deadNow).completed == ["v1"])
    #expect(changes(stored, .init()).completed == ["g1", "v1"])
    #expect(changes(stored, .init(schools: [nil])).completed == ["v1"])
  }

  @Test("A dismissed suggestion comes back at the next run, a fault of the web app")
  func dismissed() {
    var row = Self.row("g1", .interactionGap, school: "s1")
    row.isDismissed = true
    row.dismissedAt = Self.now
    let changes = changes([row], .init(schools: [Self.school("s1")]))
    #expect(changes.inserted.map(\.rule) == [.interactionGap, .prioritySchoolReminder])
    #expect(changes.inserted.allSatisfy { $0.reappearance == nil })
  }

  @Test("A gap due again shows in a dead period only, a fault of the web app")
  func reappearance() {
    func dismissed(_ daysAgo: Double, at now: Date) -> SuggestionRules.StoredSuggestion {
      var row = Self.row("g1", .interactionGap, school: "s1")
      row.isDismissed = true
      row.dismissedAt = Date(milliseconds: now.milliseconds - daysAgo * 86_400_000)
      row.snapshot = SuggestionRules.Snapshot(
        daysSinceContact: 5, school: .init(priority: "A", status: nil))
      return row
    }
    let facts = SuggestionRules.Facts(schools: [Self.school("s1")])
    let dead = changes([dismissed(14, at: Self.deadNow)], facts, now: Self.deadNow)
    #expect(dead.inserted.map(\.urgency) == [.high])
    #expect(dead.inserted.first?.reappearance?.previousSuggestionID == "g1")
    #expect(dead.inserted.first?.reappearance?.snapshot.daysSinceContact == 999)
    #expect(dead.rows.last?.hasReappeared == true)
    var completed = dismissed(14, at: Self.deadNow)
    completed.isCompleted = true
    #expect(!rules.mayReEvaluate(completed, now: Self.deadNow))
    #expect(changes([completed], facts, now: Self.deadNow).inserted.count == 1)
    let early = changes([dismissed(13.999, at: Self.deadNow)], facts, now: Self.deadNow)
    #expect(early.inserted.isEmpty)
    let live = changes([dismissed(14, at: Self.now)], facts)
    #expect(live.inserted.allSatisfy { $0.reappearance == nil })
  }

  @Test("A gap that shows again is more urgent than today's gap, whatever the dismissed one was")
  func escalation() {
    func urgency(_ days: Double) -> SuggestionRules.Urgency? {
      var row = SuggestionRules.StoredSuggestion(
        id: "g1", ruleType: SuggestionRules.Rule.interactionGap.rawValue, urgency: "low",
        message: "",
        relatedSchoolID: "s1", isDismissed: true,
        dismissedAt: Date("2026-11-01", clock: .utc), snapshot: SuggestionRules.Snapshot())
      row.actionType = SuggestionRules.Rule.interactionGap.actionType
      let contact = Date(milliseconds: Self.deadNow.milliseconds - days * 86_400_000)
      let facts = SuggestionRules.Facts(
        schools: [Self.school("s1")],
        interactions: [SuggestionRules.InteractionRow(schoolID: "s1", occurredAt: contact)])
      return changes([row], facts, now: Self.deadNow).inserted.first?.urgency
    }
    #expect(urgency(20) == nil)
    #expect(urgency(21) == .high)
    #expect(urgency(30) == .high)
  }

  @Test("A logged contact completes every suggestion to log one, a fault of the web app")
  func trigger() {
    var dismissed = Self.row("g3", .interactionGap, school: "s9")
    dismissed.isDismissed = true
    let stored = [
      Self.row("g1", .interactionGap, school: "s2"), Self.row("v1", .missingVideo), dismissed,
    ]
    func run(_ trigger: SuggestionRules.Trigger, year: Double?) -> SuggestionRules.Run {
      rules.run(
        on: trigger, for: .init(schools: [Self.school("s1")]), graduationYear: year,
        stored: stored, now: Self.now, clock: .utc
      ) { "new-\($0)" }
    }
    let logged = run(.contactLogged, year: nil)
    #expect(logged.completedByTrigger == ["g1", "g3"] && logged.changes.completed == ["v1"])
    #expect(logged.surfaced == ["new-1", "new-2"])
    #expect(run(.contactLogged, year: 0).changes.completed == ["v1"])
    let idle = rules.run(
      on: .contactLogged, for: .init(), graduationYear: Int?.none, stored: [stored[1]],
      now: Self.now,
      clock: .utc
    ) { "new-\($0)" }
    #expect(idle.completedByTrigger == nil)
    let other = run(.other, year: 2028)
    #expect(other.completedByTrigger == nil && other.changes.completed == ["g1"])
    #expect(other.changes.updated.map(\.id) == ["v1"])
  }
}
