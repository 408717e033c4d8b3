/// A coach's position in the staff.
///
/// Specifications "Add Coach", 3 Data Models, and "Coaches List", 3 Data Models.
public enum CoachRole: String, LabeledValue {
  /// Head coach, assistant coach, recruiting coordinator.
  case head, assistant, recruiting

  /// The name in forms.
  public var displayName: String {
    switch self {
    case .head: "Head Coach"
    case .assistant: "Assistant Coach"
    case .recruiting: "Recruiting Coordinator"
    }
  }

  /// Returns the name on the cards and in the filter of the coaches list: `shortName` in the
  /// specification "Coaches List", `displayName` in the web app.
  public func listName(source: RuleSource = .specification) -> String {
    source == .web ? displayName : shortName
  }

  /// The shorter name of the specification "Coaches List".
  public var shortName: String {
    switch self {
    case .head: "Head Coach"
    case .assistant: "Assistant"
    case .recruiting: "Recruiting"
    }
  }

  /// The badge's color ("Coaches List", 6 Role Badge).
  public var badgeColor: SemanticColor {
    switch self {
    case .head: .purple
    case .assistant: .blue
    case .recruiting: .emerald
    }
  }
}
