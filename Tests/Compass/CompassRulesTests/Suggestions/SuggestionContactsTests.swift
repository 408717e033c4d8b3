import CompassRules
import Testing

@Suite("Suggestions on the contact with schools")
struct SuggestionContactsTests {
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private static func school(
    _ id: String, priority: String? = "A", status: String? = "contacted"
  ) -> SuggestionRules.SchoolRow {
    SuggestionRules.SchoolRow(id: id, name: "School \(id)", priority: priority, status: status)
  }

  private static func contact(_ school: String?, daysAgo: Double) -> SuggestionRules.InteractionRow
  {
    SuggestionRules.InteractionRow(
      schoolID: school, occurredAt: Date(milliseconds: now.milliseconds - daysAgo * 86_400_000)
    )
  }

  private func suggestions(
    _ rule: SuggestionRules.Rule, _ facts: SuggestionRules.Facts
  ) throws -> [SuggestionRules.Suggestion] {
    try SuggestionRules.suggestions(by: rule, for: facts, now: Self.now)
  }

  @Test(
    "A gap of contact is medium from 21 days, high from 30",
    arguments: [
      (20.999, nil), (21.0, .medium), (29.999, .medium), (30, .high), (-3, nil),
    ] as [(Double, SuggestionRules.Urgency?)])
  func gap(daysAgo: Double, urgency: SuggestionRules.Urgency?) throws {
    let facts = SuggestionRules.Facts(
      schools: [Self.school("s1")],
      interactions: [
        Self.contact("s1", daysAgo: 400), Self.contact("s1", daysAgo: daysAgo),
        Self.contact("s2", daysAgo: 0), Self.contact(nil, daysAgo: 0),
      ])
    #expect(try suggestions(.interactionGap, facts).first?.urgency == urgency)
  }

  @Test("Without an interaction a gap has 999 days; an unreadable date has none")
  func never() throws {
    var facts = SuggestionRules.Facts(schools: [Self.school("s1")])
    let message = "It's been 999 days since you contacted School s1. Stay on their radar!"
    #expect(try suggestions(.interactionGap, facts).map(\.message) == [message])
    facts.interactions = [SuggestionRules.InteractionRow(schoolID: "s1", occurredAt: .invalid)]
    #expect(try suggestions(.interactionGap, facts) == [])
  }

  @Test(
    "A gap needs the priority A or B and one of three statuses",
    arguments: [
      ("A", "interested", 1), ("B", "visited", 1), ("C", "contacted", 0), ("a", "contacted", 0),
      ("A", "visiting", 0), ("A", "Contacted", 0), (nil, "contacted", 0), ("A", nil, 0),
    ] as [(String?, String?, Int)])
  func gapOfSchool(priority: String?, status: String?, count: Int) throws {
    let school = Self.school("s1", priority: priority, status: status)
    #expect(try suggestions(.interactionGap, .init(schools: [school])).count == count)
  }

  @Test("A placeholder in a school's name is not filled")
  func placeholders() throws {
    let school = SuggestionRules.SchoolRow(
      id: "s1", name: "N NAME", priority: "A", status: "contacted")
    let message = "It's been 999 days since you contacted N NAME. Stay on their radar!"
    #expect(try suggestions(.interactionGap, .init(schools: [school])).map(\.message) == [message])
  }

  @Test(
    "A reminder of the highest priority is due from 14 days, whatever the status",
    arguments: [(13.999, 0), (14.0, 1), (400, 1)])
  func reminder(daysAgo: Double, count: Int) throws {
    let facts = SuggestionRules.Facts(
      schools: [Self.school("s1", status: nil), Self.school("s2", priority: "B")],
      interactions: [Self.contact("s1", daysAgo: daysAgo)])
    #expect(try suggestions(.prioritySchoolReminder, facts).count == count)
  }

  @Test(
    "Outreach is due for a mean of more than 30 whole days, or one of more than 45",
    arguments: [
      ([30.999], false), ([31.0], true), ([29.0, 32], false), ([30.0, 32], true),
      ([30.5, 31.5], false), ([45.999, 0], false), ([46.0, 0], true), ([], false),
    ] as [([Double], Bool)])
  func outreach(daysAgo: [Double], isDue: Bool) throws {
    let ids = daysAgo.indices.map { "s\($0)" }
    let facts = SuggestionRules.Facts(
      grade: .number(11),
      schools: ids.map { Self.school($0, priority: "B") } + [Self.school("c", priority: "C")],
      interactions: zip(ids, daysAgo).map { Self.contact($0, daysAgo: $1) })
    #expect(try suggestions(.formalOutreach, facts).isEmpty == !isDue)
  }

  @Test(
    "Outreach starts in grade 11, where it is less urgent; only the number 11 is that grade",
    arguments: [
      (nil, nil), (.number(0), nil), (.number(10.5), nil), (.number(11), .medium),
      (.number(12), .high), (.number(13), .high), (.text("11"), .high), (.text("10"), nil),
      (.text(""), nil), (.text("junior"), nil), (.number(.nan), nil),
    ] as [(SuggestionRules.Grade?, SuggestionRules.Urgency?)])
  func outreachGrade(grade: SuggestionRules.Grade?, urgency: SuggestionRules.Urgency?) throws {
    let facts = SuggestionRules.Facts(grade: grade, schools: [Self.school("s1")])
    #expect(try suggestions(.formalOutreach, facts).first?.urgency == urgency)
  }

  @Test(
    "A follow-up is due for events of the last seven days and ahead",
    arguments: [(7.999, 1), (8.0, 0), (0, 1), (-30, 1)])
  func followUp(daysAgo: Double, count: Int) throws {
    let date = Date(milliseconds: Self.now.milliseconds - daysAgo * 86_400_000)
    var event = SuggestionRules.EventRow(id: "e1", name: "Camp", date: date, isAttended: true)
    let message = "Follow up on Camp with a thank-you email to coaches you met"
    let found = try suggestions(.eventFollowUp, .init(events: [event]))
    #expect(found.map(\.message) == Array(repeating: message, count: count))
    event.isAttended = false
    #expect(try suggestions(.eventFollowUp, .init(events: [event])) == [])
    event.isAttended = true
    event.date = nil
    #expect(try suggestions(.eventFollowUp, .init(events: [event])) == [])
  }

  @Test("A later contact with any school counts as the follow-up, a fault of the web app")
  func followUpOfAnySchool() throws {
    let date = Date("2026-08-19T15:30:00Z", clock: .utc)
    func isDue(_ interaction: SuggestionRules.InteractionRow) throws -> Bool {
      let event = SuggestionRules.EventRow(
        id: "e1", name: "Camp", schoolID: "s1", date: date, isAttended: true)
      let facts = SuggestionRules.Facts(interactions: [interaction], events: [event])
      return try !suggestions(.eventFollowUp, facts).isEmpty
    }
    let later = Date(milliseconds: date.milliseconds + 1)
    #expect(try !isDue(.init(schoolID: "s2", occurredAt: later)))
    #expect(try isDue(.init(schoolID: "s1", occurredAt: date)))
    #expect(try !isDue(.init(schoolID: "s1", occurredAt: nil, relatedEventID: "e1")))
    #expect(try isDue(.init(schoolID: "s1", occurredAt: nil, relatedEventID: "e2")))
  }

  @Test("A school without an id is not that of interactions whose school is null")
  func missingAndNullIDs() throws {
    func days(_ school: SuggestionRules.SchoolRow, _ interaction: SuggestionRules.InteractionRow)
      throws -> Bool
    {
      let facts = SuggestionRules.Facts(schools: [school], interactions: [interaction])
      return try !suggestions(.prioritySchoolReminder, facts).isEmpty
    }
    let null = SuggestionRules.SchoolRow(id: String?.none, name: "N", priority: "A")
    var missing = null
    missing.lacksID = true
    let ofNull = SuggestionRules.InteractionRow(schoolID: String?.none, occurredAt: Self.now)
    var ofNone = ofNull
    ofNone.lacksSchool = true
    #expect(try !days(null, ofNull) && days(null, ofNone))
    #expect(try days(missing, ofNull) && !days(missing, ofNone))
  }

  @Test("An unreadable date first among the interactions hides the others")
  func unreadableDates() throws {
    func due(_ dates: [Date]) throws -> Bool {
      let facts = SuggestionRules.Facts(
        schools: [Self.school("s1")],
        interactions: dates.map { SuggestionRules.InteractionRow(schoolID: "s1", occurredAt: $0) })
      return try !suggestions(.prioritySchoolReminder, facts).isEmpty
    }
    let old = Date(milliseconds: Self.now.milliseconds - 20 * 86_400_000)
    #expect(try due([old, .invalid, Self.now]))
    #expect(try !due([.invalid, old]))
    #expect(try !due([Self.now, .invalid, old]))
  }
}
