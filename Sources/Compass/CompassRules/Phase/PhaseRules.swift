public import CompassRevisions

/// The phases of an athlete's way to college, by milestones.
public struct PhaseRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The phases of an athlete's way to college, by milestones.
  public var phase: PhaseRules { PhaseRules(revision: revision) }
}
