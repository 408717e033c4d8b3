extension CoachRules {
  /// A coach with no other columns than those that lists read.
  public struct ListEntry: Sendable, Hashable, ListedCoach {
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
    /// The share of answered messages in percent; 0 if unknown.
    public var responsivenessScore: Double
    /// The time of the last contact; nil for a coach who was never contacted.
    public var lastContactDate: Date?

    /// Creates an entry.
    public init(
      id: String, schoolID: String? = nil, firstName: String, lastName: String,
      role: StoredWord<CoachRole>, details: Details = Details(),
      responsivenessScore: Double = 0, lastContactDate: Date? = nil
    ) {
      self.id = id
      self.schoolID = schoolID
      self.firstName = firstName
      self.lastName = lastName
      self.role = role
      self.details = details
      self.responsivenessScore = responsivenessScore
      self.lastContactDate = lastContactDate
    }
  }
}

extension CoachRules.ListEntry {
  /// The columns of any such coach. The rules read them from here: a property of a generic row costs a call each time.
  init(_ coach: some ListedCoach) {
    if let entry = coach as? Self {
      self = entry
      return
    }
    self.init(
      id: coach.id, schoolID: coach.schoolID, firstName: coach.firstName,
      lastName: coach.lastName, role: coach.role, details: coach.details,
      responsivenessScore: coach.responsivenessScore, lastContactDate: coach.lastContactDate)
  }
}

extension CoachRules.ListEntry: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, role
    case schoolID = "school_id"
    case firstName = "first_name"
    case lastName = "last_name"
    case responsivenessScore = "responsiveness_score"
    case lastContactDate = "last_contact_date"
  }

  /// Reads an entry from a row of the database.
  ///
  /// - Throws: `DecodingError` if a column is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try row.decode(String.self, forKey: .id),
      schoolID: try row.decodeIfPresent(String.self, forKey: .schoolID),
      firstName: try row.decode(String.self, forKey: .firstName),
      lastName: try row.decode(String.self, forKey: .lastName),
      role: try row.decode(StoredWord<CoachRole>.self, forKey: .role),
      details: try CoachRules.Details(from: decoder),
      responsivenessScore: try row.decodeIfPresent(Double.self, forKey: .responsivenessScore) ?? 0,
      lastContactDate: try row.decodeIfPresent(Date.self, forKey: .lastContactDate))
  }
}
