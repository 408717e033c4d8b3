public import CompassRules

/// The user who submits a form, and the family they submit it for.
public struct FormAuthor: Hashable, Sendable {
  /// The current user's id.
  public var userID: String
  /// The current user's role; nil while it is unknown.
  public var role: RequestRules.UserRole?
  /// The id of the user who owns the data: the athlete's, even if a parent submits.
  public var dataOwnerID: String
  /// The active family's id, or nil without one.
  public var familyUnitID: String?

  /// - Parameter dataOwnerID: nil for the current user.
  public init(
    userID: String, role: RequestRules.UserRole? = .player, dataOwnerID: String? = nil,
    familyUnitID: String?
  ) {
    self.userID = userID
    self.role = role
    self.dataOwnerID = dataOwnerID ?? userID
    self.familyUnitID = familyUnitID
  }
}
