extension CoachRules {
  /// An interaction as the figures on coaches read it.
  public struct Interaction: Sendable, Hashable {
    /// The coach's id.
    public var coachID: String?
    /// The school's id.
    public var schoolID: String?
    /// The kind of the contact, as stored.
    public var type: String
    /// The stored date of the contact, `2026-08-21` or with a time; nil or empty without one.
    public var occurredAt: String?
    /// The stored date of the record; it replaces a missing date of the contact.
    public var createdAt: String?
    /// The direction, as stored; an unknown word is neither direction.
    public var direction: StoredWord<InteractionDirection>

    /// Creates an interaction.
    public init(
      coachID: String? = nil, schoolID: String? = nil, direction: StoredWord<InteractionDirection>,
      type: String, occurredAt: String? = nil, createdAt: String? = nil
    ) {
      self.coachID = coachID
      self.schoolID = schoolID
      self.type = type
      self.occurredAt = occurredAt
      self.createdAt = createdAt
      self.direction = direction
    }

    /// Creates an interaction at a moment, as a decoder of dates has it.
    ///
    /// The moment is stored as the database does, such as `2026-08-21T15:30:00.000Z`, so the time zone of a rule doesn't
    /// move it. A moment outside JavaScript's range of dates counts as none.
    ///
    /// - Parameters:
    ///   - occurredAt: the moment of the contact. It is rounded to milliseconds.
    ///   - createdAt: the moment of the record, which replaces a missing one; nil for none.
    public init(
      coachID: String? = nil, schoolID: String? = nil, direction: StoredWord<InteractionDirection>,
      type: String, occurredAt: Date, createdAt: Date? = nil
    ) {
      self.init(
        coachID: coachID, schoolID: schoolID, direction: direction, type: type,
        occurredAt: occurredAt.isoText, createdAt: createdAt?.isoText)
    }
  }
}
