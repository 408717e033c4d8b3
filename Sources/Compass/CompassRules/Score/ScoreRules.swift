public import CompassRevisions

/// The score of an athlete's progress.
public struct ScoreRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The score of an athlete's progress.
  public var score: ScoreRules { ScoreRules(revision: revision) }
}
