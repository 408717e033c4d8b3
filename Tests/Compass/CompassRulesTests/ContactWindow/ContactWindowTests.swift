import CompassRules
import Testing

@Suite("Contact windows")
struct ContactWindowTests {
  private let rules = ContactWindowRules.self

  private func rule(
    sport: String = "*", kind: String = "date_before_grade", _ reference: String? = "junior",
    _ date: String? = "Aug 1"
  ) -> ContactWindowRules.Rule {
    ContactWindowRules.Rule(
      sport: sport, division: "D1", kind: kind, reference: reference, windowDate: date)
  }

  private func moment(_ text: String) -> Date { Date(text, clock: .utc) }

  @Test(
    "The day of a window",
    arguments: [
      ("Aug 1", "2026-08-01"), ("\u{FEFF} aUG.\u{A0}\t31\u{3000}", "2026-08-31"),
      ("Sept 1", "2026-09-01"), ("Sep 01", "2026-09-01"), ("Feb 29", "2026-03-01"),
      ("Dec 99", "2027-03-09"), ("Aug 0", nil), ("Aug 00", nil), ("Aug 100", nil), ("Aug1", nil),
      ("Aug.1", nil), ("Aug.. 1", nil), ("Aug . 1", nil), ("Aug", nil), ("1", nil), ("", nil),
      ("Aug 1x", nil), ("Aug x1", nil), ("Aug -1", nil), ("Aug 1 2", nil), ("August 1", nil),
      ("Aug ٣", nil), ("Aug\u{200B}1", nil), (". 1", nil), ("Aüg 1", nil), (nil, nil),
    ] as [(String?, String?)])
  func dates(text: String?, day: String?) {
    #expect(rules.openDay(rule("junior", text), graduationYear: 2028)?.description == day)
  }

  @Test("Grades, kinds and years")
  func grades() {
    func day(_ reference: String?, _ kind: String, _ year: Double = 2028) -> String? {
      rules.openDay(rule(kind: kind, reference), graduationYear: year)?.description
    }
    let before = ["freshman", "Sophomore", "JUNIOR", "senior"].map { day($0, "date_before_grade") }
    #expect(before == ["2024-08-01", "2025-08-01", "2026-08-01", "2027-08-01"])
    #expect(day("senior", "date_after_grade") == "2028-08-01")
    #expect(day("senior", "") == "2028-08-01" && day("senior", "other") == "2028-08-01")
    #expect(day("senior", "unrestricted") == nil && day("senior", "Unrestricted") != nil)
    #expect(day(" junior", "") == nil && day("", "") == nil && day(nil, "") == nil)
    #expect(day("senior", "", 2028.9) == "2028-08-01" && day("senior", "", 99) == "1999-08-01")
    #expect(day("senior", "", .nan) == nil && day("senior", "", 1e300) == nil)
  }

  private func evaluate(
    _ sport: String?, _ division: String?, _ year: Double?, _ now: String,
    rules table: [ContactWindowRules.Rule] = ContactWindowRules.Rule.seeded,
    clock: LocalClock = .utc
  ) -> ContactWindowRules.Window {
    rules.evaluate(
      rules: table, sport: sport, division: division, graduationYear: year, on: moment(now),
      clock: clock)
  }

  @Test("A window opens at its local midnight")
  func midnight() {
    let west = LocalClock { _ in -18_000 }
    #expect(evaluate("baseball", "D1", 2028, "2026-08-01T04:59:59.999Z", clock: west).state == .pre)
    #expect(evaluate("baseball", "D1", 2028, "2026-08-01T05:00:00Z", clock: west).state == .open)
    #expect(evaluate("baseball", "D1", 2028, "x").state == .open)
    #expect(evaluate("baseball", "D1", 2028, "x").opensOn?.description == "2026-08-01")
  }

  @Test("The sport's own rule is first, then the one for all sports of the division")
  func choice() {
    let own = evaluate("\u{3000}BaseBall ", "D1", 2028, "2026-07-01")
    #expect(own.rule?.sport == "baseball" && own.state == .pre)
    for sport in [nil, "", " ", "golf", "*"] {
      #expect(evaluate(sport, "D1", 2028, "2026-07-01").rule?.sport == "*")
    }
    let table = [rule(sport: "Golf"), rule(sport: "*", nil), rule(sport: "golf", nil)]
    #expect(evaluate("golf", "D1", 2028, "2026-07-01", rules: table).rule?.sport == "Golf")
    #expect(evaluate("", "D1", 2028, "2026-07-01", rules: [table[0]]).rule == nil)
    let unrestricted = evaluate("baseball", "D3", 2028, "2026-07-01")
    #expect(unrestricted.state == .open && unrestricted.opensOn == nil && unrestricted.rule != nil)
    let unreadable = evaluate("golf", "D1", 2028, "2026-07-01", rules: [rule("junior", "soon")])
    #expect(unreadable.state == .open && unreadable.opensOn == nil && unreadable.rule != nil)
  }

  @Test("Without a division, year or rule the window is open")
  func open() {
    let open = ContactWindowRules.Window.State.open
    for division in [nil, "", "d1", "D1 "] {
      let window = evaluate("baseball", division, 2030, "2026-07-01")
      #expect(window.state == open && window.rule == nil && window.opensOn == nil)
    }
    for year in [nil, 0, -0.0, .nan] as [Double?] {
      #expect(evaluate("baseball", "D1", year, "2020-07-01").rule == nil)
    }
    #expect(evaluate("baseball", "D1", 2030, "2020-07-01", rules: []).rule == nil)
  }

  @Test("Trap: a division that no rule has is nil for an app, not an open window")
  func unknownDivision() {
    #expect(evaluate("baseball", "Division I", 2030, "2020-07-01").state == .open)
    #expect(Division(name: "Division I") == nil && Division(name: "d1") == .d1)
  }

  @Test("A year is a whole number")
  func wholeYears() {
    let year: Int? = 2028
    let moment = moment("2026-07-31T12:00:00Z")
    let window = rules.evaluate(sport: "Baseball", division: .d1, graduationYear: year, on: moment)
    #expect(window.opensOn?.description == "2026-08-01")
    let none: Int? = nil
    #expect(
      rules.evaluate(sport: "Baseball", division: .d1, graduationYear: none, on: moment).opensOn
        == nil)
  }

  @Test("Templates of a state")
  func templates() {
    func row(_ id: String, _ window: String?, _ type: String?, _ stage: String?)
      -> ContactWindowRules.Template
    {
      ContactWindowRules.Template(id: id, window: window, type: type, stage: stage)
    }
    let rows = [
      row("a", "any", "email", nil), row("b", "pre", "email", ""), row("c", nil, "email", ""),
      row("d", "any", "email", "intro"), row("e", "any", nil, "email"),
      row("f", "post", "email", ""),
      row("g", "", "email", ""), row("h", "ANY", "email", ""),
    ]
    #expect(rules.templates(rows, in: .open).map(\.id) == ["a", "c", "d", "e", "f", "g", "h"])
    #expect(rules.templates(rows, in: .pre).map(\.id) == ["b", "c", "d", "e", "f", "g", "h"])
    #expect(rules.templates([], in: .pre).isEmpty)
  }
}
