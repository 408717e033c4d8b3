public import JSPrimitives

extension PhoneRules {
  /// Returns the address that calls a number: `tel:` with the E.164 form, else with the text as it is.
  ///
  /// The text is not encoded. Restates `phone.telLink`. Since 2026-08.
  public func telLink<Text: JSTextConvertible>(phone: Text) -> Text {
    Text(jsText: "tel:" + (e164(phone).map { JSText($0) } ?? phone.jsText))
  }

  /// Returns the address that writes a text message to a number: `sms:` with the E.164 form, else with
  /// all its digits; an empty text if it has none.
  ///
  /// A body that isn't empty follows as `?body=`, percent-encoded as UTF-8. The result is nil for a body
  /// with a lone surrogate, for which the web app throws a URIError. Restates `phone.smsLink`.
  /// Since 2026-08.
  public func smsLink<Text: JSTextConvertible>(phone: Text, body: Text? = nil) -> String? {
    let number = e164(phone) ?? digits(of: phone.jsText)
    guard !number.isEmpty else { return "" }
    guard let body = body?.jsText, !body.isEmpty else { return "sms:" + number }
    return PercentEncoding.component(body.utf16).map { "sms:" + number + "?body=" + $0 }
  }
}
