public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A coach, a row of the table `coaches`.
///
/// Specifications "Add Coach", 3 Coach Model, "Coaches List" and "School Detail", whose models have
/// fewer columns: rows selected without the others can be read too.
public struct Coach: Codable, Identifiable, Hashable, Sendable, PersonNames {
  /// The unique id.
  public var id: String
  /// The school's id.
  public var schoolID: String?
  /// The id of the user who owns the row.
  public var userID: String?
  /// The family's id.
  public var familyUnitID: String?
  /// The coach's position.
  public var role: CoachRole
  /// The first name.
  public var firstName: String
  /// The last name.
  public var lastName: String
  /// The email address.
  public var email: String?
  /// The phone number.
  public var phone: String?
  /// The handle on Twitter.
  public var twitterHandle: String?
  /// The handle on Instagram.
  public var instagramHandle: String?
  /// The notes.
  public var notes: String?
  /// In percent, 0 to 100.
  public var responsivenessScore: Double
  /// The time of the last contact; nil for a coach who was never contacted.
  public var lastContactDate: Date?
  /// The time at which the row was inserted.
  public var createdAt: Date?
  /// The time of the last update.
  public var updatedAt: Date?

  /// Creates a row from its columns.
  public init(
    id: String, schoolID: String? = nil, userID: String? = nil, familyUnitID: String? = nil,
    role: CoachRole, firstName: String, lastName: String, email: String? = nil,
    phone: String? = nil, twitterHandle: String? = nil, instagramHandle: String? = nil,
    notes: String? = nil, responsivenessScore: Double = 0, lastContactDate: Date? = nil,
    createdAt: Date? = nil, updatedAt: Date? = nil
  ) {
    self.id = id
    self.schoolID = schoolID
    self.userID = userID
    self.familyUnitID = familyUnitID
    self.role = role
    self.firstName = firstName
    self.lastName = lastName
    self.email = email
    self.phone = phone
    self.twitterHandle = twitterHandle
    self.instagramHandle = instagramHandle
    self.notes = notes
    self.responsivenessScore = responsivenessScore
    self.lastContactDate = lastContactDate
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case schoolID = "school_id"
    case userID = "user_id"
    case familyUnitID = "family_unit_id"
    case role
    case firstName = "first_name"
    case lastName = "last_name"
    case email, phone
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
    case notes
    case responsivenessScore = "responsiveness_score"
    case lastContactDate = "last_contact_date"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  /// Reads a row; without a responsiveness score, or with null, it is 0.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    id = try row.decode(String.self, forKey: .id)
    schoolID = try row.decodeIfPresent(String.self, forKey: .schoolID)
    userID = try row.decodeIfPresent(String.self, forKey: .userID)
    familyUnitID = try row.decodeIfPresent(String.self, forKey: .familyUnitID)
    role = try row.decode(CoachRole.self, forKey: .role)
    firstName = try row.decode(String.self, forKey: .firstName)
    lastName = try row.decode(String.self, forKey: .lastName)
    email = try row.decodeIfPresent(String.self, forKey: .email)
    phone = try row.decodeIfPresent(String.self, forKey: .phone)
    twitterHandle = try row.decodeIfPresent(String.self, forKey: .twitterHandle)
    instagramHandle = try row.decodeIfPresent(String.self, forKey: .instagramHandle)
    notes = try row.decodeIfPresent(String.self, forKey: .notes)
    responsivenessScore = try row.decodeIfPresent(Double.self, forKey: .responsivenessScore) ?? 0
    lastContactDate = try row.decodeIfPresent(Date.self, forKey: .lastContactDate)
    createdAt = try row.decodeIfPresent(Date.self, forKey: .createdAt)
    updatedAt = try row.decodeIfPresent(Date.self, forKey: .updatedAt)
  }
}
