public import CompassModels
public import CompassRules

extension School {
  /// A choice on a school's page that is stored immediately.
  ///
  /// Specification "School Detail", 2 Toggle Favorite and 6 Priority Tier Badges.
  public enum Update: Encodable, Hashable, Sendable {
    /// Whether the school is a favorite.
    case favorite(Bool)
    /// Nil for none.
    case priorityTier(PriorityTier?)

    private enum CodingKeys: String, CodingKey {
      case favorite = "is_favorite"
      case priorityTier = "priority_tier"
    }

    /// Writes the one column.
    public func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .favorite(let isFavorite): try row.encode(isFavorite, forKey: .favorite)
      case .priorityTier(let tier): try row.encode(tier, forKey: .priorityTier)
      }
    }
  }
}
