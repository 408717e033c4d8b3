extension ListRules {
  /// A list of a page: all entries, its filters with their chips, and its order.
  ///
  /// It serves any kind of entry. The lists of coaches, schools and interactions are made by `CoachRules.List.list` and the
  /// rules of matching.
  ///
  ///     var names = FilteredList(["Ann", "Bo"], filters: Search()) { search in
  ///       { name in name.contains(search.text) }
  ///     }
  ///     names.filters.text = "B"
  ///     names.shown  // ["Bo"]
  public struct Filtered<Entry: Sendable, Filters: FilterSet>: Sendable {
    /// The reason why a list shows nothing.
    public enum Emptiness: Hashable, Sendable {
      /// There are no entries at all.
      case noEntries
      /// No entry matches the filters.
      case noMatches
    }

    /// All entries, in their given order.
    public var entries: [Entry]
    /// The current filters.
    public var filters: Filters
    /// The current order.
    public var order: Order<Entry>
    private let test: @Sendable (Filters) -> (Entry) -> Bool

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - entries: all entries.
    ///   - filters: the filters to start with; by default every entry matches.
    ///   - order: the order, by default the given one.
    ///   - test: returns, for filters, whether an entry matches them. It is called once for all entries, so it is the
    ///     place to prepare a search.
    public init(
      _ entries: [Entry], filters: Filters = .none, order: Order<Entry> = .given,
      test: @escaping @Sendable (Filters) -> (Entry) -> Bool
    ) {
      self.entries = entries
      self.filters = filters
      self.order = order
      self.test = test
    }

    /// The entries that match the filters, in order. Each access filters and sorts anew.
    public var shown: [Entry] { order.sorted(entries.filter(test(filters))) }

    /// The filters with a chip, in the order of the chips.
    public var chips: [Filters.Filter] { filters.active }

    /// Removes the filter of a chip.
    public mutating func remove(_ chip: Filters.Filter) { filters.remove(chip) }

    /// Removes all filters, those without a chip too.
    public mutating func clear() { filters = .none }

    /// The reason why nothing is shown; nil if something is. A list without entries has no matches either, but
    /// clearing its filters wouldn't help.
    public var emptiness: Emptiness? {
      guard !entries.isEmpty else { return .noEntries }
      return entries.contains(where: test(filters)) ? nil : .noMatches
    }

    /// Returns the placeholder to show, of the two that the page has; nil if something is shown.
    public func emptyState(_ noEntries: EmptyState, noMatches: EmptyState) -> EmptyState? {
      switch emptiness {
      case .noEntries: noEntries
      case .noMatches: noMatches
      case nil: nil
      }
    }
  }
}
