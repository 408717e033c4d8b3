import CompassRules
import Testing

@Suite("The app's words")
struct LabeledValueTests {
  @Test("Add Coach 3, School Detail 3: a coach's role has three names")
  func roles() {
    #expect(CoachRole.allCases.map(\.rawValue) == ["head", "assistant", "recruiting"])
    #expect(
      CoachRole.allCases.map(\.displayName) == [
        "Head Coach", "Assistant Coach", "Recruiting Coordinator",
      ])
  }

  @Test("Coaches List 6: short role names and badge colors")
  func roleBadges() {
    #expect(CoachRole.allCases.map(\.shortName) == ["Head Coach", "Assistant", "Recruiting"])
    #expect(CoachRole.allCases.map(\.badgeColor) == [.purple, .blue, .emerald])
  }

  @Test("Interaction 3: nine types are offered, thirteen are known")
  func interactionTypes() {
    #expect(InteractionType.offered.count == 9)
    #expect(InteractionType.allCases.count == 13)
    #expect(
      InteractionType.offered.map(\.displayName) == [
        "Email", "Phone Call", "Text", "In-Person Visit", "Virtual Meeting", "Camp", "Showcase",
        "Tweet", "Direct Message",
      ])
    #expect(
      InteractionType.offered.map(\.symbol.rawValue) == [
        "envelope.fill", "phone.fill", "bubble.left.fill", "person.2.fill", "video.fill",
        "figure.run", "star.fill", "bubble.left.fill", "paperplane.fill",
      ])
    #expect(
      InteractionType.offered.map(\.symbolColor) == [
        .blue, .purple, .green, .orange, .indigo, .orange, .pink, .cyan, .purple,
      ])
  }

  @Test("Interaction 3: a direction's name, subtitle and badge")
  func directions() {
    #expect(InteractionDirection.allCases.map(\.displayName) == ["Outbound", "Inbound"])
    #expect(InteractionDirection.allCases.map(\.subtitle) == ["We initiated", "They initiated"])
    #expect(InteractionDirection.allCases.map(\.badgeColor) == [.purple, .emerald])
    #expect(InteractionDirection.badgeColor(of: nil) == .slate)
  }

  @Test("Interaction 6: a sentiment's name and badges")
  func sentiments() {
    let all = InteractionSentiment.allCases
    #expect(all.map(\.displayName) == ["Very Positive", "Positive", "Neutral", "Negative"])
    #expect(all.map(\.badgeColor) == [.emerald, .blue, .slate, .red])
    #expect(
      all.map(\.badge.classNames) == [
        "bg-green-100 text-green-800", "bg-blue-100 text-blue-800", "bg-gray-100 text-gray-800",
        "bg-red-100 text-red-800",
      ])
    #expect(InteractionSentiment.badgeColor(of: "mixed") == .slate)
  }

  @Test("Create Event 3: the names of types and sources")
  func events() {
    #expect(
      EventType.allCases.map(\.displayName) == [
        "Showcase", "Camp", "Official Visit", "Unofficial Visit", "Game",
      ])
    #expect(
      EventSource.allCases.map(\.displayName) == [
        "Email", "Flyer", "Web Search", "Recommendation", "Friend", "Other",
      ])
    #expect(EventSource(rawValue: "web_search") == .webSearch)
  }

  @Test("School Detail 6, Appendix D: a status's name and badge")
  func statuses() {
    #expect(SchoolStatus.offered.count == 9)
    #expect(
      SchoolStatus(rawValue: "official_visit_invited")?.displayName == "Official Visit Invited")
    #expect(SchoolStatus.committed.badge.classNames == "bg-green-800 text-white")
    #expect(SchoolStatus.notPursuing.badge.classNames == "bg-gray-300 text-gray-700")
    #expect(SchoolStatus.interested.badge.classNames == "bg-blue-100 text-blue-700")
    #expect(Set(SchoolStatus.offered.map(\.badge)).count == 9)
  }

  @Test("School Detail 6: priority tiers and divisions have badges")
  func tiersAndDivisions() {
    #expect(PriorityTier.allCases.map(\.rawValue) == ["A", "B", "C"])
    #expect(PriorityTier.allCases.map(\.badgeColor) == [.gold, .silver, .bronze])
    #expect(Division.allCases.map(\.badgeColor) == [.blue, .green, .purple, .orange, .gray])
  }

  @Test(
    "School Detail 6: a school's size by its students",
    arguments: [
      (nil, nil), (0, nil), (-1, nil), (.nan, nil), (0.5, .verySmall), (999, .verySmall),
      (1000, .small), (4999, .small), (5000, .medium), (9999, .medium), (10000, .large),
      (19999, .large), (20000, .veryLarge), (.infinity, .veryLarge),
    ] as [(Double?, SchoolRules.Size?)])
  func sizes(students: Double?, size: SchoolRules.Size?) {
    #expect(SchoolRules.Size(studentSize: students) == size)
  }

  @Test("A size's name and badge")
  func sizeBadges() {
    #expect(
      SchoolRules.Size.allCases.map(\.displayName) == [
        "Very Small", "Small", "Medium", "Large", "Very Large",
      ])
    #expect(
      SchoolRules.Size.allCases.map(\.badge.background.color) == [
        .green, .blue, .yellow, .orange, .red,
      ])
  }

  @Test("An unknown word has no value and keeps its text", arguments: ["volunteer", "", "Head"])
  func unknownWords(text: String) {
    #expect(CoachRole(rawValue: text) == nil)
    let word = StoredWord<CoachRole>(text)
    #expect(word.value == nil)
    #expect(word.displayName == text)
    #expect(StoredWord(CoachRole.head).displayName == "Head Coach")
  }

  @Test("Words are equal if they have the same code units")
  func exactEquality() {
    #expect(StoredWord<CoachRole>("\u{E9}") != StoredWord("e\u{301}"))
    #expect(StoredWord<CoachRole>("\u{E9}") == StoredWord("\u{E9}"))
    #expect(Set([StoredWord<CoachRole>("\u{E9}"), "e\u{301}", "\u{E9}"]).count == 2)
  }
}
