internal import JSPrimitives

extension InteractionRules {
  /// A filter of the interactions list.
  public enum FilterField: Sendable, Hashable, CaseIterable {
    /// The property of `InteractionRules.Filters` with that name.
    case search, type, loggedBy, direction, sentiment, timePeriod
  }

  /// The filters of the interactions list; a missing or empty text sets no filter.
  public struct Filters: ListRules.FilterSet, Decodable {
    /// The text to find in subject or content, in any case. Nothing is trimmed.
    public var search: String?
    /// The kind to match exactly.
    public var type: String?
    /// The id of the person to match exactly.
    public var loggedBy: String?
    /// The direction to match exactly.
    public var direction: String?
    /// The impression to match exactly.
    public var sentiment: String?
    /// The days back from now, as text. A text that doesn't start with a number keeps every
    /// interaction, but counts as active.
    public var timePeriod: String?

    /// Creates filters; the defaults match every interaction.
    public init(
      search: String? = nil, type: String? = nil, loggedBy: String? = nil, direction: String? = nil,
      sentiment: String? = nil, timePeriod: String? = nil
    ) {
      self.search = search
      self.type = type
      self.loggedBy = loggedBy
      self.direction = direction
      self.sentiment = sentiment
      self.timePeriod = timePeriod
    }

    /// Filters that match every interaction.
    public static let none = Filters()

    /// The filters that are set, in the order of the page.
    public var active: [FilterField] {
      FilterField.allCases.filter { field in
        let text =
          switch field {
          case .search: search.jsText
          case .type: type.jsText
          case .loggedBy: loggedBy.jsText
          case .direction: direction.jsText
          case .sentiment: sentiment.jsText
          case .timePeriod: timePeriod.jsText
          }
        return text.nonempty != nil
      }
    }

    /// Removes one filter.
    public mutating func remove(_ field: FilterField) {
      switch field {
      case .search: search = nil
      case .type: type = nil
      case .loggedBy: loggedBy = nil
      case .direction: direction = nil
      case .sentiment: sentiment = nil
      case .timePeriod: timePeriod = nil
      }
    }

    /// Whether any filter is set.
    public var isActive: Bool { !active.isEmpty }
  }
}
