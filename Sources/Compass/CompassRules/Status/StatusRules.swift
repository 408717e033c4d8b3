public import CompassRevisions

/// The stages of recruiting at a school, and words of its size.
public struct StatusRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// The stages of recruiting at a school, and words of its size.
  public var status: StatusRules { StatusRules(revision: revision) }
}
