public import CompassRevisions

/// Grades, ages and dates of the local calendar.
public struct GradesRules: Sendable, Hashable {
  /// The revision that decides.
  public let revision: WebRevision
}

extension Rules {
  /// Grades, ages and dates of the local calendar.
  public var grades: GradesRules { GradesRules(revision: revision) }
}
