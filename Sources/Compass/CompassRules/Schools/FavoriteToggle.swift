/// A favorite's star, which changes at once and goes back when that could not be stored.
///
/// Specification "School Detail", 2 Toggle Favorite.
public struct FavoriteToggle: Sendable, Hashable {
  private var value: OptimisticValue<Bool>

  public init(isFavorite: Bool) { value = OptimisticValue(isFavorite) }

  /// What the star shows.
  public var isFavorite: Bool { value.shown }

  public var isSaving: Bool { value.isSaving }

  /// Changes the star and tells what to store; nil while a change is under way.
  public mutating func toggle() -> Bool? {
    value.change(to: !value.shown) ? value.shown : nil
  }

  /// Takes note of how storing ended; a failure brings the star back.
  public mutating func saved(_ success: Bool) { value.saved(success) }

  public var symbol: SymbolName { isFavorite ? .favoriteFilled : .favorite }
  public var color: SemanticColor { isFavorite ? .yellow : .gray }

  /// What VoiceOver reads.
  public var accessibilityLabel: String { isFavorite ? "Favorited, toggle" : "Favorite, toggle" }
}
