/// What a member of a family unit may do.
///
/// Specification "Interaction Detail & Add Interaction", 5 Detail Page Computed Properties and 10
/// Access Control Rules. The database enforces the same; this decides what is shown.
public struct FamilyAccess: Sendable, Hashable {
  public var userID: String
  /// Nil while the role is unknown, which permits nothing but reading.
  public var role: UserRole?

  public init(userID: String, role: UserRole?) {
    self.userID = userID
    self.role = role
  }

  /// Whether the form to log an interaction opens; others are sent back to the list.
  public var logsInteractions: Bool { role == .player }

  /// What the web app answers somebody else who tries.
  public static let onlyPlayers = "Only players can create interactions"

  /// Whether the button to delete an interaction is shown: to the one who logged it, and to no parent.
  public func deletesInteraction(loggedBy owner: String) -> Bool {
    role == .player && WebText.areIdentical(owner, userID)
  }

  /// Whether the button to export an interaction is shown: to players ("Role-Based Tests").
  public var exportsInteractions: Bool { role == .player }

  /// Everybody in the family may read.
  public var reads: Bool { true }
}
