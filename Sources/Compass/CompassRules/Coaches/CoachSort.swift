/// The orders of the coaches list.
///
/// Specification "Coaches List", 6 Sort Options, as the web app carries them out.
public enum CoachSort: String, LabeledValue {
  case name, school
  case lastContacted = "last-contacted"
  case responsiveness, role

  public var displayName: String {
    switch self {
    case .name: "Name (A-Z)"
    case .school: "School (A-Z)"
    case .lastContacted: "Last Contacted (newest)"
    case .responsiveness: "Responsiveness (highest)"
    case .role: "Role"
    }
  }
}
