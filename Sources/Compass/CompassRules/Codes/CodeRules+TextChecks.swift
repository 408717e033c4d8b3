internal import JSPrimitives

extension CodeRules {
  /// Returns whether a postal code is exactly five ASCII digits.
  ///
  /// Restates `zip.isValid`. Nothing is trimmed, and the nine-digit form is invalid.
  public static func isPostalCode(_ text: String) -> Bool {
    let bytes = text.jsText.bytes
    return bytes.count == 5 && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns an email address trimmed and in lower case, as the app compares and stores it.
  ///
  /// Restates `email.normalize`. Nothing is checked. Since 2026-08.
  public static func normalizedEmail(_ email: String) -> String {
    String(jsText: email.jsText.trimmed().lowercased())
  }

  /// Returns a path of the app to go back to, or the fallback for anything that could leave the app.
  ///
  /// Restates `link.safeInternalPath`. A safe path starts with one slash and contains no colon and no
  /// backslash. Nothing is trimmed or decoded. Since 2026-08.
  ///
  /// - Parameters:
  ///   - raw: the path from an address; nil without one, or if it isn't a text.
  ///   - fallback: the path instead of an unsafe one.
  public static func safeInternalPath(
    _ raw: String?, fallback: String = "/coaches"
  ) -> String {
    guard let raw else { return fallback }
    let (slash, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\\"))
    let bytes = raw.jsText.bytes
    let isSafe =
      bytes.first == slash && bytes.dropFirst().first != slash
      && !bytes.contains { $0 == UInt8(ascii: ":") || $0 == backslash }
    return isSafe ? raw : fallback
  }
}
