internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "contactWindow" by their recorded names.
enum ContactWindowFamily {
  static let all: [Rule] = [openDate, evaluate, filterTemplates]

  private static let rules = ContactWindowRules.self

  private static let openDate = Rule(
    "contactWindow.openDate", "The day from which coaches may contact an athlete.",
    since: .august2026, [.object("rule"), .number("gradYear").optional]
  ) { arguments throws(RuleError) in
    let day = rules.openDay(
      rule(arguments.object("rule")), graduationYear: arguments.number("gradYear") ?? .nan)
    return .text(day?.description)
  }

  private static let evaluate = Rule(
    "contactWindow.evaluate", "Whether coaches may contact an athlete yet.", since: .august2026,
    [
      RuleParameter("rules", .objects).optional.shared, .text("sport").optional,
      .text("division").optional, .number("gradYear").optional, .text("today").optional,
      .text("now").optional, .text("timeZone").optional,
    ]
  ) { arguments throws(RuleError) in
    let given = arguments.has("rules") ? arguments.objects("rules").map(rule) : nil
    let window = rules.evaluate(
      rules: given ?? ContactWindowRules.Rule.seeded, sport: arguments.text("sport"),
      division: arguments.text("division"), graduationYear: arguments.number("gradYear"),
      on: try CalendarFamily.momentOrNow(arguments, "today"), clock: arguments.clock)
    let name = window.rule.map { $0.sport + "/" + $0.division }
    return [
      "state": .text(window.state.rawValue), "opensOn": .text(window.opensOn?.description),
      "rule": .text(name),
    ]
  }

  private static let filterTemplates = Rule(
    "contactWindow.filterTemplates", "The templates that a state of the contact window offers.",
    since: .august2026, [RuleParameter("templates", .objects), .text("state").example("open")]
  ) { arguments throws(RuleError) in
    let templates = arguments.objects("templates").map { row in
      ContactWindowRules.Template(
        id: row.text("id") ?? "", window: row.text("contact_window"), type: row.text("type"),
        stage: row.text("stage"))
    }
    let offered = rules.templates(templates, in: try arguments.neededWord("state"))
    return .array(offered.map { .text($0.id) })
  }

  private static func rule(_ row: RuleArguments) -> ContactWindowRules.Rule {
    ContactWindowRules.Rule(
      sport: row.text("sport") ?? "", division: row.text("division") ?? "",
      kind: row.text("rule_kind") ?? "", reference: row.text("reference"),
      windowDate: row.text("window_date"))
  }
}
