import CompassRules
import Testing

@Suite("Suggestions on a grade's steps, videos and showcases")
struct SuggestionMilestonesTests {
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private func suggestions(
    _ rule: SuggestionRules.Rule, _ facts: SuggestionRules.Facts
  ) throws -> [SuggestionRules.Suggestion] {
    try SuggestionRules.suggestions(by: rule, for: facts, now: Self.now)
  }

  private static func school(division: String? = nil, priority: String? = nil)
    -> SuggestionRules.SchoolRow
  {
    SuggestionRules.SchoolRow(id: "s1", name: "School", priority: priority, division: division)
  }

  @Test(
    "The registration is for the number 11 and divisions that no row has, a fault of the web app",
    arguments: [
      (.number(11), "DI", 1), (.number(11), "DII", 1), (.number(11), "D1", 0),
      (.number(11), "DIII", 0), (.text("11"), "DI", 0), (.number(12), "DI", 0), (nil, "DI", 0),
    ] as [(SuggestionRules.Grade?, String, Int)])
  func registration(grade: SuggestionRules.Grade?, division: String, count: Int) throws {
    let facts = SuggestionRules.Facts(grade: grade, schools: [Self.school(division: division)])
    #expect(try suggestions(.ncaaRegistration, facts).count == count)
  }

  @Test("The completed task ends the suggestion of the registration")
  func registrationTask() throws {
    func isDue(_ task: String, _ status: String) throws -> Bool {
      let facts = SuggestionRules.Facts(
        grade: .number(11), schools: [Self.school(division: "DI")],
        tasks: [SuggestionRules.TaskRow(taskID: task, status: status)])
      return try !suggestions(.ncaaRegistration, facts).isEmpty
    }
    #expect(try !isDue("task-11-a3", "completed"))
    #expect(try isDue("task-11-a3", "in_progress"))
    #expect(try isDue("task-11-a1", "completed"))
  }

  @Test(
    "A short list is shorter than 20 schools",
    arguments: [(0, "0 schools"), (1, "1 school"), (2, "2 schools"), (19, "19 schools"), (20, nil)])
  func listLength(count: Int, words: String?) throws {
    let facts = SuggestionRules.Facts(
      grade: .number(10), schools: Array(repeating: Self.school(), count: count))
    let message = words.map {
      "You have \($0) on your list. Aim for 20-30 target schools to maximize your opportunities."
    }
    #expect(try suggestions(.schoolListBuilding, facts).first?.message == message)
  }

  @Test(
    "The list is for grades 10 and 11, as texts too",
    arguments: [
      (.number(10), .medium), (.number(11), .high), (.text(" 11 "), .high), (.text("10"), .medium),
      (.number(9), nil), (.number(12), nil), (.number(10.5), nil), (nil, nil), (.text("x"), nil),
    ] as [(SuggestionRules.Grade?, SuggestionRules.Urgency?)])
  func listGrade(grade: SuggestionRules.Grade?, urgency: SuggestionRules.Urgency?) throws {
    #expect(
      try suggestions(.schoolListBuilding, .init(grade: grade)).first?.urgency == urgency)
  }

  @Test(
    "Visits are high in grade 12 only",
    arguments: [
      (.number(10), nil), (.number(11), .medium), (.number(12), .high), (.number(13), .medium),
      (.text("12"), .high), (nil, nil),
    ] as [(SuggestionRules.Grade?, SuggestionRules.Urgency?)])
  func visitGrade(grade: SuggestionRules.Grade?, urgency: SuggestionRules.Urgency?) throws {
    let facts = SuggestionRules.Facts(grade: grade, schools: [Self.school(priority: "B")])
    #expect(try suggestions(.officialVisit, facts).first?.urgency == urgency)
  }

  @Test("Two visits are enough; any type with a visit counts")
  func visits() throws {
    func count(_ types: [String?]) throws -> Int {
      let facts = SuggestionRules.Facts(
        grade: .number(11), schools: [Self.school(priority: "A")],
        interactions: types.map { SuggestionRules.InteractionRow(interactionType: $0) })
      return try suggestions(.officialVisit, facts).count
    }
    #expect(try count(["in_person_visit", "OFFICIAL"]) == 0)
    #expect(try count(["in_person_visit", nil, "email"]) == 1)
    #expect(
      try suggestions(
        .officialVisit, .init(grade: .number(11), schools: [Self.school(priority: "C")])) == [])
  }

  @Test(
    "A showcase is due when the latest one is more than six times 30 days ago",
    arguments: [(209.999, nil), (210, "Plan to attend"), (-5, nil)] as [(Double, String?)])
  func showcase(daysAgo: Double, start: String?) throws {
    let date = Date(milliseconds: Self.now.milliseconds - daysAgo * 86_400_000)
    let older = Date("2020-01-01", clock: .utc)
    let facts = SuggestionRules.Facts(
      grade: .number(10),
      events: [older, date, nil].map { SuggestionRules.EventRow(id: "e", name: "E", date: $0) })
    let message = try suggestions(.showcaseAttendance, facts).first?.message
    #expect(message.map { String($0.prefix(14)) } == start)
  }

  @Test("Without a dated event the first sentence is shown, in grade 10 alone")
  func firstShowcase() throws {
    func message(_ grade: SuggestionRules.Grade?) throws -> String? {
      let facts = SuggestionRules.Facts(
        grade: grade, events: [SuggestionRules.EventRow(id: "e", name: "E")])
      return try suggestions(.showcaseAttendance, facts).first?.message
    }
    #expect(try message(.number(10))?.hasPrefix("Attend summer showcases") == true)
    #expect(try message(.text("10")) == nil)
    #expect(try message(.number(11)) == nil)
    #expect(try message(nil) == nil)
  }

  @Test("A video is missing from grade 10 on")
  func missingVideo() throws {
    func count(_ grade: SuggestionRules.Grade?, videos: [SuggestionRules.VideoRow?] = []) throws
      -> Int
    {
      try suggestions(.missingVideo, .init(grade: grade, videos: videos)).count
    }
    #expect(try count(.number(10)) == 1)
    #expect(try count(.number(9.99)) == 0)
    #expect(try count(nil) == 0)
    #expect(try count(.number(10), videos: [nil]) == 0)
  }

  @Test("Each broken video has a suggestion; a title is printed as it is")
  func brokenVideos() throws {
    let facts = SuggestionRules.Facts(
      videos: [
        SuggestionRules.VideoRow(title: "TITLE", healthStatus: "broken"),
        SuggestionRules.VideoRow(title: "Two", healthStatus: "Broken"),
        SuggestionRules.VideoRow(title: "Three"),
        SuggestionRules.VideoRow(title: "", healthStatus: "broken"),
      ])
    #expect(
      try suggestions(.videoLinkHealth, facts).map(\.message) == [
        "Your video \"TITLE\" link is broken. Update it immediately.",
        "Your video \"\" link is broken. Update it immediately.",
      ])
  }

  @Test("Every rule has a stored word for its step, and three rest in dead periods")
  func table() {
    #expect(
      Set(SuggestionRules.Rule.allCases.map(\.actionType))
        == ["log_interaction", "add_school", "add_video", "update_video"])
    #expect(
      SuggestionRules.Rule.allCases.filter(\.restsInDeadPeriods)
        == [.interactionGap, .eventFollowUp, .prioritySchoolReminder])
  }
}
