/// What a page or section shows when there is nothing else.
///
/// Section 6 of every specification, Empty States.
public struct EmptyState: Sendable, Hashable {
  public let symbol: SymbolName?
  public let title: String
  public let subtitle: String?
  /// The button's title.
  public let action: String?

  private init(
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
  /// "Coaches List" when no coach passes the filters.
  public static let noMatches = EmptyState(
    "No coaches match your filters", symbol: .search,
    subtitle: "Try adjusting your search or filters", action: "Clear Filters")
  /// "Interaction Detail" of an interaction that is gone.
  public static let noInteraction = EmptyState(
    "Interaction not found", symbol: .warning,
    subtitle: "This interaction may have been deleted", action: "Back to Interactions")
  /// "School Detail" of a school that is gone.
  public static let noSchool = EmptyState(
    "School not found", symbol: .building, action: "Back to Schools")
  /// The sections of "School Detail".
  public static let noSchoolCoaches = EmptyState("No coaches added yet")
  public static let noDocuments = EmptyState("No documents shared with this school yet")
  public static let noStatusChanges = EmptyState("No status changes yet")

  /// The coaches list without rows: whether filters are set decides.
  public static func coaches(filtered: Bool) -> EmptyState { filtered ? noMatches : noCoaches }
}
