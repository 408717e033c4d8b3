public import CompassRules

/// The user who submits a form, and the family they submit it for.
public struct FormAuthor: Hashable, Sendable {
  /// The current user's id.
  public var userId: String
  /// The current user's role; nil while it is unknown.
  public var role: UserRole?
  /// The id of the user who owns the data: the athlete's, even if a parent submits.
  public var dataOwnerId: String
  /// The active family's id, or nil without one.
  public var familyUnitId: String?

  /// - Parameter dataOwnerId: nil for the current user.
  public init(
    userId: String, role: UserRole? = .player, dataOwnerId: String? = nil, familyUnitId: String?
  ) {
    self.userId = userId
    self.role = role
    self.dataOwnerId = dataOwnerId ?? userId
    self.familyUnitId = familyUnitId
  }
}
