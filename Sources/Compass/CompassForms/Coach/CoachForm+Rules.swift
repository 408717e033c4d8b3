internal import CompassRules
internal import CompassSchemas
internal import SchemaModel
public import SourceJSON

extension CoachForm {
  /// The fields with their columns and rules.
  ///
  /// Specification "Add Coach", Appendix A; phone and handles are the web app's own rules. If §8 and Appendix A word a
  /// rule differently, Appendix A counts: "Notes must not exceed 5000 characters". A handle loses its leading `@` with
  /// the focus (10, iOS-Specific Considerations). A new coach has no contact yet and a score of 0 (4 Auto-Populated
  /// Fields); an author without a family can't add one.
  public static let table = FormTable(
    CoachForm(),
    [
      .field("role", \.role, .app.oneOf(CoachRole.allCases, "Please select a role")),
      .field("first_name", \.firstName, .personName("First name")),
      .field("last_name", \.lastName, .personName("Last name")),
      .field("email", \.email, .coachEmail.app.emptyAsNull()),
      .field("phone", \.phone, .app.phone.app.emptyAsNull()),
      .field(
        "twitter_handle", \.twitterHandle,
        .app.twitterHandle.transform(.emptyToNull).app.emptyAsNull(), tidy: \.withoutLeadingAt),
      .field(
        "instagram_handle", \.instagramHandle,
        .app.instagramHandle.transform(.emptyToNull).app.emptyAsNull(), tidy: \.withoutLeadingAt),
      .field("notes", \.notes, .coachNotes.app.emptyAsNull()),
      .column("school_id", \.schoolID),
      .author("user_id", \.dataOwnerID),
      .author("family_unit_id", \.familyUnitID),
      .column("responsiveness_score", 0),
      .column("last_contact_date", .null),
    ])

  /// Creates a form for a new coach. Besides the fields, the payload may have `school_id`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init()
    schoolID = payload["school_id"]?.string
    fill(from: payload)
  }

  /// Creates a form that edits the coach with an id.
  package init(payload: JSONObject, editing id: String) {
    purpose = .edit(id: id)
    fill(from: payload)
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
          .app.atMost(100, "\(label) must not exceed 100 characters")
      )
      .transform(.stripTags).transform(.trimSpace)
      .pipe(.string().min(1, "\(label) is required"))
  }

  /// Trimmed and lowercased before its length and pattern are checked.
  fileprivate static let coachEmail = ZodSchema.string().transform(.trimSpace).pipe(
    .string()
      .toLowerCase()
      .refine(.atLeast(5), "Email must be at least 5 characters", abort: true)
      .app.atMost(255, "Email must not exceed 255 characters")
      .regex(
        #"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$"#, "Please enter a valid email address"))

  /// Plain text: tags are removed and nothing is trimmed.
  fileprivate static let coachNotes = ZodSchema.string()
    .app.atMost(5_000, "Notes must not exceed 5000 characters")
    .transform(.stripTags)
    .transform(.emptyToNull)
}
