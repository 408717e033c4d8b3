public import CompassRevisions

/// Deadlines, tasks and reminders.
public struct DeadlinesRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Deadlines, tasks and reminders.
  public var deadlines: DeadlinesRules { DeadlinesRules(revision: revision) }
}
