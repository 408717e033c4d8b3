import CompassValidation
import Foundation
import Testing

/// The snippets of the article on coaches.
@Suite struct CoachArticleTests {
  @Test func contactsAreCounted() throws {
    let print = Snippet("CoachFiguresAndLists", 1)
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    let contacts = [
      CoachRules.Interaction(
        coachID: "c1", direction: .init(.outbound), type: "email",
        occurredAt: "2026-08-19T15:30:00Z"),
      CoachRules.Interaction(
        coachID: "c1", direction: .init(.inbound), type: "phone_call",
        occurredAt: "2026-08-20T01:30:00Z"),
    ]
    let metrics = CoachRules.metrics(ofCoach: "c1", in: contacts, now: now, clock: .utc)
    print(metrics.responseRate, metrics.averageResponseTime, metrics.daysSinceContact ?? 0)
    // 100.0 10.0 2
    let insights: [String] = CoachRules.insights(on: metrics)
    print(insights)
    // ["Quick responder - average 10 hours", "Prefers responding via phone call"]
    try print.expectPublished()
  }

  @Test func coachesAreListed() throws {
    let print = Snippet("CoachFiguresAndLists", 2)
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    let coaches = [
      CoachRules.ListEntry(
        id: "1", firstName: "Lee", lastName: "Zorn", role: .init(.head),
        lastContactDate: try Date("2026-07-22T00:00:00Z", strategy: .iso8601)),
      CoachRules.ListEntry(id: "2", firstName: "Dana", lastName: "Cole", role: .init(.assistant)),
    ]
    let due = CoachRules.needingFollowUp(coaches, now: now, clock: .utc)
    print(due.map { "\($0.coach.fullName): \($0.text)" })
    // ["Dana Cole: Never contacted", "Lee Zorn: 30 days ago"]
    print(CoachRules.listFigures(of: coaches, now: now).rows.map { "\($0.label): \($0.value)" })
    // ["Total Coaches: 2", "Head Coaches: 1", "Recent Contacts: 0", "Need Follow-up: 2"]
    let card = CoachRules.card(of: coaches[0], back: "/schools/7", now: now, clock: .utc)
    print(card.lastContact)  // Wed, July 22, 2026 (30 days ago)
    print(card.link)  // /coaches/1?back=%2Fschools%2F7
    try print.expectPublished()
  }
}
