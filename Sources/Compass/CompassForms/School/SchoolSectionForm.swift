public import CompassModels

/// A form that edits one section of a school's page.
///
/// Specification "School Detail", 6 Loading States and 2 Error Scenarios: the form stays open when saving
/// fails.
public protocol SchoolSectionForm: TableForm {}

extension SchoolSectionForm {
  /// Returns the button's title, idle or while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String { isSubmitting ? "Saving..." : "Save" }

  /// Returns the message for a section that could not be saved; nil while offline.
  public static func message(for failure: SubmitFailure) -> String? {
    switch failure {
    case .timeout: "Connection timed out"
    case .offline: nil
    case .server: "Server error"
    case .notFound: "School not found"
    case .other: "Failed to save. Please try again."
    }
  }
}

extension School.InformationForm {
  /// Returns the button's title, idle or while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String {
    isSubmitting ? "Saving..." : "Save Information"
  }
}
