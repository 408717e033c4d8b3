import CompassRules
import Testing

@Suite("A coach's card at 2026-08")
struct CoachCardRuleTests {
  private let rules = CoachRules.self
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private func card(
    detail: String? = nil, back: String? = nil, label: String? = nil, contact: String? = nil
  ) -> CoachRules.Card {
    let coach = CoachRules.ListEntry(
      id: "c1", firstName: "Jo", lastName: "D'Arcy", role: .init(.head),
      lastContactDate: contact.map { Date($0, clock: .utc) })
    return rules.card(
      of: coach, detail: detail, back: back, backLabel: label, now: Self.now, clock: .utc)
  }

  @Test("The link leads to the coach, with a way back if there is an address for one")
  func link() {
    #expect(card().link == "/coaches/c1")
    #expect(card(detail: "", back: "", label: "Back").link == "/coaches/c1")
    #expect(card(label: "Back").link == "/coaches/c1")
    #expect(card(back: "/a b", label: "").link == "/coaches/c1?back=%2Fa%20b")
    #expect(card(back: "/a", label: "É").link == "/coaches/c1?back=%2Fa&label=%C3%89")
    #expect(card(detail: "/x", back: "/a").link == "/x")
  }

  @Test("The last contact is a date with the days since; empty without one")
  func lastContact() {
    #expect(card().lastContact == "")
    #expect(card(contact: "2026-08-21").lastContact == "Fri, August 21, 2026 (today)")
    #expect(card(contact: "soon").lastContact == "Invalid Date (NaN days ago)")
    #expect(card().name == "Jo D'Arcy")
  }

  @Test(
    "The days since a date",
    arguments: [
      ("2026-08-20T15:30:00.001Z", "today"), ("2026-08-20T15:30:00Z", "1 day ago"),
      ("2026-08-19T15:30:00.001Z", "1 day ago"), ("2026-08-19T15:30:00Z", "2 days ago"),
      ("2026-08-21T15:30:00.001Z", "-1 days ago"), ("2026-08-21T15:30:00Z", "today"),
    ])
  func daysAgo(date: String, text: String) {
    #expect(rules.daysAgoText(Date(date, clock: .utc), now: Self.now) == text)
  }

  @Test(
    "The date with its weekday",
    arguments: [
      ("1970-01-01", "Thu, January 1, 1970"),
      ("1969-12-31T23:59:59.999Z", "Wed, December 31, 1969"),
      ("2024-02-29", "Thu, February 29, 2024"), ("0000-01-01", "Sat, January 1, 1"),
      ("", "Invalid Date"),
    ])
  func dateText(date: String, text: String) {
    #expect(rules.dateText(Date(date, clock: .utc), clock: .utc) == text)
  }

  @Test("West of UTC a date alone shows the day before")
  func zone() {
    let west = LocalClock { _ in -4 * 3600 }
    #expect(
      rules.dateText(Date("2026-08-21", clock: west), clock: west) == "Thu, August 20, 2026")
  }

  @Test("Initials are the first UTF-16 units in upper case")
  func initials() {
    #expect(rules.initials(firstName: "élodie", lastName: "ßmith") == "ÉSS")
    #expect(rules.initials(firstName: "", lastName: "b") == "UNDEFINEDB")
    #expect(rules.initials(firstName: "b", lastName: "") == "BUNDEFINED")
    #expect(rules.initials(firstName: "", lastName: "") == "UNDEFINEDUNDEFINED")
    #expect(rules.initials(firstName: "😀", lastName: "x") == "\u{FFFD}X")
  }

  @Test("A known role has a name and classes, an unknown one is shown as stored on slate")
  func roles() {
    #expect(rules.roleLabel(of: "recruiting") == "Recruiting Coordinator")
    #expect(rules.roleLabel(of: "Head") == "Head")
    #expect(rules.roleBadge(of: "recruiting").classNames == "bg-emerald-100 text-emerald-700")
    #expect(rules.roleBadge(of: "Head").classNames == "bg-slate-100 text-slate-700")
  }
}
