public import CompassRules
public import SourceJSON

extension Coach {
  /// The output of the web app's coach schema for a valid payload.
  ///
  /// Strings are as the schema returns them: an empty one stays empty and isn't nil. The email address is trimmed and in
  /// lower case, the handles have no leading @, and the notes are HTML with the allowed elements only.
  public struct Input: Codable, JSONDecodable, Hashable, Sendable, Detailed {
    /// The school's id.
    public var schoolID: String?
    /// The first name.
    public var firstName: String?
    /// The last name.
    public var lastName: String?
    /// The coach's position.
    public var role: CoachRole
    /// The email address, phone number, handles and notes.
    public var details: Details

    /// Creates the output of the schema from its fields.
    public init(
      schoolID: String? = nil, firstName: String? = nil, lastName: String? = nil, role: CoachRole,
      details: Details = Details()
    ) {
      self.schoolID = schoolID
      self.firstName = firstName
      self.lastName = lastName
      self.role = role
      self.details = details
    }
  }
}

extension Coach.Input: SchemaInput {
  static var blank: Coach.Input { Coach.Input(role: .head) }

  static let columns = [
    InputColumn("school_id", \Coach.Input.schoolID),
    InputColumn("first_name", \.firstName),
    InputColumn("last_name", \.lastName),
    InputColumn("role", \.role),
    InputColumn(\.details, Coach.Details.shared.map(\.input)),
  ]
}
