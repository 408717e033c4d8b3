internal import JSPrimitives

/// The badge of a fit score by its number.
///
/// Specification "School Detail", 6 Fit Score Badge and Appendix B.
public enum FitScoreBadge {
  /// Returns green from 70, orange from 50, otherwise red; NaN is red.
  public static func color(score: Double) -> SemanticColor {
    score >= 70 ? .green : score >= 50 ? .orange : .red
  }

  /// Returns the badge's colors for a tier, as in the web app.
  public static func style(tier: FitTier) -> BadgeStyle { BadgeStyle(tier.badgeColor) }

  /// The VoiceOver label.
  public static func accessibilityLabel(score: Double, tier: FitTier) -> String {
    "Fit score \(JSNumber.string(JSNumber.rounded(score))) percent, tier \(tier.displayName)"
  }
}
