public import CompassRevisions

/// Figures and lists of coaches.
public struct CoachRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Figures and lists of coaches.
  public var coaches: CoachRules { CoachRules(revision: revision) }
}
