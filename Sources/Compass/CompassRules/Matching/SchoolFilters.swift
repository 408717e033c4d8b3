internal import JSPrimitives

extension MatchingRules {
  /// A filter of the schools list.
  public enum SchoolFilterField: String, Codable, CaseIterable, Sendable, Hashable {
    /// The property of `MatchingRules.SchoolFilters` with that name.
    case name, division, status, state, distance
    /// `isFavorite`.
    case isFavorite = "is_favorite"
    /// `showsMatches`.
    case showsMatches = "show_matches"
  }

  /// A filter as its chip shows it.
  public struct SchoolFilterChip: Sendable, Hashable {
    /// The filter.
    public let field: SchoolFilterField
    /// The text, such as "Within 500 miles".
    public private(set) var text: String

    init(_ field: SchoolFilterField, _ text: JSText) {
      self.field = field
      self.text = text.string
    }
  }

  /// The filters of the schools list. A school is listed if it matches all of them.
  ///
  /// Fault of the web app: the distance starts as 0 to 3,000 miles instead of unset. So it always counts
  /// as an active filter, and it hides schools over 3,000 miles from home until someone clears it.
  public struct SchoolFilters: ListRules.FilterSet {
    /// The longest distance from home.
    public struct Distance: Sendable, Hashable {
      /// The end of the slider, which the filter starts with, in miles.
      public static let end = 3000.0
      /// The longest distance in miles, compared with whole miles.
      public var maximum: Double

      /// Creates a limit in miles, by default the end of the slider.
      public init(maximum: Double = Self.end) { self.maximum = maximum }
    }

    /// The text to find in name or location, in any case; nil or empty for all. Nothing is trimmed.
    public var name: String?
    /// The division to match exactly; nil or empty for all.
    public var division: String?
    /// The status to match exactly; nil or empty for all.
    public var status: String?
    /// The state's two letters to match exactly; nil or empty for all.
    public var state: String?
    /// Whether to list favorites; false lists schools that aren't, nil all. A school whose flag was
    /// never set is in neither list.
    public var isFavorite: Bool?
    /// The longest distance; nil for any. Schools and homes without a place match.
    public var distance: Distance?
    /// Whether to list only good matches. False lists all, but counts as active.
    public var showsMatches: Bool?

    /// Creates filters as the page starts: only the distance is set.
    public init(
      name: String? = nil,
      division: String? = nil,
      status: String? = nil,
      state: String? = nil,
      isFavorite: Bool? = nil, distance: Distance? = Distance(), showsMatches: Bool? = nil
    ) {
      self.name = name
      self.division = division
      self.status = status
      self.state = state
      self.isFavorite = isFavorite
      self.distance = distance
      self.showsMatches = showsMatches
    }

    /// Filters that match every school: without the distance that the page starts with.
    public static let none = SchoolFilters(distance: nil)

    /// The filters with a chip, in the order of `chips`. The distance at its start has none.
    public var active: [SchoolFilterField] { chips.map(\.field) }

    /// Removes one filter. The distance is unset, not put back to its start.
    public mutating func remove(_ field: SchoolFilterField) {
      switch field {
      case .name: name = nil
      case .division: division = nil
      case .status: status = nil
      case .state: state = nil
      case .distance: distance = nil
      case .isFavorite: isFavorite = nil
      case .showsMatches: showsMatches = nil
      }
    }

    /// Whether any filter is set, the one for the distance at its start included.
    public var isActive: Bool {
      [name.jsText, division.jsText, status.jsText, state.jsText].contains { $0.nonempty != nil }
        || isFavorite != nil || distance != nil || showsMatches != nil
    }

    /// The chips of the filters. One for schools that aren't favorites, and the longest distance at its
    /// start, have no chip.
    public var chips: [SchoolFilterChip] {
      SchoolFilterField.allCases.compactMap { field in
        let text: JSText? =
          switch field {
          case .name: name.jsText.nonempty.map { "\"" + $0 + "\"" }
          case .division: division.jsText.nonempty
          case .status: status.jsText.nonempty
          case .state: state.jsText.nonempty
          case .distance:
            distance.flatMap { limit in
              limit.maximum == Distance.end
                ? nil : JSText("Within \(JSNumber.string(limit.maximum)) miles")
            }
          case .isFavorite: isFavorite == true ? "Favorites" : nil
          case .showsMatches: showsMatches == true ? "true" : nil
          }
        return text.map { SchoolFilterChip(field, $0) }
      }
    }
  }
}
