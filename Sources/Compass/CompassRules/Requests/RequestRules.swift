internal import JSPrimitives

/// Decisions of the web app's server about a request's body that are no part of its schema.
public enum RequestRules {}

extension RequestRules {
  /// Returns whether a deletion with everything that depends on it is confirmed: only by true.
  ///
  /// Since 2026-08.
  ///
  /// - Parameter confirmDelete: the body's field; nil if it is absent.
  public static func isDeletionConfirmed(_ confirmDelete: Bool?) -> Bool { confirmDelete == true }

  /// Returns whether a notification names all users that it needs: one for the target `user`.
  ///
  /// An empty id is a missing one. Any other target needs none. Since 2026-08.
  public static func hasRecipient(
    target: String, userID: String?
  ) -> Bool {
    target.jsText != "user" || userID.map { !$0.jsText.isEmpty } ?? false
  }

  /// Returns whether the address of a player's public page is reserved for the web app.
  ///
  /// Case matters: the schema lets only lower case pass. Since 2026-08.
  public static func isReservedSlug(_ slug: String) -> Bool {
    Self.reservedSlugs.contains(slug.jsText)
  }

  /// Returns whether a job may be started by hand: one of the allowed names, in the same case.
  ///
  /// Since 2026-08.
  public static func isAllowedJob(_ name: String, among allowed: Set<String>) -> Bool {
    let name = name.jsText
    // Swift strings are equal by canonical equivalence, JavaScript's by code units.
    return allowed.contains { JSText($0) == name }
  }

  /// Returns a message's note as the server stores it: trimmed; nil for nil and a blank one.
  ///
  /// Since 2026-08.
  public static func storedNote(_ note: String?) -> String? {
    let text = note?.jsText.trimmed() ?? ""
    return text.isEmpty ? nil : text.string
  }

  private static let reservedSlugs: Set<JSText> = [
    "api", "p", "auth", "login", "signup", "join", "admin", "settings", "dashboard", "coaches",
    "schools", "help",
  ]
}
