internal import CompassRules
internal import CompassSchemas
internal import SchemaModel
public import SourceJSON

extension ZodSchema {
  /// Specification "Add Coach", Appendix A; phone and handles are the web app's own rules.
  ///
  /// If §8 and Appendix A word a rule differently, Appendix A counts: "Notes must not exceed 5000
  /// characters".
  static let coachForm = ZodSchema.object {
    Field("role", .oneOf(CoachRole.allCases, "Please select a role"))
    Field("first_name", .personName("First name"))
    Field("last_name", .personName("Last name"))
    Field("email", .coachEmail.emptyAsNull())
    Field("phone", .phone.emptyAsNull())
    Field("twitter_handle", .twitterHandle.transform(.emptyToNull).emptyAsNull())
    Field("instagram_handle", .instagramHandle.transform(.emptyToNull).emptyAsNull())
    Field("notes", .coachNotes.emptyAsNull())
  }
}

extension CoachForm {
  /// The rules of the fields, compiled once.
  public static let rules = FormRules<Field>(.coachForm)

  /// The form's values by column.
  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .role: JSONValue(role?.rawValue)
      case .firstName: JSONValue(firstName)
      case .lastName: JSONValue(lastName)
      case .email: JSONValue(email)
      case .phone: JSONValue(phone)
      case .twitterHandle: JSONValue(twitterHandle)
      case .instagramHandle: JSONValue(instagramHandle)
      case .notes: JSONValue(notes)
      }
    }
  }

  /// Creates a form for a new coach. Besides the fields, the payload may have `school_id`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init()
    schoolID = payload["school_id"]?.text?.string
    fill(from: payload)
  }

  /// Creates a form that edits the coach with an id.
  package init(payload: JSONObject, editing id: String) {
    purpose = .edit(id: id)
    fill(from: payload)
  }

  private mutating func fill(from payload: JSONObject) {
    role = payload.word(Field.role)
    firstName = payload.text(Field.firstName)
    lastName = payload.text(Field.lastName)
    email = payload.text(Field.email)
    phone = payload.text(Field.phone)
    twitterHandle = payload.text(Field.twitterHandle)
    instagramHandle = payload.text(Field.instagramHandle)
    notes = payload.text(Field.notes)
  }
}

extension ZodSchema {
  /// A required name, without tags and trimmed (§8 Data Transformations).
  ///
  /// The length counts the tags, as in Appendix A. A name that is only tags counts as missing.
  fileprivate static func personName(_ label: String) -> ZodSchema {
    .string("\(label) is required").transform(.trimSpace)
      .pipe(
        .string()
          .min(1, "\(label) is required")
          .atMost(100, "\(label) must not exceed 100 characters")
      )
      .transform(.stripTags).transform(.trimSpace)
      .pipe(.string().min(1, "\(label) is required"))
  }

  /// Trimmed and lowercased before its length and pattern are checked.
  fileprivate static let coachEmail = ZodSchema.string().transform(.trimSpace).pipe(
    .string()
      .toLowerCase()
      .refine(.atLeast(5), "Email must be at least 5 characters", abort: true)
      .atMost(255, "Email must not exceed 255 characters")
      .regex(
        #"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$"#, "Please enter a valid email address"))

  /// Plain text: tags are removed and nothing is trimmed.
  fileprivate static let coachNotes = ZodSchema.string()
    .atMost(5_000, "Notes must not exceed 5000 characters")
    .transform(.stripTags)
    .transform(.emptyToNull)
}
