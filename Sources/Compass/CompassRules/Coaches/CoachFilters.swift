extension CoachRules {
  /// The filters of the coaches list.
  ///
  /// Restates the web app's coach page filters; specification "Coaches List", 3 Filter State Model
  /// and Appendix A. A coach is listed if they match all filters.
  public struct Filters: ListRules.FilterSet {
    /// The text to find in names, email, phone, notes and handles; an empty text matches every coach.
    /// Nothing is trimmed. The search ignores case, except in the phone.
    public var search: String
    /// The role to match; nil for all. An unknown word matches only coaches with exactly that word.
    public var role: StoredWord<CoachRole>?
    /// The maximum time since the last contact; nil for any.
    public var lastContact: LastContactWindow?
    /// The level to match; nil for all. An unknown word counts as a filter but matches every coach.
    public var responsiveness: StoredWord<ResponsivenessLevel>?
    /// The id of the school to match exactly; nil for all. The web app has no such filter.
    public var school: String?

    /// Creates filters; the defaults match every coach.
    public init(
      search: String = "", role: StoredWord<CoachRole>? = nil,
      lastContact: LastContactWindow? = nil,
      responsiveness: StoredWord<ResponsivenessLevel>? = nil, school: String? = nil
    ) {
      self.search = search
      self.role = role
      self.lastContact = lastContact
      self.responsiveness = responsiveness
      self.school = school
    }

    /// Filters that match every coach.
    public static let none = Filters()

    /// The filters that are set, in the order of their chips.
    public var active: [FilterField] {
      FilterField.allCases.filter { field in
        switch field {
        case .search: !search.isEmpty
        case .role: role != nil
        case .lastContact: lastContact != nil
        case .responsiveness: responsiveness != nil
        case .school: school != nil
        }
      }
    }

    /// The number of chips. The order of the list isn't a filter.
    public var activeCount: Int { active.count }

    /// Whether any filter is set.
    public var isActive: Bool { activeCount > 0 }

    /// Removes one filter, as its chip's button does.
    public mutating func remove(_ field: FilterField) {
      switch field {
      case .search: search = ""
      case .role: role = nil
      case .lastContact: lastContact = nil
      case .responsiveness: responsiveness = nil
      case .school: school = nil
      }
    }

    /// Removes all filters, as "Clear all" does.
    public mutating func clear() { self = Filters() }
  }

  /// A filter of the coaches list.
  public enum FilterField: Sendable, Hashable, CaseIterable {
    /// The property of `CoachRules.Filters` with that name.
    case search, role, lastContact, responsiveness, school
  }
}
