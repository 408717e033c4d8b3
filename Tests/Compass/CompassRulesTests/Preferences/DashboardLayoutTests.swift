import CompassRules
import SourceJSON
import Testing

@Suite("Dashboard layouts")
struct DashboardLayoutTests {
  private let rules = PreferenceRules.self

  @Test("A layout has both columns and no older widgets")
  func shape() {
    #expect(rules.dashboard(from: ["leftColumn": [], "rightColumn": []]) != nil)
    #expect(rules.dashboard(from: ["leftColumn": []]) == nil)
    #expect(rules.dashboard(from: ["rightColumn": []]) == nil)
    #expect(rules.dashboard(from: ["leftColumn": [], "rightColumn": [:]]) == nil)
    #expect(
      rules.dashboard(from: ["leftColumn": [], "rightColumn": [], "widgets": nil]) == nil)
  }

  @Test("Unknown widgets are dropped, repeated ones kept")
  func widgets() {
    let layout = rules.dashboard(from: [
      "leftColumn": [
        ["id": ["quickTasks"]], ["id": "quickTasks", "visible": "no"], ["id": "QuickTasks"],
        ["id": " quickTasks"], "quickTasks", nil, [], [:],
      ],
      "rightColumn": [["id": "eventsSummary", "visible": nil]], "statsCards": [],
    ])
    #expect(
      layout?.leftColumn == [.init(.quickTasks), .init(.quickTasks, isVisible: false)])
    #expect(layout?.rightColumn == [.init(.eventsSummary)])
    #expect(layout?.cards == Set(PreferenceRules.DashboardCard.allCases))
  }

  @Test("A card is hidden by a stored value that is false")
  func cards() {
    let layout = rules.dashboard(from: [
      "leftColumn": [], "rightColumn": [],
      "statsCards": ["coaches": 0, "schools": "yes", "offers": nil, "events": [:], "x": false],
    ])
    #expect(layout?.cards == [.interactions, .offers, .events])
  }

  @Test("A new user sees everything")
  func standard() {
    let layout = PreferenceRules.DashboardLayout.standard
    #expect(layout.cards.count == 5 && layout.leftColumn.count == 7)
    #expect(
      layout.rightColumn.map(\.widget) == [
        .schoolStatusOverview, .eventsSummary, .recentNotifications,
      ])
    #expect(!(layout.leftColumn + layout.rightColumn).contains { !$0.isVisible })
  }
}
