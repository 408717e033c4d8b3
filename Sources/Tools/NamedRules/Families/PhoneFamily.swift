internal import CompassRules

/// The rules of the family "phone" by their recorded names.
enum PhoneFamily {
  private static let rules = PhoneRules.self

  static let all = Rule.list(since: .august2026) {
    Rule(
      "phone.nationalDigits", "The digits without the country code.", rules.nationalDigits, "input?"
    )
    Rule(
      "phone.formatNational", "The mask of a number being typed.", rules.formattedNational, "input?"
    )
    Rule("phone.e164", "A United States number as E.164.", rules.e164, "input?")
    Rule("phone.stored", "The text to store for a number.", rules.stored, "input")
    Rule("phone.display", "A stored number as it is shown.", rules.display, "input?")
    Rule("phone.telLink", "The address that calls a number.", rules.telLink, "phone?")
    Rule("phone.smsLink", "The address that writes to a number.", rules.smsLink, "phone?", "body")
  }
}
