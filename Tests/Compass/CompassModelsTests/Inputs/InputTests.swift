import CompassModels
import CompassRules
import CompassSchemas
import Foundation
import Testing
import Validation

/// The outputs of the web app's schemas for valid payloads, as types.
@Suite struct InputTests {
  @Test func aCoach() throws {
    let outcome = try Validator(.coach).decode(
      Coach.Input.self,
      from: #"{"role": "head", "first_name": " <b>Ann</b> ", "email": "A@B.CO", "phone": ""}"#)
    #expect(
      outcome
        == .valid(
          Coach.Input(firstName: "Ann", role: .head, details: .init(email: "a@b.co", phone: ""))))
    #expect(
      try Validator(.coach).decode(Coach.Input.self, from: "{}").issues.map(\.field) == ["role"])
  }

  @Test func anInteraction() throws {
    let outcome = try Validator(.interaction).decode(
      Interaction.Input.self,
      from: """
        {"type": "official_visit", "direction": "inbound", "sentiment": null, "coach_id": null,
         "occurred_at": "2026-02-08T12:00:00Z", "school_id": "550e8400-e29b-41d4-a716-446655440000"}
        """)
    #expect(
      outcome.output
        == Interaction.Input(
          type: .officialVisit, direction: .inbound,
          occurredAt: Date(timeIntervalSince1970: 1_770_552_000),
          details: .init(schoolID: "550e8400-e29b-41d4-a716-446655440000")))
  }

  @Test func anEvent() throws {
    let outcome = try Validator(.event).decode(
      Event.Input.self,
      from: #"{"type": "camp", "start_date": "2026-04-15", "cost": 0, "state": "ga"}"#)
    #expect(
      outcome.output
        == Event.Input(type: .camp, startDate: "2026-04-15", details: .init(state: "GA", cost: 0)))
  }

  /// Every word that a schema lets pass is one of the type's.
  @Test func theSchemasWordsAreTheTypes() throws {
    let interaction = try Validator(.interaction)
    for type in InteractionType.allCases {
      let payload = """
        {"type": "\(type.rawValue)", "direction": "outbound", "coach_id": null,
         "occurred_at": "2026-02-08T12:00:00Z", "school_id": "550e8400-e29b-41d4-a716-446655440000"}
        """
      #expect(
        try interaction.decode(Interaction.Input.self, from: payload).output?.type == type)
    }
    #expect(InteractionType.allCases.count == 13)
  }
}
