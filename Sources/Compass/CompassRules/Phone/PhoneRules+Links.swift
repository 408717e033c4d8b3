internal import JSPrimitives

extension PhoneRules {
  /// Returns the address that calls a number: `tel:` with the E.164 form, else with the text as it is.
  ///
  /// The text is not encoded. Restates `phone.telLink`. Since 2026-08.
  public static func telLink(phone: String) -> String {
    "tel:" + (e164(phone) ?? phone)
  }

  /// Returns the address that writes a text message to a number: `sms:` with the E.164 form, else with
  /// all its digits; an empty text if it has none.
  ///
  /// A body that isn't empty follows as `?body=`, percent-encoded as UTF-8. Restates `phone.smsLink`.
  /// Since 2026-08.
  public static func smsLink(phone: String, body: String? = nil) -> String {
    let number = e164(phone) ?? digits(of: phone.jsText)
    guard !number.isEmpty else { return "" }
    guard let body, !body.isEmpty else { return "sms:" + number }
    return "sms:" + number + "?body=" + PercentEncoding.component(body)
  }
}
