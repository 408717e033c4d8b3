/// How a contact felt to the athlete.
///
/// Specification "Interaction Detail & Add Interaction", 3 Shared Enums and 6 Sentiment Badge
/// Colors.
public enum InteractionSentiment: String, LabeledValue {
  case veryPositive = "very_positive"
  case positive, neutral, negative

  /// Whether it counts as positive, which both degrees do.
  public var isPositive: Bool { self == .positive || self == .veryPositive }

  public var displayName: String {
    switch self {
    case .veryPositive: "Very Positive"
    case .positive: "Positive"
    case .neutral: "Neutral"
    case .negative: "Negative"
    }
  }

  public var badgeColor: SemanticColor {
    switch self {
    case .veryPositive: .emerald
    case .positive: .blue
    case .neutral: .slate
    case .negative: .red
    }
  }

  /// The badge of the detail page.
  public var badge: BadgeStyle {
    switch self {
    case .veryPositive: BadgeStyle(.green, text: 800)
    case .positive: BadgeStyle(.blue, text: 800)
    case .neutral: BadgeStyle(.gray, text: 800)
    case .negative: BadgeStyle(.red, text: 800)
    }
  }

  /// The badge's color for a stored text; slate for a missing or unknown one.
  public static func badgeColor(of stored: String?) -> SemanticColor {
    stored.flatMap(Self.init(rawValue:))?.badgeColor ?? .slate
  }
}
