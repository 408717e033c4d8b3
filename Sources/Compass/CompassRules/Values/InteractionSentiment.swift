/// The athlete's impression of a contact.
///
/// Specification "Interaction Detail & Add Interaction", 3 Shared Enums and 6 Sentiment Badge
/// Colors.
public enum InteractionSentiment: String, LabeledValue {
  /// Very positive.
  case veryPositive = "very_positive"
  /// Positive, neutral, negative.
  case positive, neutral, negative

  /// Whether it is positive or very positive.
  public var isPositive: Bool { self == .positive || self == .veryPositive }

  /// The badge's color.
  public var badgeColor: SemanticColor {
    switch self {
    case .veryPositive: .emerald
    case .positive: .blue
    case .neutral: .slate
    case .negative: .red
    }
  }

  /// The badge of the detail page.
  public var badge: PaletteColor.Badge {
    switch self {
    case .veryPositive: PaletteColor.Badge(.green, text: 800)
    case .positive: PaletteColor.Badge(.blue, text: 800)
    case .neutral: PaletteColor.Badge(.gray, text: 800)
    case .negative: PaletteColor.Badge(.red, text: 800)
    }
  }

  /// Returns the badge's color for a stored text; slate for a missing or unknown one.
  public static func badgeColor(of stored: String?) -> SemanticColor {
    stored.flatMap(Self.init(rawValue:))?.badgeColor ?? .slate
  }
}
