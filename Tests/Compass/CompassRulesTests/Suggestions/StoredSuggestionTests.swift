import CompassRules
import Testing

@Suite("Stored suggestions")
struct StoredSuggestionTests {
  private let rules = SuggestionRules.self
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private static func daysAgo(_ days: Double) -> Date {
    Date(milliseconds: now.milliseconds - days * 86_400_000)
  }

  private static func row(
    _ id: String, urgency: String = "medium", school: String? = nil, isPending: Bool = false,
    daysAgo: Double = 0
  ) -> SuggestionRules.StoredSuggestion {
    SuggestionRules.StoredSuggestion(
      id: id, ruleType: "interaction-gap", urgency: urgency, message: "", relatedSchoolID: school,
      isPending: isPending, createdAt: Self.daysAgo(daysAgo), surfacedAt: Self.daysAgo(daysAgo))
  }

  @Test("A dismissal is judged again after 14 whole days")
  func mayReEvaluate() {
    var row = Self.row("a")
    row.isDismissed = true
    #expect(!rules.mayReEvaluate(row, now: Self.now))
    row.dismissedAt = Self.daysAgo(13.999)
    #expect(!rules.mayReEvaluate(row, now: Self.now))
    row.dismissedAt = Self.daysAgo(14)
    #expect(rules.mayReEvaluate(row, now: Self.now))
    for change: WritableKeyPath<SuggestionRules.StoredSuggestion, Bool> in [
      \.isCompleted, \.hasReappeared,
    ] {
      var changed = row
      changed[keyPath: change] = true
      #expect(!rules.mayReEvaluate(changed, now: Self.now))
    }
    row.isDismissed = false
    #expect(!rules.mayReEvaluate(row, now: Self.now))
    row.isDismissed = true
    row.dismissedAt = .invalid
    #expect(!rules.mayReEvaluate(row, now: Self.now))
  }

  @Test(
    "Only low becomes medium",
    arguments: [
      ("low", "medium"), ("medium", "high"), ("high", "high"), ("", "high"), ("Low", "high"),
    ])
  func escalation(urgency: String, escalated: String) {
    #expect(rules.escalated(urgency).rawValue == escalated)
  }

  @Test("A gap is due again after 14 more days, or with another priority")
  func gap() throws {
    func isDue(
      _ snapshot: SuggestionRules.Snapshot?, days: Double = 25, school: String? = "s1"
    ) throws -> Bool {
      var row = Self.row("a", school: school)
      row.snapshot = snapshot
      let facts = SuggestionRules.Facts(
        schools: [SuggestionRules.SchoolRow(id: "s1", name: "One", priority: "A")],
        interactions: [
          SuggestionRules.InteractionRow(schoolID: "s1", occurredAt: Self.daysAgo(days))
        ])
      return try rules.gapReEvaluates(row, in: facts, now: Self.now)
    }
    func snapshot(_ days: Double?, _ priority: String? = "A") -> SuggestionRules.Snapshot {
      SuggestionRules.Snapshot(
        daysSinceContact: days, school: .init(priority: priority, status: nil))
    }
    #expect(try isDue(snapshot(11)))
    #expect(try !isDue(snapshot(12)))
    #expect(try !isDue(snapshot(11), days: 24.999))
    #expect(try isDue(snapshot(12, "B")))
    #expect(try isDue(snapshot(12, nil)))
    #expect(try !isDue(snapshot(nil)))
    #expect(try isDue(SuggestionRules.Snapshot()))
    #expect(try !isDue(nil))
    #expect(try !isDue(snapshot(0), school: nil))
    #expect(try !isDue(snapshot(0), school: ""))
  }

  @Test("A school that left the list has no priority, and 999 days without a contact")
  func gapOfAnUnknownSchool() throws {
    var row = Self.row("a", school: "s9")
    row.snapshot = SuggestionRules.Snapshot(
      daysSinceContact: 990, school: .init(priority: "A", status: nil))
    #expect(try rules.gapReEvaluates(row, in: SuggestionRules.Facts(), now: Self.now))
    // A stored null is another priority than none.
    row.snapshot?.school?.priority = nil
    #expect(try rules.gapReEvaluates(row, in: SuggestionRules.Facts(), now: Self.now))
    row.snapshot?.school = nil
    #expect(try !rules.gapReEvaluates(row, in: SuggestionRules.Facts(), now: Self.now))
    row.snapshot?.daysSinceContact = 985
    #expect(try rules.gapReEvaluates(row, in: SuggestionRules.Facts(), now: Self.now))
  }

  @Test("A null among the schools matters only before the school")
  func nullSchools() throws {
    let school = SuggestionRules.SchoolRow(id: "s1", name: "One", priority: "A")
    let after = SuggestionRules.Facts(schools: [school, nil])
    let snapshot = try rules.gapSnapshot(ofSchool: "s1", in: after, now: Self.now)
    #expect(snapshot.school?.priority == "A")
    let before = SuggestionRules.Facts(schools: [nil, school])
    #expect(throws: SuggestionRules.MissingRowError.self) {
      try rules.gapSnapshot(ofSchool: "s1", in: before, now: Self.now)
    }
  }

  @Test("A snapshot has no school for an unknown one, and is empty without an id")
  func snapshot() throws {
    let facts = SuggestionRules.Facts(
      schools: [SuggestionRules.SchoolRow(id: "s1", name: "One", status: "visiting")])
    let known = try rules.gapSnapshot(ofSchool: "s1", in: facts, now: Self.now)
    #expect(known.daysSinceContact == 999 && known.school?.status == "visiting")
    let unknown = try rules.gapSnapshot(ofSchool: "s9", in: facts, now: Self.now)
    #expect(unknown.daysSinceContact == 999 && unknown.school == nil)
    for id in [nil, ""] {
      #expect(
        try rules.gapSnapshot(ofSchool: id, in: facts, now: Self.now) == SuggestionRules.Snapshot())
    }
  }

  @Test("Pending suggestions are taken medium first and high last, a fault of the web app")
  func surface() {
    let rows = [
      Self.row("high", urgency: "high", isPending: true, daysAgo: 9),
      Self.row("low", urgency: "low", isPending: true),
      Self.row("new", isPending: true), Self.row("old", isPending: true, daysAgo: 3),
      Self.row("shown"), Self.row("odd", urgency: "urgent", isPending: true),
    ]
    #expect(rules.toSurface(rows, limit: 9).map(\.id) == ["odd", "old", "new", "low", "high"])
    #expect(rules.toSurface(rows).map(\.id) == ["odd", "old", "new"])
    #expect(rules.toSurface(rows, limit: 0).isEmpty)
    #expect(rules.toSurface(rows, limit: -1).isEmpty)
  }

  @Test("The dashboard shows three, a school two of its own, any other place all")
  func surfaced() {
    var dismissed = Self.row("dismissed")
    dismissed.isDismissed = true
    var completed = Self.row("completed")
    completed.isCompleted = true
    let rows = [
      Self.row("high", urgency: "high", school: "s1"), Self.row("a", school: "s1", daysAgo: 2),
      Self.row("b", daysAgo: 1), Self.row("c", school: "s1", daysAgo: 3), dismissed, completed,
      Self.row("pending", isPending: true),
    ]
    func ids(_ location: SuggestionRules.Location) -> [String] {
      rules.surfaced(rows, at: location).map(\.id)
    }
    #expect(ids(.dashboard) == ["b", "a", "c"])
    #expect(ids(.schoolPage(id: "s1")) == ["a", "c"])
    #expect(ids(.schoolPage(id: "s9")) == [])
    #expect(ids(.elsewhere) == ["b", "a", "c", "high"])
  }
}
