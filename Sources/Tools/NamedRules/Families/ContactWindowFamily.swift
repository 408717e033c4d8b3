internal import CompassRules

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
        ) -> Members in
        let window = rules.evaluate(
          rules: given ?? ContactWindowRules.Rule.seeded, sport: sport, division: division,
          graduationYear: year, on: today, clock: clock)
        return [
          "state": window.state, "opensOn": window.opensOn,
          "rule": window.rule.map { $0.sport + "/" + $0.division },
        ]
      }, .shared("rules"), "sport", "division", "gradYear", .orNow("today"))
    Rule(
      "contactWindow.filterTemplates", "The templates that a state of the contact window offers.",
      { (templates: [ContactWindowRules.Template], state: ContactWindowRules.Window.State) in
        rules.templates(templates, in: state).map(\.id)
      }, "templates", .example("state", "open"))
  }
}
