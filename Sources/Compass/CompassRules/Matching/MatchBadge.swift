internal import JSPrimitives
internal import SourceJSON

extension MatchingRules {
  /// The badge of a school that matches well, or that misses a dealbreaker.
  public struct Badge: Sendable, Hashable {
    /// The text, such as "Great Match".
    public let label: String
    /// The web app's class names.
    public let classNames: String
    /// The color of the class names: red for a missed dealbreaker, green for a great match and
    /// yellow for a good one.
    public let color: SemanticColor
    /// The character in front of the text.
    public let icon: String

    fileprivate init?(key: JSText, color: SemanticColor) {
      let entry = RuleData.labels["matchBadges"]?[key.string]
      guard let label = entry?["label"]?.jsText, let names = entry?["class"]?.jsText,
        let icon = entry?["icon"]?.jsText
      else { return nil }
      self.color = color
      (self.label, classNames, self.icon) = (label.string, names.string, icon.string)
    }
  }

  /// Returns the badge of a match; nil for a score below 60 without a missed dealbreaker.
  ///
  /// Restates `matching.badge`. A missed dealbreaker decides, whatever the score. A score of 80 is a
  /// great match, one of 60 a good one.
  public static func badge(score: Double, hasDealbreakers: Bool) -> Badge? {
    if hasDealbreakers { return Badge(key: "dealbreaker", color: .red) }
    if score >= 80 { return Badge(key: "great80", color: .green) }
    return score >= 60 ? Badge(key: "good60", color: .yellow) : nil
  }
}
