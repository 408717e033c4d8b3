extension CoachRules {
  /// The orders of the coaches list.
  ///
  /// Specification "Coaches List", 6 Sort Options. The raw values are the web app's.
  public enum Sort: String, LabeledValue {
    /// By the coach's last and first name, or by the school's name.
    case name, school
    /// By the last contact, latest first.
    case lastContacted = "last-contacted"
    /// By responsiveness, highest first, or by role.
    case responsiveness, role

    /// The name shown to people, in English. The web app doesn't sort head coaches first.
    public var displayName: String {
      switch self {
      case .name: "Name (A-Z)"
      case .school: "School (A-Z)"
      case .lastContacted: "Last Contacted (newest)"
      case .responsiveness: "Responsiveness (highest)"
      case .role: "Role (head first)"
      }
    }
  }
}
