public import CompassModels
internal import SchemaModel

extension EventForm {
  /// The field for the name of a school that is not listed.
  ///
  /// Specification "Create Event", 6 Modals. The name isn't stored: the event has no school.
  public struct OtherSchool: Hashable, Sendable {
    /// The school's name.
    public var name: String

    /// Creates a form with a name, empty by default.
    public init(name: String = "") { self.name = name }

    /// Whether "Continue" is enabled: the name isn't blank.
    public var isSubmittable: Bool { !name.isBlank }
  }
}

/// The small form that adds a school while an event is created.
///
/// Specification "Create Event", 4 Endpoint 3 and 6 Modals.
public struct NewSchoolForm: RecordForm {
  /// The record whose rows the form writes.
  public typealias Record = School

  /// The fields that can have errors, in the order of the summary.
  public enum Field: String, FormField {
    /// The name and the location.
    case name, location
  }

  /// The name.
  public var name = ""
  /// The school's location.
  public var location = ""

  /// Creates an empty form.
  public init() {}

  /// The fields with their columns and rules.
  ///
  /// The specification has no message for a missing name, because the button is disabled.
  public static let table = FormTable(
    NewSchoolForm(),
    [
      .field("name", \.name, .app.requiredText("School name is required")),
      .field("location", \.location, .app.freeText),
      .author("user_id", \.userID),
    ])

  /// Whether there is a name.
  public var isSubmittable: Bool { validate().isEmpty }

  /// Returns the button's title.
  public func submitTitle(isSubmitting: Bool) -> String { "Save School" }

  /// False, as in the event form.
  public static var disabledOffline: Bool { false }

  /// Specification "Create Event", 2 Error Scenarios.
  public static func message(for failure: SubmitFailure) -> String? {
    "Failed to add school. Please try again."
  }
}
