public import CompassRules

extension InteractionForm {
  /// A new row of `interactions`.
  ///
  /// Specification "Interaction Detail & Add Interaction", 4 Create Interaction.
  public struct Submission: Codable, Hashable, Sendable {
    /// The school's id.
    public var schoolID: String
    /// The coach's id.
    public var coachID: String?
    /// The linked event's id, written only if set: the specification's insert does not name the
    /// column.
    public var eventID: String?
    /// The kind of the contact.
    public var type: InteractionType
    /// The direction of the contact.
    public var direction: InteractionDirection
    /// ISO 8601 in UTC, with milliseconds.
    public var occurredAt: String
    /// Sanitized HTML.
    public var subject: String?
    /// Sanitized HTML.
    public var content: String?
    /// The athlete's impression.
    public var sentiment: InteractionSentiment?
    /// The current user's id.
    public var loggedBy: String
    /// The family's id.
    public var familyUnitID: String
    /// Empty, because files are uploaded after the row is inserted.
    public var attachments: [String] = []

    private enum CodingKeys: String, CodingKey {
      case schoolID = "school_id"
      case coachID = "coach_id"
      case eventID = "event_id"
      case type, direction
      case occurredAt = "occurred_at"
      case subject, content, sentiment
      case loggedBy = "logged_by"
      case familyUnitID = "family_unit_id"
      case attachments
    }

    /// Writes the columns.
    public func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: CodingKeys.self)
      try row.encode(schoolID, forKey: .schoolID)
      try row.encode(coachID, forKey: .coachID)
      if let eventID { try row.encode(eventID, forKey: .eventID) }
      try row.encode(type, forKey: .type)
      try row.encode(direction, forKey: .direction)
      try row.encode(occurredAt, forKey: .occurredAt)
      try row.encode(subject, forKey: .subject)
      try row.encode(content, forKey: .content)
      try row.encode(sentiment, forKey: .sentiment)
      try row.encode(loggedBy, forKey: .loggedBy)
      try row.encode(familyUnitID, forKey: .familyUnitID)
      try row.encode(attachments, forKey: .attachments)
    }
  }
}
