/// A change of a school's status: what is stored with the school, and the entry of its history.
///
/// Specification "School Detail", 2 Update Status and 4 Supabase Queries. The two are stored one
/// after the other, not together.
public struct StatusChange: Sendable, Hashable {
  public let schoolID: String
  /// Nil for a school that had none.
  public let previousStatus: StoredWord<SchoolStatus>?
  public let newStatus: SchoolStatus
  public let changedBy: String
  public let changedAt: Timestamp
  /// What was noted with the change; nil when nothing was.
  public let notes: String?

  /// The change, or nil when the status is the one it was.
  public init?(
    schoolID: String, from previous: StoredWord<SchoolStatus>?, to new: SchoolStatus,
    by userID: String, at now: Timestamp, notes: String? = nil
  ) {
    if previous?.value == new { return nil }
    self.schoolID = schoolID
    previousStatus = previous
    newStatus = new
    changedBy = userID
    changedAt = now
    self.notes = notes.nonempty
  }

  /// The line of the timeline, such as "Interested → Contacted".
  public var title: String {
    let previous = previousStatus.map { "\($0.displayName) \u{2192} " } ?? ""
    return previous + newStatus.displayName
  }

  /// The changes as the timeline shows them, newest first; changes of one moment keep their order.
  public static func timeline(_ changes: [StatusChange]) -> [StatusChange] {
    changes.enumerated().sorted { left, right in
      let (first, second) = (left.element.changedAt, right.element.changedAt)
      return first == second
        ? left.offset < right.offset : first.milliseconds > second.milliseconds
    }.map(\.element)
  }
}
