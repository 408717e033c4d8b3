/// A level of college athletics.
///
/// Specification "School Detail", 6 Division Badges.
public enum Division: String, LabeledValue, CustomStringConvertible {
  /// NCAA Division I.
  case d1 = "D1"
  /// NCAA Division II.
  case d2 = "D2"
  /// NCAA Division III.
  case d3 = "D3"
  /// The National Association of Intercollegiate Athletics.
  case naia = "NAIA"
  /// A junior college.
  case juco = "JUCO"

  /// Creates the division with a name, in upper or lower case; nil for any other text. Nothing is
  /// trimmed.
  public init?(name: String) {
    self.init(rawValue: name.uppercased())
  }

  /// The name, as it is stored: `D1`.
  public var description: String { rawValue }

  /// The badge's color.
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
