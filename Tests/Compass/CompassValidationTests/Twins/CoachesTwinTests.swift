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

  private func list(
    _ coaches: [CoachRules.ListEntry]
  ) -> CoachRules.List<CoachRules.ListEntry> { .init(coaches) }

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

  @Test("An interaction is made of a moment, which no time zone moves")
  func moments() {
    let moment = Moments.at("2026-08-20T12:15:00Z")
    let made = CoachRules.Interaction(
      coachID: "c", direction: .init(.inbound), type: "email", occurredAt: moment,
      createdAt: Date(timeIntervalSince1970: .nan))
    #expect(made.occurredAt == "2026-08-20T12:15:00.000Z" && made.createdAt == nil)
    func days(_ clock: LocalClock) -> Int? {
      CoachRules.metrics(
        ofCoach: "c", in: [made], now: Moments.at("2026-08-21T12:14:00Z"), clock: clock
      ).daysSinceContact
    }
    #expect(days(.utc) == 0 && days(Moments.newYork) == 0)
  }

  private let staff: [CoachRules.ListEntry] = [
    .init(id: "1", schoolID: "b", firstName: "Ann", lastName: "Smith", role: .init(.head)),
    .init(
      id: "2", schoolID: "a", firstName: "José", lastName: "Café", role: .init(.recruiting)),
    .init(id: "3", schoolID: "b", firstName: "Bo", lastName: "Lee", role: .init(.assistant)),
  ]

  private func found(_ search: String, _ options: ListRules.SearchOptions = []) -> [String] {
    let filters = CoachRules.Filters(search: search)
    return list(staff).filtered(by: filters, sortedBy: nil, now: now, search: options).map(\.id)
  }

  @Test("A full name and a name without its accents are found on request")
  func searching() {
    #expect(found("Ann Smith") == [] && found("ann smith", .app) == ["1"])
    #expect(found("Ann Smith", .moreFields) == ["1"])
    #expect(found("cafe") == [] && found("cafe", .ignoringAccents) == ["2"])
    #expect(found("CAFÉ", .app) == ["2"] && found("jose cafe", .app) == ["2"])
    #expect(found("jose cafe", .ignoringAccents) == [])
  }

  @Test("A filter takes the coaches of one school")
  func school() {
    let filters = CoachRules.Filters(school: "b")
    #expect(
      CoachRules.pageList(list(staff), filters: filters, sortedBy: nil, now: now).map(\.id)
        == ["1", "3"])
    #expect(filters.active == [.school] && CoachRules.Filters.none.active == [])
  }

  @Test("By role and by school the package has its own orders, and an app can assign another")
  func orders() {
    var page = CoachRules.List(staff, schoolNames: ["a": "éa", "b": "za"])
      .list(sortedBy: .role, now: now)
    #expect(page.shown.map(\.id) == ["1", "3", "2"])
    page.order = ListRules.Order { $0.role.value?.displayName ?? $0.role.text }
    #expect(page.shown.map(\.id) == ["3", "1", "2"])
    let names = ["a": "éa", "b": "za"]
    page.order = ListRules.Order { names[$0.schoolID ?? ""] ?? "" }
    #expect(page.shown.map(\.id) == ["1", "3", "2"])
    page.order = CoachRules.List(staff, schoolNames: names).order(.school)
    #expect(page.shown.map(\.id) == ["2", "1", "3"])
  }
}
