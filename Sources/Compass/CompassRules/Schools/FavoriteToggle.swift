extension SchoolRules {
  /// A favorite's star, which changes immediately and reverts if the change can't be stored.
  ///
  /// Specification "School Detail", 2 Toggle Favorite.
  public struct FavoriteToggle: Sendable, Hashable {
    private var value: OptimisticValue<Bool>

    /// Creates the star of a stored choice.
    public init(isFavorite: Bool) { value = OptimisticValue(isFavorite) }

    /// Whether the star is filled.
    public var isFavorite: Bool { value.shown }

    /// Whether a change is being stored.
    public var isSaving: Bool { value.isSaving }

    /// Changes the star and returns the value to store; nil while a change is being stored.
    public mutating func toggle() -> Bool? {
      value.change(to: !value.shown) ? value.shown : nil
    }

    /// Ends the storing of a change; a failure reverts the star.
    public mutating func saved(_ success: Bool) { value.saved(success) }

    /// The star's symbol.
    public var symbol: SymbolName { isFavorite ? .favoriteFilled : .favorite }
    /// The star's color.
    public var color: SemanticColor { isFavorite ? .yellow : .gray }

    /// The VoiceOver label.
    public var accessibilityLabel: String { isFavorite ? "Favorited, toggle" : "Favorite, toggle" }
  }
}
