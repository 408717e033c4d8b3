public import CompassRevisions

/// Matches of a school with an athlete's preferences, list filters and distances.
public struct MatchingRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Matches of a school with an athlete's preferences, list filters and distances.
  public var matching: MatchingRules { MatchingRules(revision: revision) }
}
