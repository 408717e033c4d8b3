internal import CompassRules

/// The names and colors of stored words by their recorded names.
enum LabelRules {
  static let all = Rule.list {
    Rule("label.role", "The name of a coach's role.", CoachRole.displayName, "role")
    Rule(
      "label.interactionType", "The name of an interaction's type.", InteractionType.displayName,
      "type")
    Rule(
      "label.sentiment", "The name of a sentiment.", InteractionSentiment.displayName, "sentiment")
    Rule(
      "label.direction", "The name of a direction.", InteractionDirection.displayName, "direction")
    Rule(
      "badge.sentiment", "The color of a sentiment's badge.", InteractionSentiment.badgeColor,
      "sentiment")
    Rule(
      "badge.direction", "The color of a direction's badge.", InteractionDirection.badgeColor,
      "direction")
  }
}
