extension StatusRules {
  /// A change of a school's status: the new values of the school, and the entry of its history.
  ///
  /// Specification "School Detail", 2 Update Status and 4 Supabase Queries. The two are stored one
  /// after the other, not in one transaction.
  public struct Change: Sendable, Hashable {
    /// The school's id.
    public let schoolID: String
    /// The status before; nil for a school that had none.
    public let previousStatus: StoredWord<SchoolStatus>?
    /// The status after the change.
    public let newStatus: SchoolStatus
    /// The id of the user who changed it.
    public let changedBy: String
    /// The time of the change.
    public let changedAt: Date
    /// The note on the change; nil without one.
    public let notes: String?

    /// Creates a change; nil if the status stays the same.
    public init?(
      schoolID: String, from previous: StoredWord<SchoolStatus>?, to new: SchoolStatus,
      by userID: String, at now: Date, notes: String? = nil
    ) {
      if previous?.value == new { return nil }
      self.schoolID = schoolID
      previousStatus = previous
      newStatus = new
      changedBy = userID
      changedAt = now
      self.notes = notes.nonempty
    }

    /// The title in the timeline, such as "Interested → Contacted".
    public var title: String {
      let previous = previousStatus.map { "\($0.displayName) \u{2192} " } ?? ""
      return previous + newStatus.displayName
    }

    /// Returns the changes in the order of the timeline, newest first; changes of one moment keep
    /// their order.
    public static func timeline(_ changes: [Change]) -> [Change] {
      changes.enumerated().sorted { left, right in
        let (first, second) = (left.element.changedAt, right.element.changedAt)
        return first == second
          ? left.offset < right.offset : first.milliseconds > second.milliseconds
      }.map(\.element)
    }
  }
}
