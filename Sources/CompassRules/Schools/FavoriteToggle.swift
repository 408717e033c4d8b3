/// A favorite's star, which changes at once and goes back when that could not be stored.
///
/// Specification "School Detail", 2 Toggle Favorite.
public struct FavoriteToggle: Sendable, Hashable {
  /// What the star shows.
  public private(set) var isFavorite: Bool
  /// What is stored, while a change is under way; nil otherwise.
  private var stored: Bool?

  public init(isFavorite: Bool) { self.isFavorite = isFavorite }

  public var isSaving: Bool { stored != nil }

  /// Changes the star and tells what to store; nil while a change is under way.
  public mutating func toggle() -> Bool? {
    guard stored == nil else { return nil }
    stored = isFavorite
    isFavorite.toggle()
    return isFavorite
  }

  /// Takes note of how storing ended; a failure brings the star back.
  public mutating func saved(_ success: Bool) {
    if let stored, !success { isFavorite = stored }
    stored = nil
  }

  public var symbol: SymbolName { isFavorite ? .favoriteFilled : .favorite }
  public var color: SemanticColor { isFavorite ? .yellow : .gray }

  /// What VoiceOver reads.
  public var accessibilityLabel: String { isFavorite ? "Favorited, toggle" : "Favorite, toggle" }
}
