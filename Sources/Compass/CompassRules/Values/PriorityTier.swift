/// How much a school matters to the athlete, A most.
///
/// Specification "School Detail", 6 Priority Tier Badges.
public enum PriorityTier: String, LabeledValue {
  case a = "A"
  case b = "B"
  case c = "C"

  public var displayName: String { rawValue }

  public var badgeColor: SemanticColor {
    switch self {
    case .a: .gold
    case .b: .silver
    case .c: .bronze
    }
  }
}
