/// What a member of a family unit is in it.
public enum UserRole: String, LabeledValue {
  case player, parent

  public var displayName: String {
    switch self {
    case .player: "Player"
    case .parent: "Parent"
    }
  }
}
