public import CompassRevisions

/// The day from which coaches may contact an athlete.
public struct ContactWindowRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The day from which coaches may contact an athlete.
  public var contactWindow: ContactWindowRules { ContactWindowRules(revision: revision) }
}
