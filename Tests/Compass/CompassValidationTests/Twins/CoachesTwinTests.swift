import CompassValidation
import Foundation
import Testing

/// docs/twins.md, "Coach metrics" and "The list of coaches".
@Suite("Twins: coach metrics and the list of coaches")
struct CoachesTwinTests {
  private func interaction(
    _ direction: InteractionDirection, _ type: String, _ time: String
  ) -> CoachRules.Interaction {
    CoachRules.Interaction(
      coachID: "c", direction: .init(direction), type: type, occurredAt: time)
  }

  private func metrics(_ interactions: [CoachRules.Interaction]) -> CoachRules.Metrics {
    CoachRules.metrics(
      ofCoach: "c", in: interactions, now: Moments.at("2026-08-21T15:30:00Z"), clock: .utc)
  }

  @Test("A mean of -0.25 hours rounds upward")
  func rounding() {
    let metrics = metrics([
      interaction(.outbound, "email", "2026-08-20T12:15:00Z"),
      interaction(.inbound, "email", "2026-08-20T12:00:00Z"),
    ])
    #expect(metrics.averageResponseTime == -0.2)
  }

  @Test("Of equally frequent types the first one counts, and letter case matters")
  func preferredMethod() {
    let tie = metrics([
      interaction(.inbound, "text", "2026-08-20T12:00:00Z"),
      interaction(.inbound, "email", "2026-08-19T12:00:00Z"),
    ])
    #expect(tie.preferredMethod == "text")
    let cases = metrics([
      interaction(.inbound, "Text", "2026-08-20T12:00:00Z"),
      interaction(.inbound, "email", "2026-08-19T12:00:00Z"),
      interaction(.inbound, "email", "2026-08-18T12:00:00Z"),
      interaction(.inbound, "text", "2026-08-17T12:00:00Z"),
    ])
    #expect(cases.preferredMethod == "email")
  }

  private let now = Moments.at("2026-08-21T15:30:00Z")

  private func list(_ coaches: [CoachRules.ListEntry]) -> CoachRules.List { .init(coaches) }

  @Test("The specification drops coaches who were never contacted, the web app of 2026-08 does not")
  func neverContacted() {
    let list = list([.init(id: "c", firstName: "Ana", lastName: "Ruiz", role: .init(.head))])
    let filters = CoachRules.Filters(lastContact: .init(days: 30))
    #expect(CoachRules.pageList(list, filters: filters, sortedBy: nil, now: now).isEmpty)
    let web = CoachRules.pageList(list, filters: filters, sortedBy: nil, now: now, source: .web)
    #expect(web.map(\.id) == ["c"])
  }

  @Test("Equal last names are in the order of the first names")
  func names() {
    let names = [
      ("1", "Zoë", "Öz"), ("2", "Ana", "Oz"), ("3", "ana", "öz"), ("4", "Bo", "Pa"),
      ("5", "Bea", "Pa"),
    ]
    let list = list(names.map { .init(id: $0, firstName: $1, lastName: $2, role: .init(.head)) })
    let sorted = CoachRules.pageList(list, filters: .none, sortedBy: .name, now: now)
    #expect(sorted.map(\.id) == ["2", "3", "1", "5", "4"])
  }
}
