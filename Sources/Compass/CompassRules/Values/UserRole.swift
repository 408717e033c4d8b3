extension RequestRules {
  /// The role of a member in a family unit.
  public enum UserRole: String, LabeledValue {
    /// The athlete, or a parent.
    case player, parent

    /// The name shown to people, in English.
    public var displayName: String {
      switch self {
      case .player: "Player"
      case .parent: "Parent"
      }
    }
  }
}
