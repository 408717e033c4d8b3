extension CoachForm {
  /// Returns the row to insert or the values to update (Appendix B). An author without a family
  /// can't add a coach.
  public func submission(by author: FormAuthor) -> FormOutcome<CoachForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    guard isSubmittable, let role else { return .incomplete }
    let payload = payload
    func text(_ field: Field) -> String? { Self.rules.text(of: field, in: payload) }
    let values = Values(
      role: role, firstName: text(.firstName) ?? "", lastName: text(.lastName) ?? "",
      email: text(.email), phone: text(.phone), twitterHandle: text(.twitterHandle),
      instagramHandle: text(.instagramHandle), notes: text(.notes))
    switch purpose {
    case .edit(let id): return .ready(.update(id: id, values))
    case .add:
      guard let schoolID else { return .incomplete }
      guard let familyUnitID = author.familyUnitID else { return .refused(.noFamily) }
      return .ready(
        .insert(
          Insert(
            schoolID: schoolID, userID: author.dataOwnerID, familyUnitID: familyUnitID,
            values: values)))
    }
  }

  /// Returns the button's title, idle or while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String {
    switch purpose {
    case .add: isSubmitting ? "Adding..." : "Add Coach"
    case .edit: isSubmitting ? "Saving..." : "Save Changes"
    }
  }

  /// Specification "Add Coach", 2 Error Scenarios and 8 Network Errors; Appendix B has a second wording
  /// of the last one, with "Please try again."
  public static func message(for failure: SubmitFailure) -> String? {
    switch failure {
    case .timeout: "Connection timed out"
    case .server: "Server error"
    case .offline: nil
    case .notFound, .other: "Failed to create coach"
    }
  }

  /// The text shown instead of the fields until a school is selected (6 Layout Structure).
  public static let schoolPrompt = "Please select a school to continue"
  /// The text shown without schools (2 No Schools Exist).
  public static let noSchools = "No schools found. Add a school first."
}
