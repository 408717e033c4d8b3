import CompassRules
import Testing

@Suite("Coach cards")
struct CoachCardTextTests {
  private let coach = CoachRules.ListEntry(
    id: "1", firstName: "Dana", lastName: "Cole", role: .init(.head), responsivenessScore: 65)

  @Test("Coaches List 3: full name and initials")
  func names() {
    #expect(coach.fullName == "Dana Cole")
    #expect(coach.initials == "DC")
    let nameless = CoachRules.ListEntry(id: "2", firstName: "", lastName: "", role: .init(""))
    #expect(nameless.initials == "")
  }

  @Test("Coaches List 9: \"Never contacted\" without a date")
  func lastContact() {
    #expect(CoachRules.CardText.lastContact(nil, clock: .utc) == "Never contacted")
    let moment = Date(milliseconds: 1_768_480_000_000)
    #expect(CoachRules.CardText.lastContact(moment, clock: .utc) == "Jan 15, 2026")
  }

  @Test("Coaches List 6: the number of coaches found")
  func count() {
    #expect(
      [0, 1, 2].map(CoachRules.CardText.resultCount) == [
        "0 coaches found", "1 coach found", "2 coaches found",
      ])
  }

  @Test("Coaches List 8: no school is an unknown one")
  func school() {
    #expect(CoachRules.CardText.school(nil) == "Unknown School")
    #expect(CoachRules.CardText.school("Georgia") == "Georgia")
  }

  @Test("Coaches List 3: the list has its own names of roles, the web app those of the forms")
  func roles() {
    #expect(
      CoachRole.allCases.map { $0.listName() } == ["Head Coach", "Assistant", "Recruiting"])
    #expect(
      CoachRole.allCases.map { $0.listName(source: .web) } == CoachRole.allCases.map(\.displayName))
    var coach = coach
    coach.role = .init(.recruiting)
    #expect(CoachRules.CardText.role(of: coach) == "Recruiting")
    #expect(CoachRules.CardText.role(of: coach, source: .web) == "Recruiting Coordinator")
    coach.role = .init("volunteer")
    #expect(CoachRules.CardText.role(of: coach) == "volunteer")
  }

  @Test("Coaches List 6: an empty list tells whether filters are set")
  func emptyList() {
    #expect(ListRules.EmptyState.coaches(filtered: true).title == "No coaches match your filters")
    #expect(ListRules.EmptyState.coaches(filtered: false).title == "No coaches found")
  }

  @Test("Coaches List 6: what VoiceOver reads, and the question before deleting")
  func sentences() {
    #expect(
      CoachRules.CardText.accessibilityLabel(of: coach, school: "Georgia")
        == "Dana Cole, Head Coach at Georgia, responsiveness 65%")
    var assistant = coach
    assistant.role = .init(.assistant)
    #expect(
      CoachRules.CardText.accessibilityLabel(of: assistant, school: nil)
        == "Dana Cole, Assistant at Unknown School, responsiveness 65%")
    #expect(
      CoachRules.CardText.deletionQuestion(name: coach.fullName)
        == "Are you sure you want to delete Dana Cole? This cannot be undone.")
  }
}
