import CompassRules
import Foundation
import Testing

@Suite("Interaction pages")
struct InteractionRulesTests {
  private func alert(
    direction: String = "inbound", coach: (String, String)?, enabled: Bool? = true
  ) -> InteractionRules.InboundAlert? {
    InteractionRules.InboundAlert(
      interactionID: "i1", type: .init("phone_call"), direction: .init(direction),
      coach: coach.map { (firstName: $0.0, lastName: $0.1) }, userID: "u1", alertsEnabled: enabled,
      now: Date(milliseconds: 1_770_562_800_000))
  }

  @Test("Interaction 4: an inbound contact raises an alert that names the coach")
  func inboundAlert() {
    let named = alert(coach: ("Dana", "Cole"))
    #expect(named?.title == "New Contact from Dana Cole")
    #expect(
      named?.message
        == "Dana Cole reached out via phone_call. View the interaction to see details.")
    #expect(named?.userID == "u1" && named?.interactionID == "i1")
    #expect(alert(coach: nil)?.title == "New Contact from A coach")
    #expect(alert(coach: ("", "Cole"))?.title == "New Contact from Cole")
    #expect(alert(coach: (" ", "\u{FEFF}"))?.title == "New Contact from ")
  }

  @Test("Interaction 4: an alert is a row of the notifications, shown at once")
  func alertRow() throws {
    let named = try #require(alert(coach: ("Dana", "Cole")))
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(named))
    #expect(
      object as? [String: String] == [
        "user_id": "u1", "type": "inbound_interaction", "title": "New Contact from Dana Cole",
        "message": "Dana Cole reached out via phone_call. View the interaction to see details.",
        "related_entity_type": "interaction", "related_entity_id": "i1",
        "scheduled_for": "2026-02-08T15:00:00.000Z",
      ])
    #expect(named.scheduledFor == Date(milliseconds: 1_770_562_800_000))
    let unscheduled = InteractionRules.InboundAlert(
      interactionID: "i", type: .init("x"), direction: .init(.inbound), coach: nil, userID: "u",
      alertsEnabled: true, now: .invalid)
    let row = try JSONSerialization.jsonObject(with: JSONEncoder().encode(unscheduled))
    #expect((row as? [String: Any])?["scheduled_for"] is NSNull)
  }

  @Test("Interaction 4: outbound contacts raise none, nor while alerts are off")
  func noAlert() {
    #expect(alert(direction: "outbound", coach: nil) == nil)
    #expect(alert(direction: "", coach: nil) == nil)
    #expect(alert(coach: nil, enabled: false) == nil)
    #expect(alert(coach: nil, enabled: nil) == nil)
  }

  @Test("Interaction 3: the form needs school, type, direction and date")
  func gate() {
    let complete = InteractionRules.FormGate(
      schoolID: "s", type: "email", direction: "inbound", occurredAt: "2026-02-08T12:00")
    #expect(complete.isComplete)
    #expect(complete.submits(isSubmitting: false))
    for field in [
      \InteractionRules.FormGate.schoolID, \.type, \.direction, \.occurredAt,
    ] as [WritableKeyPath<InteractionRules.FormGate, String>] {
      var gate = complete
      gate[keyPath: field] = ""
      #expect(!gate.isComplete)
    }
  }

  @Test("Interaction 9: a second tap does not submit again")
  func doubleTap() {
    let gate = InteractionRules.FormGate(
      schoolID: "s", type: "t", direction: "d", occurredAt: "o")
    #expect(!gate.submits(isSubmitting: true))
  }

  @Test("Interaction 9: athletes see \"Log My Interaction\"")
  func titles() {
    #expect(InteractionRules.PageText.formTitle(for: .player) == "Log My Interaction")
    #expect(InteractionRules.PageText.formTitle(for: .parent) == "Log Interaction")
    #expect(InteractionRules.PageText.formTitle(for: nil) == "Log Interaction")
  }

  @Test("Interaction 9: \"You\" for one's own interactions, the name for others'")
  func loggedBy() {
    #expect(
      InteractionRules.PageText.loggedBy(userID: "a", name: "Al", currentUserID: "a") == "You")
    #expect(InteractionRules.PageText.loggedBy(userID: "a", name: "Al", currentUserID: "b") == "Al")
    #expect(
      InteractionRules.PageText.loggedBy(userID: "a", name: "", currentUserID: "b") == "Unknown")
    #expect(
      InteractionRules.PageText.loggedBy(userID: nil, name: nil, currentUserID: nil) == "Unknown")
    for name in [nil, ""] {
      #expect(
        InteractionRules.PageText.loggedBy(
          userID: "a", name: name, currentUserID: "b", source: .web)
          == "Unknown User")
    }
  }

  @Test("Interaction 8: a dash without a reference, a fallback for a deleted one")
  func cells() {
    let text = InteractionRules.PageText.cell
    #expect(text(nil, nil, InteractionRules.PageText.unknownSchool) == "\u{2014}")
    #expect(text("s", nil, InteractionRules.PageText.unknownSchool) == "Unknown School")
    #expect(text("c", nil, InteractionRules.PageText.unknownCoach) == "Unknown Coach")
    #expect(text("s", "Georgia", InteractionRules.PageText.unknownSchool) == "Georgia")
  }

  @Test("Interaction 9: the type's name replaces a missing subject")
  func subject() {
    var interaction = InteractionRules.Record(type: .init(.camp), direction: .init(.inbound))
    #expect(interaction.displaySubject == "Camp")
    interaction.subject = "Hello"
    #expect(interaction.displaySubject == "Hello")
    #expect(!interaction.hasContent && !interaction.hasAttachments)
    interaction.sentiment = .init(.neutral)
    #expect(interaction.accessibilityLabel == "Camp interaction, Inbound, sentiment: Neutral")
  }

  @Test("Interaction 9: the attachments are shown with their number, none are hidden")
  func attachments() {
    var interaction = InteractionRules.Record(type: .init(.camp), direction: .init(.inbound))
    #expect(!interaction.hasAttachments && interaction.attachmentsHeader == nil)
    interaction.attachmentCount = 1
    #expect(interaction.hasAttachments && interaction.attachmentsHeader == "Attachments (1)")
    interaction.attachmentCount = 12
    #expect(interaction.attachmentsHeader == "Attachments (12)")
    #expect(InteractionRules.PageText.attachmentsHeader(count: -1) == nil)
  }

  @Test("Interaction 9: a school without coaches offers to add one")
  func noCoaches() {
    let coaches = [
      CoachRules.ListEntry(id: "c", schoolID: "s1", firstName: "", lastName: "", role: .init(.head))
    ]
    var selection = InteractionRules.CoachSelection()
    // No school: the picker is disabled and shows neither coaches nor the text.
    #expect(selection.emptyState(of: coaches) == nil)
    selection.selectSchool("s1")
    #expect(selection.emptyState(of: coaches) == nil)
    selection.selectSchool("s2")
    let empty = selection.emptyState(of: coaches)
    #expect(empty?.title == "No coaches found" && empty?.action == "+ Add new coach")
    #expect(empty == .noCoachesAtSchool && empty?.subtitle == nil && empty?.symbol == nil)
    #expect(selection.emptyState(of: [] as [CoachRules.ListEntry]) == .noCoachesAtSchool)
    #expect(InteractionRules.CoachSelection.otherCoachOption == "Other coach (not listed)")
  }

  @Test("Interaction 9: another school clears the coach")
  func coachSelection() {
    let coaches = ["s1", "s2", "s1"].enumerated().map { index, school in
      CoachRules.ListEntry(
        id: String(index), schoolID: school, firstName: "", lastName: "", role: .init(.head))
    }
    var selection = InteractionRules.CoachSelection()
    #expect(selection.offered(coaches).isEmpty)
    selection.selectSchool("s1")
    #expect(selection.offered(coaches).map(\.id) == ["0", "2"])
    selection.selectCoach("0")
    selection.selectSchool("s1")
    #expect(selection.coachID == "0")
    selection.selectSchool("s2")
    #expect(selection.coachID == nil)
  }

  @Test("Interaction 9: the name of a coach who isn't listed is kept without a coach")
  func otherCoach() {
    var selection = InteractionRules.CoachSelection()
    selection.selectCoach("0")
    selection.nameOtherCoach("Al")
    #expect(selection.coachID == nil && selection.otherCoachName == "Al")
    selection.selectCoach("1")
    #expect(selection.otherCoachName == nil)
  }
}
