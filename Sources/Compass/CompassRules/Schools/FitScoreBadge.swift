/// The badge of a fit score by its number.
///
/// Specification "School Detail", 6 Fit Score Badge and Appendix B.
public enum FitScoreBadge {
  /// Green from 70, orange from 50, else red; NaN is red.
  public static func color(score: Double) -> SemanticColor {
    score >= 70 ? .green : score >= 50 ? .orange : .red
  }

  /// The badge's colors by the tier, as the web app has them.
  public static func style(tier: FitTier) -> BadgeStyle { BadgeStyle(tier.badgeColor) }

  /// What VoiceOver reads.
  public static func accessibilityLabel(score: Double, tier: FitTier) -> String {
    "Fit score \(WebNumber.text(WebNumber.rounded(score))) percent, tier \(tier.displayName)"
  }
}
