internal import JSPrimitives

extension RequestRules {
  /// The permissions of a member of a family unit.
  ///
  /// Specification "Interaction Detail & Add Interaction", 5 Detail Page Computed Properties and 10
  /// Access Control Rules. The database enforces the same; these decide what is shown.
  public struct FamilyAccess: Sendable, Hashable {
    /// The user's id.
    public var userID: String
    /// The role in the family; nil while it is unknown, which permits only reading.
    public var role: UserRole?

    /// Creates the permissions of a user in a role.
    public init(userID: String, role: UserRole?) {
      self.userID = userID
      self.role = role
    }

    /// Whether the form to log an interaction opens: only for players. Others return to the list.
    public var logsInteractions: Bool { role == .player }

    /// The web app's answer to other users who try.
    public static let onlyPlayers = "Only players can create interactions"

    /// Whether the button to delete an interaction is shown: only to the player who logged it.
    public func deletesInteraction(loggedBy owner: String) -> Bool {
      role == .player && JSText(owner) == JSText(userID)
    }

    /// Whether the button to export an interaction is shown: only to players ("Role-Based Tests").
    public var exportsInteractions: Bool { role == .player }

    /// Whether the member may read: always true.
    public var reads: Bool { true }
  }
}
