internal import JSPrimitives

extension SchoolRules {
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
    public static func style(tier: FitTier, source: RuleSource = .specification)
      -> PaletteColor.Badge
    {
      switch (source, tier) {
      case (.specification, .safety): PaletteColor.Badge(.green)
      case (.specification, .match): PaletteColor.Badge(.blue)
      case (.specification, _), (.web, _): PaletteColor.Badge(tier.badgeColor)
      }
    }

    /// The VoiceOver label.
    public static func accessibilityLabel(score: Double, tier: FitTier) -> String {
      "Fit score \(JSNumber.string(JSNumber.rounded(score))) percent, tier \(tier.displayName)"
    }
  }
}
