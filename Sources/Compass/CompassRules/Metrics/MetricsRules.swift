public import CompassRevisions

/// The measurements of a sport: their names, units and formats.
public struct MetricsRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The measurements of a sport: their names, units and formats.
  public var metrics: MetricsRules { MetricsRules(revision: revision) }
}
