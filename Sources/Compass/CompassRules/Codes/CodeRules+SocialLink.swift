internal import JSPrimitives

extension CodeRules {
  /// A way to contact a person whose link the app opens.
  public enum ContactLinkKind: String, Codable, CaseIterable, Sendable, Hashable {
    /// The profile on that network.
    case twitter, instagram, tiktok, facebook
    /// A new email.
    case email
    /// A new text message.
    case sms
  }

  /// Returns the address that a contact's link opens; nil without a value.
  ///
  /// Restates `social.link`. The first `@` of a handle is removed, wherever it is; white space stays.
  /// An address on Facebook is trimmed and gets `https://` unless it begins with `http`. A text
  /// message goes to the number in E.164, or else to its digits. Since 2026-08.
  ///
  /// - Returns: the address, not percent-encoded; nil for an empty value, a blank Facebook address and
  ///   a phone number without digits.
  public static func contactLink(
    _ kind: ContactLinkKind, to value: String?
  ) -> String? {
    guard let value = value?.jsText, !value.isEmpty else { return nil }
    let address: JSText? =
      switch kind {
      case .twitter: "https://twitter.com/" + Self.handle(value)
      case .instagram: "https://instagram.com/" + Self.handle(value)
      case .tiktok: "https://tiktok.com/@" + Self.handle(value)
      case .facebook: Self.facebookAddress(value)
      case .email: "mailto:" + value
      case .sms: textMessageAddress(value)
      }
    return address.map { String(jsText: $0) }
  }

  private static func handle(_ value: JSText) -> JSText {
    var bytes = value.bytes
    if let sign = bytes.firstIndex(of: UInt8(ascii: "@")) { bytes.remove(at: sign) }
    return JSText(utf16: JSText(wtf8: bytes).utf16)
  }

  private static func facebookAddress(_ value: JSText) -> JSText? {
    let address = value.trimmed()
    if address.isEmpty { return nil }
    return address.bytes.starts(with: "http".utf8) ? address : "https://" + address
  }

  private static func textMessageAddress(_ value: JSText) -> JSText? {
    Optional(JSText(PhoneRules.smsLink(phone: value.string))).nonempty
  }
}
