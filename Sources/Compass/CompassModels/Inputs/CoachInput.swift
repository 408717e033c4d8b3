public import CompassRules

/// What the web app's coach schema makes of a valid payload.
///
/// Texts are as the schema leaves them: an empty one is empty, not nil.
public struct CoachInput: Codable, Hashable, Sendable {
  public var schoolId: String?
  public var firstName: String?
  public var lastName: String?
  public var role: CoachRole
  /// Trimmed and in lower case.
  public var email: String?
  public var phone: String?
  /// Without the leading @.
  public var twitterHandle: String?
  /// Without the leading @.
  public var instagramHandle: String?
  /// HTML, with the allowed elements only.
  public var notes: String?

  public init(
    schoolId: String? = nil, firstName: String? = nil, lastName: String? = nil, role: CoachRole,
    email: String? = nil, phone: String? = nil, twitterHandle: String? = nil,
    instagramHandle: String? = nil, notes: String? = nil
  ) {
    self.schoolId = schoolId
    self.firstName = firstName
    self.lastName = lastName
    self.role = role
    self.email = email
    self.phone = phone
    self.twitterHandle = twitterHandle
    self.instagramHandle = instagramHandle
    self.notes = notes
  }

  private enum CodingKeys: String, CodingKey {
    case schoolId = "school_id"
    case firstName = "first_name"
    case lastName = "last_name"
    case role, email, phone
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
    case notes
  }
}
