/// A coach's position in the staff.
///
/// Specifications "Add Coach", 3 Data Models, and "Coaches List", 3 Data Models.
public enum CoachRole: String, LabeledValue {
  /// Head coach, assistant coach, recruiting coordinator.
  case head, assistant, recruiting

  /// The name in forms, and in the web app everywhere.
  public var displayName: String {
    switch self {
    case .head: "Head Coach"
    case .assistant: "Assistant Coach"
    case .recruiting: "Recruiting Coordinator"
    }
  }

  /// The shorter name that specification "Coaches List" gives for cards and filters; the web app
  /// shows `displayName` there.
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
