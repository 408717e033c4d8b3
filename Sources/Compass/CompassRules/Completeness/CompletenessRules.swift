public import CompassRevisions

/// The completeness of an athlete's profile, and the prompts to complete it.
public struct CompletenessRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The completeness of an athlete's profile, and the prompts to complete it.
  public var completeness: CompletenessRules { CompletenessRules(revision: revision) }
}
