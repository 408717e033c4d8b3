extension StatusRules {
  /// A change of a school's status: the new values of the school, and the entry of its history.
  ///
  /// Specification "School Detail", 2 Update Status and 4 Supabase Queries. The two are stored one
  /// after the other, not in one transaction.
  public struct Change: Sendable, Hashable, Decodable {
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

    private enum CodingKeys: String, CodingKey {
      case schoolID = "school_id"
      case previousStatus = "previous_status"
      case newStatus = "new_status"
      case changedBy = "changed_by"
      case changedAt = "changed_at"
      case notes
    }

    /// Reads a row of the history.
    ///
    /// - Throws: `DecodingError` for an unknown new status, and if the status stays the same.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      let status = try row.decode(SchoolStatus.self, forKey: .newStatus)
      let previous = try row.decodeIfPresent(String.self, forKey: .previousStatus)
      let change = Self(
        schoolID: try row.decode(String.self, forKey: .schoolID),
        from: previous.map { StoredWord($0) }, to: status,
        by: try row.decode(String.self, forKey: .changedBy),
        at: try row.decode(Date.self, forKey: .changedAt),
        notes: try row.decodeIfPresent(String.self, forKey: .notes))
      guard let change else {
        throw DecodingError.dataCorruptedError(
          forKey: .newStatus, in: row, debugDescription: "The status stays the same.")
      }
      self = change
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
