internal import CompassRules
internal import SourceJSON

/// The responsiveness score's rules by their recorded names.
enum ResponsivenessRules {
  static let all = [
    Rule(
      "responsiveness.score", "How much of what was sent to a coach was answered, in percent.",
      until: .february2026,
      [.number("outboundCount"), .number("inboundCount")]
    ) { arguments throws(RuleError) in
      let outbound = try arguments.needed("outboundCount", arguments.number, as: "a number")
      let inbound = try arguments.needed("inboundCount", arguments.number, as: "a number")
      return .number(CoachRules.ResponsivenessScore(outbound: outbound, inbound: inbound).value)
    },
    Rule(
      "responsiveness.label", "The words and badge of a score.", until: .february2026,
      [.number("score")]
    ) {
      arguments throws(RuleError) in
      let score = CoachRules.ResponsivenessScore(arguments.number("score"))
      return ["label": .text(score.label), "color": .text(score.badge.classNames)]
    },
    Rule(
      "responsiveness.barClass", "The class of a score's bar.", until: .february2026,
      [.number("score")]
    ) {
      arguments throws(RuleError) in
      .text("bg-\(CoachRules.ResponsivenessScore(arguments.number("score")).barColor.name)")
    },
    Rule(
      "responsiveness.isResponsive", "Whether a score reaches a threshold, 50 by default.",
      until: .february2026,
      [.number("score"), .number("threshold").optional]
    ) { arguments throws(RuleError) in
      let score = CoachRules.ResponsivenessScore(arguments.number("score"))
      return .boolean(
        arguments.number("threshold").map(score.isResponsive) ?? score.isResponsive())
    },
    Rule(
      "responsiveness.filterLabel", "The label of a level in the filter.", until: .february2026,
      [.text("value")]
    ) {
      arguments throws(RuleError) in
      .text(CoachRules.ResponsivenessLevel.displayName(of: arguments.text("value") ?? ""))
    },
  ]
}
