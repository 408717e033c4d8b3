public import JSPrimitives

/// The filters of the coaches list.
///
/// Restates the web app's coach page filters; specification "Coaches List", 3 Filter State Model and
/// Appendix A. A coach is listed when all filters let them pass.
public struct CoachFilters: Sendable, Hashable {
  /// Looked for in names, email, phone, notes and handles; an empty text finds everybody. Nothing is
  /// trimmed. Upper and lower case are alike, save in the phone.
  @JSTextBacked public var search: String
  /// Nil for all roles; a word that names no role finds only coaches with that very word.
  public var role: StoredWord<CoachRole>?
  public var lastContact: LastContactWindow?
  /// Nil for all; a word that names no level counts as a filter and lets everybody pass.
  public var responsiveness: StoredWord<ResponsivenessLevel>?

  public init(
    search: some JSTextConvertible = "", role: StoredWord<CoachRole>? = nil,
    lastContact: LastContactWindow? = nil,
    responsiveness: StoredWord<ResponsivenessLevel>? = nil
  ) {
    _search = JSTextBacked(search.jsText)
    self.role = role
    self.lastContact = lastContact
    self.responsiveness = responsiveness
  }

  /// The filters that are set, in the order of their chips.
  public var active: [CoachFilterField] {
    CoachFilterField.allCases.filter { field in
      switch field {
      case .search: !search.isEmpty
      case .role: role != nil
      case .lastContact: lastContact != nil
      case .responsiveness: responsiveness != nil
      }
    }
  }

  /// The number of chips. The order of the list is no filter.
  public var activeCount: Int { active.count }

  public var isActive: Bool { activeCount > 0 }

  /// Takes one filter away, as its chip's button does.
  public mutating func remove(_ field: CoachFilterField) {
    switch field {
    case .search: search = ""
    case .role: role = nil
    case .lastContact: lastContact = nil
    case .responsiveness: responsiveness = nil
    }
  }

  /// Takes all filters away, as "Clear all" does.
  public mutating func clear() { self = CoachFilters() }
}

/// A filter of the coaches list.
public enum CoachFilterField: Sendable, Hashable, CaseIterable {
  case search, role, lastContact, responsiveness
}
