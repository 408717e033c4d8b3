extension MatchingRules {
  /// The badge of a school that matches well, or that misses a dealbreaker.
  public struct Badge: Sendable, Hashable, Encodable {
    /// The text, such as "Great Match".
    public let label: String
    /// The web app's class names.
    public let classNames: String
    /// The color of the class names: red for a missed dealbreaker, green for a great match and
    /// yellow for a good one.
    public let color: SemanticColor
    /// The character in front of the text.
    public let icon: String

    private enum CodingKeys: String, CodingKey {
      case label, icon
      case classNames = "class"
    }

    /// The words of a badge in the table, which has no colors.
    struct Words {
      let label: String
      let classNames: String
      let icon: String
    }

    fileprivate init(_ words: Words, color: SemanticColor) {
      self.color = color
      (label, classNames, icon) = (words.label, words.classNames, words.icon)
    }
  }

  /// Returns the badge of a match; nil for a score below 60 without a missed dealbreaker.
  ///
  /// Restates `matching.badge`. A missed dealbreaker decides, whatever the score. A score of 80 is a
  /// great match, one of 60 a good one.
  public static func badge(score: Double, hasDealbreakers: Bool) -> Badge? {
    if hasDealbreakers { return Badge(LabelsData.dealbreakerMatch, color: .red) }
    if score >= 80 { return Badge(LabelsData.great80Match, color: .green) }
    return score >= 60 ? Badge(LabelsData.good60Match, color: .yellow) : nil
  }
}
