public import CompassRevisions

/// The positions of a sport.
public struct PositionsRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The positions of a sport.
  public var positions: PositionsRules { PositionsRules(revision: revision) }
}
