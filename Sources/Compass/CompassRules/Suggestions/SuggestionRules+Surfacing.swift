internal import JSPrimitives

extension SuggestionRules {
  /// A place where suggestions are shown.
  public enum Location: Sendable, Hashable {
    /// The dashboard.
    case dashboard
    /// A school's page, with the school's id.
    case schoolPage(id: String)
    /// Any other place.
    case elsewhere
  }

  /// Returns the pending suggestions to show next.
  ///
  /// Restates `suggestion.surface`. They are in descending order of the urgency's text, then the oldest
  /// first. Fault of the web app: as texts, "medium" comes before "low" and "low" before "high", so
  /// the urgent ones are last.
  ///
  /// - Parameters:
  ///   - stored: the athlete's suggestions, in the order of the table.
  ///   - limit: the number to show at most.
  public static func toSurface(
    _ stored: [StoredSuggestion], limit: Int = 3
  ) -> [StoredSuggestion] {
    let pending = stored.filter(\.isPending)
      .stablySorted(on: { $0.createdAt?.milliseconds ?? .nan }, by: <)
    return Array(Self.byUrgency(pending).prefix(max(0, limit)))
  }

  /// Returns the suggestions that a place shows.
  ///
  /// Restates `suggestion.surfaced`. They are neither pending nor dismissed nor completed, in the order
  /// of urgency of ``toSurface(_:limit:)`` with its fault, then the latest shown first. The dashboard
  /// shows three, a school's page two of that school, and any other place all.
  public static func surfaced(
    _ stored: [StoredSuggestion], at location: Location
  ) -> [StoredSuggestion] {
    let shown = stored.filter { $0.isOpen && !$0.isPending }
      .stablySorted(on: { $0.surfacedAt?.milliseconds ?? .nan }, by: >)
    let sorted = Self.byUrgency(shown)
    return switch location {
    case .dashboard: Array(sorted.prefix(3))
    case .schoolPage(let id):
      Array(sorted.filter { $0.relatedSchoolID.jsText == id.jsText }.prefix(2))
    case .elsewhere: sorted
    }
  }

  private static func byUrgency(_ suggestions: [StoredSuggestion]) -> [StoredSuggestion] {
    suggestions.stablySorted(on: \.urgency.jsText.utf16) { left, right in
      right.lexicographicallyPrecedes(left)
    }
  }
}
