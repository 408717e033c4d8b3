internal import CompassRules
internal import SourceJSON

/// The alert about an inbound interaction by its recorded name.
enum AlertRules {
  static let all = [
    Rule(
      "interaction.inboundAlert", "The notification that a coach got in touch, or null.",
      [
        .text("type"), .text("direction"), RuleParameter("alertsEnabled", .flag).optional,
        .object("coach").optional, .text("userId").optional, .text("interactionId").optional,
      ]
    ) { arguments throws(RuleError) in
      let coach = arguments.object("coach")
      let name = (coach.text("first_name") ?? "", coach.text("last_name") ?? "")
      // Recorded cases leave out the ids, which are the recording's, and the time, which isn't shown.
      let alert = InteractionRules.InboundAlert(
        interactionID: arguments.text("interactionId") ?? "i1", type: arguments.stored("type"),
        direction: arguments.stored("direction"), coach: arguments.has("coach") ? name : nil,
        userID: arguments.text("userId") ?? "u1", alertsEnabled: arguments.flag("alertsEnabled"),
        now: .invalid)
      guard let alert else { return .null }
      return [
        "user_id": .text(alert.userID),
        "type": .text(InteractionRules.InboundAlert.notificationType),
        "title": .text(alert.title), "message": .text(alert.message),
        "related_entity_type": .text(InteractionRules.InboundAlert.relatedEntityType),
        "related_entity_id": .text(alert.interactionID),
      ]
    }
  ]
}
