import CompassRules
import Testing

@Suite("Coaches list")
struct CoachListTests {
  private static let now = Date(milliseconds: 1_770_724_800_000)
  private static let day = 86_400_000.0

  private static func ago(_ days: Double) -> Date {
    Date(milliseconds: now.milliseconds - days * day)
  }

  private static let list = CoachRules.List(
    [
      CoachRules.ListEntry(
        id: "1", schoolID: "s1", firstName: "John", lastName: "Smith", role: .init(.head),
        details: .init(email: "John@uga.edu", phone: "(555) 123-4567", notes: "Great RECRUITER"),
        responsivenessScore: 75, lastContactDate: ago(7)),
      CoachRules.ListEntry(
        id: "2", schoolID: "s2", firstName: "Maria", lastName: "Garcia", role: .init(.assistant),
        details: .init(instagramHandle: "m.garcia"), responsivenessScore: 74.9,
        lastContactDate: ago(7.01)),
      CoachRules.ListEntry(
        id: "3", schoolID: "gone", firstName: "Al", lastName: "Smith", role: .init("volunteer"),
        details: .init(twitterHandle: "AlX")),
      CoachRules.ListEntry(
        id: "4", firstName: "Bo", lastName: "Adams", role: .init(.recruiting),
        responsivenessScore: 49, lastContactDate: ago(89)),
    ], schoolNames: ["s1": "Georgia", "s2": "Auburn"])

  private func ids(
    _ filters: CoachRules.Filters = .init(), by sort: CoachRules.Sort? = nil,
    source: RuleSource = .specification
  ) -> String {
    Self.list.filtered(by: filters, sortedBy: sort, now: Self.now, clock: .utc, source: source)
      .map(\.id).joined()
  }

  @Test(
    "Coaches List 9: search finds names, email, notes and handles in whatever case",
    arguments: [
      ("smith", "13"), ("UGA", "1"), ("recruiter", "1"), ("alx", "3"), ("M.G", "2"), ("zz", ""),
      ("(555) 1", "1"), (" ", "1"), ("", "1234"),
    ])
  func search(text: String, expected: String) {
    #expect(ids(CoachRules.Filters(search: text)) == expected)
  }

  @Test("Coaches List 9: the role's filter keeps that role, an unknown word its own")
  func role() {
    #expect(ids(CoachRules.Filters(role: .init(.head))) == "1")
    #expect(ids(CoachRules.Filters(role: .init("volunteer"))) == "3")
    #expect(ids(CoachRules.Filters(role: .init("owner"))) == "")
  }

  @Test(
    "Coaches List 9: the last contact's filter drops who was never contacted, the web app keeps them",
    arguments: [
      ("7", "1", "13"), ("14", "12", "123"), ("90", "124", "1234"), ("0", "", "3"),
      ("abc", "", "3"), ("7x", "1", "13"), ("0x7", "", "3"), ("", "1234", "1234"),
    ])
  func lastContact(text: String, expected: String, onTheWeb: String) {
    let filters = CoachRules.Filters(lastContact: CoachRules.LastContactWindow(text: text))
    #expect(ids(filters) == expected)
    #expect(ids(filters, source: .web) == onTheWeb)
  }

  @Test("Coaches List Appendix A: the phone is searched in lower case, on the web as typed")
  func phoneSearch() {
    let coaches = ["555 EXT 1", "555 ext 1"].map { (phone: String) in
      CoachRules.ListEntry(
        id: phone, firstName: "A", lastName: "B", role: .init(.head), details: .init(phone: phone))
    }
    func found(_ text: String, _ source: RuleSource) -> [String] {
      CoachRules.List(coaches).filtered(
        by: CoachRules.Filters(search: text), sortedBy: nil, now: Self.now, clock: .utc,
        source: source
      ).map(\.id)
    }
    #expect(found("EXT", .specification) == ["555 ext 1"])
    #expect(found("EXT", .web) == ["555 EXT 1"])
    #expect(found("ext", .specification) == found("ext", .web))
  }

  @Test("Coaches List 9: the responsiveness filter keeps its range; a missing score is low")
  func responsiveness() {
    #expect(ids(CoachRules.Filters(responsiveness: .init(.high))) == "1")
    #expect(ids(CoachRules.Filters(responsiveness: .init(.medium))) == "2")
    #expect(ids(CoachRules.Filters(responsiveness: .init(.low))) == "34")
    #expect(ids(CoachRules.Filters(responsiveness: .init("none"))) == "1234")
  }

  @Test("Coaches List 9: filters narrow together")
  func together() {
    let filters = CoachRules.Filters(search: "smith", responsiveness: .init(.low))
    #expect(ids(filters) == "3")
  }

  @Test("Coaches List 9: sorts reorder the list, equals keep their places")
  func sorts() {
    #expect(ids(by: .name) == "4231")
    #expect(ids(by: .school) == "2134")
    #expect(ids(by: .lastContacted) == "1243")
    #expect(ids(by: .responsiveness) == "1243")
    #expect(ids(by: nil) == "1234")
  }

  @Test("Coaches List 6: head coaches come first, in the web app last with unknown roles")
  func roleSort() {
    #expect(ids(by: .role) == "1243")
    #expect(ids(by: .role, source: .web) == "2413")
    #expect(CoachRules.Sort.role.displayName == "Role (head first)")
  }

  /// The order that `localeCompare` of Node 24 gives these names.
  @Test("Last names, then first names and schools, are in the order of the root collation")
  func collation() {
    let names = [
      "1a", "a", "A", "á", "ab", "Æsir", "B", "\u{2BB}Okina", "O'Neil", "O\u{2019}Neil", "Иван",
      "김",
      "ｱ", "王",
    ]
    let coaches = names.reversed().flatMap { name in
      ["Zoe", "Ann"].map { first in
        CoachRules.ListEntry(
          id: "\(name) \(first)", schoolID: name, firstName: first, lastName: name,
          role: .init(.head))
      }
    }
    let list = CoachRules.List(
      coaches, schoolNames: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    func ids(by sort: CoachRules.Sort) -> [String] {
      list.filtered(by: .init(), sortedBy: sort, now: Self.now, clock: .utc).map(\.id)
    }
    #expect(ids(by: .name) == names.flatMap { ["\($0) Ann", "\($0) Zoe"] })
    #expect(ids(by: .school) == names.flatMap { ["\($0) Zoe", "\($0) Ann"] })
  }

  @Test("A sort keeps equal coaches in place, however many")
  func stability() {
    let coaches = (0..<1000).map { index in
      CoachRules.ListEntry(
        id: String(index), firstName: "A", lastName: "B", role: .init(.head),
        responsivenessScore: Double(index % 3))
    }
    let listed = CoachRules.List(coaches).filtered(
      by: .init(), sortedBy: .responsiveness, now: Self.now, clock: .utc)
    let places = listed.compactMap { Int($0.id) }
    #expect(places == (0..<1000).sorted { ($1 % 3, $0) < ($0 % 3, $1) })
  }
}
