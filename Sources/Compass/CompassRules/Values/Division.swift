/// A level of college athletics.
///
/// Specification "School Detail", 6 Division Badges.
public enum Division: String, LabeledValue {
  case d1 = "D1"
  case d2 = "D2"
  case d3 = "D3"
  case naia = "NAIA"
  case juco = "JUCO"

  /// The division of that name in upper or lower case; nil for any other text. Nothing is trimmed.
  public init?(name: String) {
    self.init(rawValue: name.uppercased())
  }

  public var displayName: String { rawValue }

  public var badgeColor: SemanticColor {
    switch self {
    case .d1: .blue
    case .d2: .green
    case .d3: .purple
    case .naia: .orange
    case .juco: .gray
    }
  }
}
