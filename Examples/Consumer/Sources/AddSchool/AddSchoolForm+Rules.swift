import CompassValidation

extension AddSchoolForm {
  /// The rules of the fields: the web app's, each with its own message instead of a union's "Invalid input".
  public static let rules = FormRules<Field>(
    .object {
      // `Field` alone is the form's.
      // Trimmed first, so that the name that is sent has two characters too.
      SchemaModel.Field("name", .string().trim().pipe(.schoolName))
      SchemaModel.Field("location", .sanitizedText(max: 255).emptyAsNull())
      SchemaModel.Field("division", .division.reworded("Please select a division").emptyAsNull())
      SchemaModel.Field("conference", .sanitizedText(max: 100).emptyAsNull())
      SchemaModel.Field("website", .url(in: .august2026).emptyAsNull())
      SchemaModel.Field("twitter_handle", .twitterHandle.emptyAsNull())
      SchemaModel.Field("instagram_handle", .instagramHandle.emptyAsNull())
      // Escaping lengthens a text, and the web app validates it once more before it is stored.
      SchemaModel.Field(
        "notes",
        .richText(max: 5000, in: .august2026)
          .pipe(.string().max(5000, "Text must not exceed 5000 characters")).emptyAsNull())
      SchemaModel.Field("status", .schoolStatus.reworded("Please select a status"))
    },
    messages: messages)

  /// Keys of the messages for translations; a message that isn't listed is its own key.
  private static let messages = [
    FormMessage("name.tooShort", ["min": 2], "School name must be at least 2 characters"),
    FormMessage("name.tooLong", ["max": 255], "School name must not exceed 255 characters"),
  ]

  /// Returns the row to insert. An author without a family can't add a school.
  public func submission(by author: FormAuthor) -> FormOutcome<AddSchoolForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    guard isSubmittable, let status else { return .incomplete }
    guard let familyUnitID = author.familyUnitID else { return .refused(.noFamily) }
    let payload = payload
    func text(_ field: Field) -> String? { Self.rules.text(of: field, in: payload) }
    return .ready(
      AddSchoolInsert(
        name: text(.name) ?? "", location: text(.location), division: division,
        conference: text(.conference), website: text(.website),
        twitterHandle: text(.twitterHandle), instagramHandle: text(.instagramHandle),
        notes: text(.notes), status: status, userID: author.dataOwnerID,
        familyUnitID: familyUnitID))
  }
}
