internal import JSPrimitives

/// The badge of a fit score by its number.
///
/// Specification "School Detail", 6 Fit Score Badge and Appendix B.
public enum FitScoreBadge {
  /// Returns green from 70, orange from 50, otherwise red; NaN is red.
  public static func color(score: Double) -> SemanticColor {
    score >= 70 ? .green : score >= 50 ? .orange : .red
  }

  /// Returns the badge's colors for a tier.
  ///
  /// In Appendix B of the specification, a safety is green and a match blue. The web app's colors
  /// are those of `FitTier.badgeColor`, a match emerald and a safety blue.
  public static func style(tier: FitTier, source: RuleSource = .specification) -> BadgeStyle {
    switch (source, tier) {
    case (.specification, .safety): BadgeStyle(.green)
    case (.specification, .match): BadgeStyle(.blue)
    case (.specification, _), (.web, _): BadgeStyle(tier.badgeColor)
    }
  }

  /// The VoiceOver label.
  public static func accessibilityLabel(score: Double, tier: FitTier) -> String {
    "Fit score \(JSNumber.string(JSNumber.rounded(score))) percent, tier \(tier.displayName)"
  }
}
