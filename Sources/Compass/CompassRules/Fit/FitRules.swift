public import CompassRevisions

/// The signals of how a school fits an athlete.
public struct FitRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The signals of how a school fits an athlete.
  public var fit: FitRules { FitRules(revision: revision) }
}
