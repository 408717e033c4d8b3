public import CompassRevisions

/// Stored preferences, editable profile columns and checks of files.
public struct PreferencesRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Stored preferences, editable profile columns and checks of files.
  public var preferences: PreferencesRules { PreferencesRules(revision: revision) }
}
