internal import JSPrimitives
internal import SourceJSON

extension MatchingRules {
  /// The badge of a school that matches well, or that misses a dealbreaker.
  public struct Badge: Sendable, Hashable {
    /// The text, such as "Great Match".
    public let label: String
    /// The web app's class names.
    public let classNames: String
    /// The character in front of the text.
    public let icon: String

    fileprivate init?(key: JSText) {
      let entry = RuleData.labels["matchBadges"]?[key.string]
      guard let label = entry?["label"]?.jsText, let names = entry?["class"]?.jsText,
        let icon = entry?["icon"]?.jsText
      else { return nil }
      (self.label, classNames, self.icon) = (label.string, names.string, icon.string)
    }
  }

  /// Returns the badge of a match; nil for a score below 60 without a missed dealbreaker.
  ///
  /// Restates `matching.badge`. A missed dealbreaker decides, whatever the score. A score of 80 is a
  /// great match, one of 60 a good one.
  public static func badge(score: Double, hasDealbreakers: Bool) -> Badge? {
    if hasDealbreakers { return Badge(key: "dealbreaker") }
    if score >= 80 { return Badge(key: "great80") }
    return score >= 60 ? Badge(key: "good60") : nil
  }
}
