public import SourceJSON

extension PreferenceRules {
  /// A card with a number at the top of the dashboard.
  public enum DashboardCard: String, Codable, CaseIterable, Sendable, Hashable {
    /// The number of records of that kind.
    case coaches, schools, interactions, offers, events
  }

  /// A widget of the dashboard.
  public enum DashboardWidget: String, Codable, CaseIterable, Sendable, Hashable {
    /// The widget with that id, of the left column by default.
    case interactionTrendChart, schoolInterestChart, schoolMapWidget, performanceSummary
    /// The widget with that id, of the left column by default.
    case quickTasks, coachFollowupWidget, atAGlanceSummary
    /// The widget with that id, of the right column by default.
    case schoolStatusOverview, eventsSummary, recentNotifications
  }

  /// The cards and widgets of a user's dashboard.
  public struct DashboardLayout: Sendable, Hashable {
    /// A widget in a column.
    public struct Placement: Sendable, Hashable, Encodable {
      /// The widget.
      public var widget: DashboardWidget
      /// Whether it is shown.
      public var isVisible: Bool

      /// Creates a placement of a widget, by default shown.
      public init(_ widget: DashboardWidget, isVisible: Bool = true) {
        self.widget = widget
        self.isVisible = isVisible
      }

      private enum CodingKeys: String, CodingKey {
        case widget = "id"
        case isVisible = "visible"
      }
    }

    /// The cards that are shown.
    public var cards: Set<DashboardCard>
    /// The widgets of the left column, from the top; one may occur twice.
    public var leftColumn: [Placement]
    /// The widgets of the right column, from the top.
    public var rightColumn: [Placement]

    /// The layout of a new user, with all cards and widgets.
    ///
    /// Restates the dashboard's part of `prefs.defaults`. Since 2026-08.
    public static let standard = DashboardLayout(
      cards: Set(DashboardCard.allCases),
      leftColumn: DashboardWidget.allCases.prefix(7).map { Placement($0) },
      rightColumn: DashboardWidget.allCases.dropFirst(7).map { Placement($0) })
  }

  /// Returns the dashboard's layout in stored JSON; nil for another value and an older layout.
  ///
  /// Restates `prefs.dashboard`. A layout needs both columns as lists, and a field `widgets`, even
  /// null, marks an older one. Unknown widgets are dropped. A card or widget is shown unless the
  /// stored value says otherwise. Since 2026-08.
  public static func dashboard(from stored: JSONValue?) -> DashboardLayout? {
    guard let fields = StoredFields(stored), fields["widgets"] == nil,
      let left = fields.list("leftColumn"), let right = fields.list("rightColumn")
    else { return nil }
    let cards = StoredFields(fields["statsCards"])
    return DashboardLayout(
      cards: Set(
        DashboardCard.allCases.filter { card in
          cards?.flag(.init(card.rawValue), default: true) ?? true
        }),
      leftColumn: left.compactMap(Self.placement), rightColumn: right.compactMap(Self.placement))
  }

  private static func placement(_ stored: JSONValue) -> DashboardLayout.Placement? {
    guard let fields = StoredFields(stored), let id = fields.text("id"),
      let widget = DashboardWidget(rawValue: id.string)
    else { return nil }
    return .init(widget, isVisible: fields.flag("visible", default: true))
  }
}
