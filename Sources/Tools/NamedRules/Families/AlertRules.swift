internal import CompassRules

/// The alert about an inbound interaction by its recorded name.
enum AlertRules {
  static let all = Rule.list {
    Rule(
      "interaction.inboundAlert", "The notification that a coach got in touch, or null.",
      {
        (type, direction, isEnabled: Bool?, coach: RuleArguments?, user: String, id: String)
          -> Members? in
        // Recorded cases leave out the ids, which are the recording's, and the time, which isn't shown.
        let alert = InteractionRules.InboundAlert(
          interactionID: id, type: type, direction: direction,
          coach: coach.map { ($0["first_name"], $0["last_name"]) }, userID: user,
          alertsEnabled: isEnabled, now: .invalid)
        return alert.map { alert in
          [
            "user_id": alert.userID, "type": InteractionRules.InboundAlert.notificationType,
            "title": alert.title, "message": alert.message,
            "related_entity_type": InteractionRules.InboundAlert.relatedEntityType,
            "related_entity_id": alert.interactionID,
          ]
        }
      }, "type", "direction", "alertsEnabled", "coach", .or("userId", "u1"),
      .or("interactionId", "i1"))
  }
}
