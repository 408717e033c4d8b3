public import CompassRevisions

/// Contact periods, milestones and key dates of the recruiting calendar.
public struct CalendarRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Contact periods, milestones and key dates of the recruiting calendar.
  public var calendar: CalendarRules { CalendarRules(revision: revision) }
}
