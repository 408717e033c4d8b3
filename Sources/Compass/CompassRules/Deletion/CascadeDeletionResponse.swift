extension DeletionRules {
  /// The body of a request to delete a record with all that refer to it: `{"confirmDelete": true}`.
  ///
  /// Specifications "Coaches List", "Interaction Detail & Add Interaction" and "School Detail", 4 API
  /// Integration. The server refuses a body without the confirmation.
  public struct CascadeRequest: Sendable, Hashable, Codable {
    /// Whether the user has confirmed the deletion.
    public var confirmDelete: Bool

    /// Creates a body, confirmed by default.
    public init(confirmDelete: Bool = true) { self.confirmDelete = confirmDelete }
  }
}

extension DeletionRules {
  /// The server's answer to a cascading deletion; read it with any `Decoder`.
  ///
  /// Specifications as for `DeletionRules.CascadeRequest`.
  ///
  ///     { "success": true, "deleted": { "coaches": 1, "interactions": 3 }, "message": "..." }
  public struct CascadeResponse: Sendable, Hashable, Codable {
    /// Whether the record is deleted.
    public var success: Bool
    /// The number of deleted records by the table's name, the record itself included; empty if the
    /// server gives none.
    public var deleted: [String: Int]
    /// The server's sentence, such as "Coach and related records deleted"; nil if it gives none.
    public var message: String?

    /// Creates an answer.
    public init(success: Bool, deleted: [String: Int] = [:], message: String? = nil) {
      self.success = success
      self.deleted = deleted
      self.message = message
    }

    /// Reads the answer. A missing object of numbers is empty.
    public init(from decoder: any Decoder) throws {
      let answer = try decoder.container(keyedBy: CodingKeys.self)
      success = try answer.decode(Bool.self, forKey: .success)
      deleted = try answer.decodeIfPresent([String: Int].self, forKey: .deleted) ?? [:]
      message = try answer.decodeIfPresent(String.self, forKey: .message)
    }

    /// Returns the number of deleted records of a kind.
    public func count(of records: RelatedRecords) -> Int { deleted[records.rawValue] ?? 0 }
  }
}
