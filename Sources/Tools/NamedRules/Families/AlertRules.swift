internal import CompassRules

/// The alert about an inbound interaction by its recorded name.
enum AlertRules {
  static let all = Rule.list {
    Rule(
      "interaction.inboundAlert", "The notification that a coach got in touch, or null.",
      { (type, direction, isEnabled: Bool?, coach: RuleArguments?, user: String, id: String) in
        // Recorded cases leave out the ids, which are the recording's, and the time, which isn't shown.
        InteractionRules.InboundAlert(
          interactionID: id, type: type, direction: direction,
          coach: coach.map { ($0["first_name"], $0["last_name"]) }, userID: user,
          alertsEnabled: isEnabled,
          now: .invalid)
      }, "type", "direction", "alertsEnabled", "coach", .or("userId", "u1"),
      .or("interactionId", "i1"))
  }
}

extension InteractionRules.InboundAlert: RuleObject {
  var members: Members {
    [
      "user_id": userID, "type": Self.notificationType, "title": title, "message": message,
      "related_entity_type": Self.relatedEntityType, "related_entity_id": interactionID,
    ]
  }
}
