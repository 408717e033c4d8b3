extension DeletionRules {
  /// The server's answer to the question whether a record can be deleted simply; read it with any
  /// `Decoder`.
  ///
  /// Specification "Coaches List", 4 Deletion Blockers.
  ///
  ///     { "canDelete": false, "blockers": [{ "type": "interactions", "count": 3 }], "message": "..." }
  public struct Blockers: Sendable, Hashable, Codable {
    /// Whether no other record refers to this one.
    public var canDelete: Bool
    /// The records that refer to it, by kind; empty without any.
    public var blockers: [Blocker]
    /// The sentence to show, such as "Coach has 3 interactions and 1 offer"; nil if the server gives
    /// none.
    public var message: String?

    /// Records of one kind that refer to a record.
    public struct Blocker: Sendable, Hashable, Codable {
      /// The kind as the server names it, normally the raw value of a `DeletionRules.RelatedRecords`.
      public var type: String
      /// The number of these records.
      public var count: Int

      /// Creates a blocker.
      public init(type: String, count: Int) {
        self.type = type
        self.count = count
      }

      /// The kind; nil for an unknown one.
      public var records: RelatedRecords? { RelatedRecords(rawValue: type) }
    }

    /// Creates an answer.
    public init(canDelete: Bool, blockers: [Blocker] = [], message: String? = nil) {
      self.canDelete = canDelete
      self.blockers = blockers
      self.message = message
    }

    /// Reads the answer. A missing list of blockers is empty.
    public init(from decoder: any Decoder) throws {
      let answer = try decoder.container(keyedBy: CodingKeys.self)
      canDelete = try answer.decode(Bool.self, forKey: .canDelete)
      blockers = try answer.decodeIfPresent([Blocker].self, forKey: .blockers) ?? []
      message = try answer.decodeIfPresent(String.self, forKey: .message)
    }

    /// Returns the number of records of a kind that refer to the record.
    public func count(of records: RelatedRecords) -> Int {
      blockers.first { $0.records == records }?.count ?? 0
    }

    /// The first step of the deletion: a record without blockers is deleted simply.
    public var firstStep: SmartDeletion.Step { canDelete ? .deleteSimply : .deleteCascading }
  }
}
