internal import JSPrimitives

extension RequestRules {
  /// A category of preferences that a user can save.
  public enum PreferenceCategory: String, Codable, CaseIterable, Sendable, Hashable {
    /// The category of that name.
    case notifications, location, player, school, dashboard
  }

  /// Returns the category with a name; nil for any other text and another case.
  ///
  /// Since 2026-08.
  public static func preferenceCategory(_ name: String) -> PreferenceCategory? {
    // A lone surrogate becomes U+FFFD, which no name contains.
    PreferenceCategory(rawValue: name.jsText.string)
  }
}
