internal import CompassRules
internal import SourceJSON

/// The rules of the family "contactWindow" by their recorded names.
enum ContactWindowFamily {
  private static let rules = ContactWindowRules.self

  static let all = Rule.list(since: .august2026) {
    Rule(
      "contactWindow.openDate", "The day from which coaches may contact an athlete.",
      { (rule: ContactWindowRules.Rule, year: Double) in
        rules.openDay(rule, graduationYear: year)
      }, "rule", "gradYear?")
    Rule(
      "contactWindow.evaluate", "Whether coaches may contact an athlete yet.",
      {
        (
          given: [ContactWindowRules.Rule]?, sport: String?, division: String?, year: Double?,
          today: Date, clock: LocalClock
        ) in
        rules.evaluate(
          rules: given ?? ContactWindowRules.Rule.seeded, sport: sport, division: division,
          graduationYear: year, on: today, clock: clock)
      }, .shared("rules"), "sport", "division", "gradYear", .orNow("today"))
    Rule(
      "contactWindow.filterTemplates", "The templates that a state of the contact window offers.",
      rules.templates, "templates", .example("state", "open"))
  }
}

extension ContactWindowRules.Window: RuleObject {
  var members: Members {
    ["state": state, "opensOn": opensOn, "rule": rule.map { $0.sport + "/" + $0.division }]
  }
}

extension ContactWindowRules.Rule: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      sport: row["sport"], division: row["division"], kind: row["rule_kind"],
      reference: row["reference"], windowDate: row["window_date"])
  }
}

/// A result has the id instead of a template.
extension ContactWindowRules.Template: RuleRow, RuleResult {
  init(_ row: RuleArguments) {
    self.init(
      id: row["id"], window: row["contact_window"], type: row["type"], stage: row["stage"])
  }

  var json: JSONValue { id.json }
}
