public import CompassRevisions

/// Family codes, postal codes, handles, links and time zones.
public struct CodesRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Family codes, postal codes, handles, links and time zones.
  public var codes: CodesRules { CodesRules(revision: revision) }
}
