internal import CompassRules
internal import SourceJSON

/// The responsiveness score's rules by their recorded names.
enum ResponsivenessRules {
  static let all = Rule.list(until: .february2026) {
    Rule(
      "responsiveness.score", "How much of what was sent to a coach was answered, in percent.",
      CoachRules.ResponsivenessScore.init(outbound:inbound:), "outboundCount", "inboundCount")
    Rule(
      "responsiveness.label", "The words and badge of a score.",
      { (score: CoachRules.ResponsivenessScore) -> Members in
        ["label": score.label, "color": score.badge.classNames]
      }, "score")
    Rule(
      "responsiveness.barClass", "The class of a score's bar.",
      { (score: CoachRules.ResponsivenessScore) in "bg-\(score.barColor.name)" }, "score")
    Rule(
      "responsiveness.isResponsive", "Whether a score reaches a threshold, 50 by default.",
      { (score: CoachRules.ResponsivenessScore, threshold: Double) in
        score.isResponsive(threshold: threshold)
      }, "score", .or("threshold", 50))
    Rule(
      "responsiveness.filterLabel", "The label of a level in the filter.",
      CoachRules.ResponsivenessLevel.displayName, "value")
  }
}
