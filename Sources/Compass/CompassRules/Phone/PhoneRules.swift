public import CompassRevisions

/// Phone numbers: stored forms, display and links.
public struct PhoneRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Phone numbers: stored forms, display and links.
  public var phone: PhoneRules { PhoneRules(revision: revision) }
}
