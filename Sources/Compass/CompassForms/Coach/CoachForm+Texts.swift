extension CoachForm {
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
