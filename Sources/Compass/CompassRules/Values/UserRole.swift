extension RequestRules {
  /// The role of a member in a family unit.
  public enum UserRole: String, LabeledValue {
    /// The athlete, or a parent.
    case player, parent
  }
}
