import CompassValidation
import Foundation
import Testing

/// The snippets of the article on suggested steps.
@Suite struct SuggestionsArticleTests {
  @Test func stepsAreSuggested() throws {
    let print = Snippet("SuggestedSteps", 1)
    let facts = SuggestionRules.Facts(
      grade: .number(9),
      schools: [
        SuggestionRules.SchoolRow(id: "s1", name: "Georgia", priority: "A", status: "contacted")
      ],
      interactions: [
        SuggestionRules.InteractionRow(
          schoolID: "s1", occurredAt: try Date("2026-07-27T00:00:00Z", strategy: .iso8601))
      ])
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    for suggestion in SuggestionRules.allSuggestions(for: facts, now: now) {
      print(suggestion.urgency, suggestion.message)
    }
    // medium It's been 25 days since you contacted Georgia. Stay on their radar!
    // high Georgia is your top priority. Check in with coaches this week.
    let deadPeriod = try Date("2026-11-25T12:00:00Z", strategy: .iso8601)
    print(SuggestionRules.allSuggestions(for: facts, now: deadPeriod).count)  // 0
    try print.expectPublished()
  }

  @Test func suggestionsAreStored() throws {
    let print = Snippet("SuggestedSteps", 2)
    var row = SuggestionRules.StoredSuggestion(
      id: "1", ruleType: "missing-video", urgency: "medium", message: "Create a highlight video")
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    let ninth = SuggestionRules.changes(to: [row], for: .init(grade: .number(9)), now: now) {
      "new-\($0)"
    }
    print(ninth.completed, ninth.inserted.count)  // ["1"] 0
    row.isDismissed = true
    let tenth = SuggestionRules.changes(to: [row], for: .init(grade: .number(10)), now: now) {
      "new-\($0)"
    }
    print(tenth.inserted.map(\.rule.rawValue))
    // ["school-list-building", "showcase-attendance", "missing-video"]
    print(SuggestionRules.escalated(row.urgency))  // high
    try print.expectPublished()
  }
}
