public import CompassRules

extension CoachForm {
  /// The data that the coach form sends.
  public enum Submission: Encodable, Hashable, Sendable {
    /// A new row of `coaches`.
    case insert(Insert)
    /// New values for the row with this id.
    case update(id: String, Values)

    /// The values of the form's fields.
    public var values: Values {
      switch self {
      case .insert(let row): row.values
      case .update(_, let values): values
      }
    }

    /// Writes the columns.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .insert(let row): try row.encode(to: encoder)
      case .update(_, let values): try values.encode(to: encoder)
      }
    }
  }

  /// The columns that the coach form fills.
  public struct Values: Codable, Hashable, Sendable {
    /// The coach's position.
    public var role: CoachRole
    /// Without tags, trimmed.
    public var firstName: String
    /// Without tags, trimmed.
    public var lastName: String
    /// Trimmed and in lower case.
    public var email: String?
    /// As typed.
    public var phone: String?
    /// Without a leading `@`.
    public var twitterHandle: String?
    /// Without a leading `@`.
    public var instagramHandle: String?
    /// Without tags.
    public var notes: String?

    private enum CodingKeys: String, CodingKey {
      case role
      case firstName = "first_name"
      case lastName = "last_name"
      case email, phone
      case twitterHandle = "twitter_handle"
      case instagramHandle = "instagram_handle"
      case notes
    }
  }

  /// A new row of `coaches`.
  ///
  /// Specification "Add Coach", 4 Auto-Populated Fields: a new coach has no contact yet and a score
  /// of 0.
  public struct Insert: Codable, Hashable, Sendable {
    /// The school's id.
    public var schoolID: String
    /// The data owner.
    public var userID: String
    /// The family's id.
    public var familyUnitID: String
    /// The values of the form's fields.
    public var values: Values
    /// In percent.
    public var responsivenessScore: Double { 0 }

    init(schoolID: String, userID: String, familyUnitID: String, values: Values) {
      self.schoolID = schoolID
      self.userID = userID
      self.familyUnitID = familyUnitID
      self.values = values
    }

    private enum CodingKeys: String, CodingKey {
      case schoolID = "school_id"
      case userID = "user_id"
      case familyUnitID = "family_unit_id"
      case responsivenessScore = "responsiveness_score"
      case lastContactDate = "last_contact_date"
    }

    /// Reads the columns.
    public init(from decoder: any Decoder) throws {
      values = try Values(from: decoder)
      let row = try decoder.container(keyedBy: CodingKeys.self)
      schoolID = try row.decode(String.self, forKey: .schoolID)
      userID = try row.decode(String.self, forKey: .userID)
      familyUnitID = try row.decode(String.self, forKey: .familyUnitID)
    }

    /// Writes the columns.
    public func encode(to encoder: any Encoder) throws {
      try values.encode(to: encoder)
      var row = encoder.container(keyedBy: CodingKeys.self)
      try row.encode(schoolID, forKey: .schoolID)
      try row.encode(userID, forKey: .userID)
      try row.encode(familyUnitID, forKey: .familyUnitID)
      try row.encode(responsivenessScore, forKey: .responsivenessScore)
      try row.encodeNil(forKey: .lastContactDate)
    }
  }
}
