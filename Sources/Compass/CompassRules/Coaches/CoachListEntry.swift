extension CoachRules {
  /// A coach in the coaches list.
  public struct ListEntry: Sendable, Hashable, Identifiable, PersonNames, Detailed {
    /// The unique id.
    public var id: String
    /// The school's id.
    public var schoolID: String?
    /// The first name.
    public var firstName: String
    /// The last name.
    public var lastName: String
    /// The coach's position.
    public var role: StoredWord<CoachRole>
    /// The email address, phone number, handles and notes.
    public var details: Details
    /// The share of answered messages in percent; nil if unknown.
    public var responsivenessScore: Double?
    /// The time of the last contact; nil for a coach who was never contacted.
    public var lastContact: Date?

    /// Creates an entry.
    public init(
      id: String, schoolID: String? = nil, firstName: String, lastName: String,
      role: StoredWord<CoachRole>, details: Details = Details(),
      responsivenessScore: Double? = nil, lastContact: Date? = nil
    ) {
      self.id = id
      self.schoolID = schoolID
      self.firstName = firstName
      self.lastName = lastName
      self.role = role
      self.details = details
      self.responsivenessScore = responsivenessScore
      self.lastContact = lastContact
    }

    /// The score; 0 if it is missing or NaN, as with JavaScript's `||`.
    var score: Double { responsivenessScore.nonzero ?? 0 }
  }
}
