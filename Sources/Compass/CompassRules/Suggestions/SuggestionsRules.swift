public import CompassRevisions

/// Suggested next steps.
public struct SuggestionsRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Suggested next steps.
  public var suggestions: SuggestionsRules { SuggestionsRules(revision: revision) }
}
