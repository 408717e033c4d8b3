extension InteractionRules {
  /// The columns of a contact that may be empty.
  public struct Details: Hashable, Sendable {
    /// The school's id.
    public var schoolID: String?
    /// The coach's id.
    public var coachID: String?
    /// The linked event's id.
    public var eventID: String?
    /// The subject line.
    public var subject: String?
    /// The text of the contact.
    public var content: String?

    /// Creates the details, by default without any.
    public init(
      schoolID: String? = nil, coachID: String? = nil, eventID: String? = nil,
      subject: String? = nil, content: String? = nil
    ) {
      self.schoolID = schoolID
      self.coachID = coachID
      self.eventID = eventID
      self.subject = subject
      self.content = content
    }
  }
}

extension InteractionRules.Details: Codable, DetailTable {
  package static var blank: Self { Self() }

  package static let columns: [DetailColumn<Self>] = [
    .text("school_id", \.schoolID),
    .text("coach_id", \.coachID),
    .text("event_id", \.eventID),
    .text("subject", \.subject),
    .text("content", \.content),
  ]
}
