internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "phone" by their recorded names.
enum PhoneFamily {
  static let all: [Rule] = [
    rule("phone.nationalDigits", "The digits without the country code.") {
      .text(rules.nationalDigits($0 ?? ""))
    },
    rule("phone.formatNational", "The mask of a number being typed.") {
      .text(rules.formattedNational($0 ?? ""))
    },
    rule("phone.e164", "A United States number as E.164.") { .text(rules.e164($0 ?? "")) },
    rule("phone.stored", "The text to store for a number.") { .text(rules.stored($0)) },
    rule("phone.display", "A stored number as it is shown.") { .text(rules.display($0 ?? "")) },
    Rule(
      "phone.telLink", "The address that calls a number.", since: .august2026,
      [.text("phone").optional]
    ) { arguments throws(RuleError) in
      .text(rules.telLink(phone: arguments.text("phone") ?? ""))
    },
    Rule(
      "phone.smsLink", "The address that writes to a number.", since: .august2026,
      [.text("phone").optional, .text("body").optional]
    ) { arguments throws(RuleError) in
      .text(rules.smsLink(phone: arguments.text("phone") ?? "", body: arguments.text("body")))
    },
  ]

  private static let rules = PhoneRules.self

  /// Returns a rule of one text.
  private static func rule(
    _ name: String, _ summary: String, _ result: @escaping @Sendable (String?) -> JSONValue
  ) -> Rule {
    Rule(name, summary, since: .august2026, [.text("input").optional]) {
      arguments throws(RuleError) in result(arguments.text("input"))
    }
  }
}
