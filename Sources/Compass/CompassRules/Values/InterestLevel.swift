/// A coach's interest, estimated from the calibration's answers.
///
/// Specification "Interaction Detail & Add Interaction", Appendix D.
public enum InterestLevel: String, LabeledValue {
  /// The level for four, two and one question answered with yes.
  case high, medium, low
  /// No question was answered with yes.
  case notSet = "not_set"

  private static let floors: [(yesCount: Int, level: InterestLevel)] = [
    (4, .high), (2, .medium), (1, .low),
  ]

  /// Creates the level for a number of questions answered with yes: 1 is low, 2 and 3 are medium, 4
  /// and more are high, and 0 is not set.
  public init(yesCount: Int) {
    self = Self.floors.first { yesCount >= $0.yesCount }?.level ?? .notSet
  }

  /// The heading of the result card.
  public var displayName: String {
    switch self {
    case .high: "High Interest"
    case .medium: "Medium Interest"
    case .low: "Low Interest"
    case .notSet: "Not Set"
    }
  }

  /// The emoji before the heading; a dash for `notSet`.
  public var emoji: String {
    switch self {
    case .high: "\u{1F525}"
    case .medium: "\u{26A1}"
    case .low: "\u{2744}\u{FE0F}"
    case .notSet: "\u{2014}"
    }
  }

  /// The result card's color.
  public var color: SemanticColor {
    switch self {
    case .high: .green
    case .medium: .amber
    case .low, .notSet: .gray
    }
  }

  /// The advice under the heading.
  public var advice: String {
    switch self {
    case .high:
      "Coach showing strong signals of genuine interest. Follow up promptly."
    case .medium:
      "Coach seems interested but check for personalization. Stay in touch regularly."
    case .low:
      "Limited signals detected. Consider diversifying your target list."
    case .notSet:
      "Answer questions to see coach interest level"
    }
  }
}
