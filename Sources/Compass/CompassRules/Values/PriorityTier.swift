/// A school's priority for the athlete; A is the highest.
///
/// Specification "School Detail", 6 Priority Tier Badges.
public enum PriorityTier: String, LabeledValue {
  /// The highest priority.
  case a = "A"
  /// The middle priority.
  case b = "B"
  /// The lowest priority.
  case c = "C"

  /// The badge's color.
  public var badgeColor: SemanticColor {
    switch self {
    case .a: .gold
    case .b: .silver
    case .c: .bronze
    }
  }
}
