internal import CompassRules
internal import SourceJSON

/// The names and colors of stored words by their recorded names.
enum LabelRules {
  static let all = [
    Rule("label.role", "The name of a coach's role.", [.text("role")]) {
      arguments throws(RuleError) in
      .text(CoachRole.displayName(of: arguments.text("role") ?? ""))
    },
    Rule("label.interactionType", "The name of an interaction's type.", [.text("type")]) {
      arguments throws(RuleError) in
      .text(InteractionType.displayName(of: arguments.text("type") ?? ""))
    },
    Rule("label.sentiment", "The name of a sentiment.", [.text("sentiment")]) {
      arguments throws(RuleError) in
      .text(InteractionSentiment.displayName(of: arguments.text("sentiment") ?? ""))
    },
    Rule("label.direction", "The name of a direction.", [.text("direction")]) {
      arguments throws(RuleError) in
      .text(InteractionDirection.displayName(of: arguments.text("direction") ?? ""))
    },
    Rule(
      "badge.sentiment", "The color of a sentiment's badge.", [.text("sentiment").optional]
    ) { arguments throws(RuleError) in
      .text(InteractionSentiment.badgeColor(of: arguments.text("sentiment")).rawValue)
    },
    Rule(
      "badge.direction", "The color of a direction's badge.", [.text("direction").optional]
    ) { arguments throws(RuleError) in
      .text(InteractionDirection.badgeColor(of: arguments.text("direction")).rawValue)
    },
  ]
}
