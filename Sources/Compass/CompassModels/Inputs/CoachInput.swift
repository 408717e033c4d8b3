public import CompassRules

extension Coach {
  /// The output of the web app's coach schema for a valid payload.
  ///
  /// Texts are as the schema returns them: an empty one stays empty and isn't nil.
  public struct Input: Codable, Hashable, Sendable {
    /// The school's id.
    public var schoolID: String?
    /// The first name.
    public var firstName: String?
    /// The last name.
    public var lastName: String?
    /// The coach's position.
    public var role: CoachRole
    /// Trimmed and in lower case.
    public var email: String?
    /// The phone number.
    public var phone: String?
    /// Without the leading @.
    public var twitterHandle: String?
    /// Without the leading @.
    public var instagramHandle: String?
    /// HTML, with the allowed elements only.
    public var notes: String?

    /// Creates the output of the schema from its fields.
    public init(
      schoolID: String? = nil, firstName: String? = nil, lastName: String? = nil, role: CoachRole,
      email: String? = nil, phone: String? = nil, twitterHandle: String? = nil,
      instagramHandle: String? = nil, notes: String? = nil
    ) {
      self.schoolID = schoolID
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
      case schoolID = "school_id"
      case firstName = "first_name"
      case lastName = "last_name"
      case role, email, phone
      case twitterHandle = "twitter_handle"
      case instagramHandle = "instagram_handle"
      case notes
    }
  }
}
