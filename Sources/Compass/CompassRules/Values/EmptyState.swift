extension ListRules {
  /// The placeholder of a page or section without content.
  ///
  /// Section 6 of every specification, Empty States.
  public struct EmptyState: Sendable, Hashable, Encodable {
    /// The symbol; nil without one.
    public let symbol: SymbolName?
    /// The title.
    public let title: String
    /// The line under the title; nil without one.
    public let subtitle: String?
    /// The button's title.
    public let action: String?

    /// Creates a placeholder with an app's own texts.
    public init(
      _ title: String, symbol: SymbolName? = nil, subtitle: String? = nil, action: String? = nil
    ) {
      self.symbol = symbol
      self.title = title
      self.subtitle = subtitle
      self.action = action
    }

    /// "Add Coach" before there is a school.
    public static let noSchools = EmptyState(
      "No Schools Found", symbol: .building,
      subtitle: "You need to add a school before adding a coach", action: "Add School")
    /// "Coaches List" without coaches.
    public static let noCoaches = EmptyState(
      "No coaches found", symbol: .people, subtitle: "Add coaches through school detail pages",
      action: "Add Coach")
    /// "Coaches List" if no coach matches the filters.
    public static let noMatches = EmptyState(
      "No coaches match your filters", symbol: .search,
      subtitle: "Try adjusting your search or filters", action: "Clear Filters")
    /// "Add Interaction", the coach picker of a school without coaches.
    public static let noCoachesAtSchool = EmptyState(
      "No coaches found", action: InteractionRules.CoachSelection.addCoachOption)
    /// "Interaction Detail" of an interaction that no longer exists.
    public static let noInteraction = EmptyState(
      "Interaction not found", symbol: .warning,
      subtitle: "This interaction may have been deleted", action: "Back to Interactions")
    /// "School Detail" of a school that no longer exists.
    public static let noSchool = EmptyState(
      "School not found", symbol: .building, action: "Back to Schools")
    /// "School Detail", the section of coaches.
    public static let noSchoolCoaches = EmptyState("No coaches added yet")
    /// "School Detail", the section of documents.
    public static let noDocuments = EmptyState("No documents shared with this school yet")
    /// "School Detail", the history of the status.
    public static let noStatusChanges = EmptyState("No status changes yet")

    /// Returns the placeholder of a coaches list without rows, with or without filters.
    public static func coaches(filtered: Bool) -> EmptyState { filtered ? noMatches : noCoaches }
  }
}
