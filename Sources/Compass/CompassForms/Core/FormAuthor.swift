public import CompassRules

/// Who submits a form, and for which family.
public struct FormAuthor: Hashable, Sendable {
  /// The current user's id.
  public var userId: String
  /// The current user's role; nil while it is unknown.
  public var role: UserRole?
  /// The id of the user whose data it is: the athlete's, also where a parent submits.
  public var dataOwnerId: String
  /// The active family's id, or nil where there is none.
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
