public import CompassModels
public import CompassRules
internal import SchemaModel
public import SourceJSON

/// The small form that adds a coach while an interaction is logged.
///
/// Specification "Interaction Detail & Add Interaction", 3 New Coach Form Model and 4 Create Coach
/// Inline. It has no messages of its own and uses those of the coach form.
public struct NewCoachForm: RecordForm {
  /// The record whose rows the form writes.
  public typealias Record = Coach

  /// The fields that can have errors, in the order of the summary.
  public enum Field: String, FormField {
    /// The first name.
    case firstName = "first_name"
    /// The last name.
    case lastName = "last_name"
    /// The coach's position.
    case role
  }

  /// The id of the school that the interaction is with.
  public var schoolID: String
  /// The first name.
  public var firstName = ""
  /// The last name.
  public var lastName = ""
  /// The coach's position.
  public var role = CoachRole.assistant

  /// Creates an empty form for a school.
  public init(schoolID: String) { self.schoolID = schoolID }

  /// The fields with their columns and rules. A blank name counts as missing; the length is unlimited.
  public static let table = FormTable(
    NewCoachForm(schoolID: ""),
    [
      .field("first_name", \.firstName, .app.requiredText("First name is required")),
      .field("last_name", \.lastName, .app.requiredText("Last name is required")),
      .field("role", \.role, .app.oneOf(CoachRole.allCases, "Please select a role")),
      .column("school_id", \.chosenSchool),
      .author("family_unit_id", \.familyUnitID),
    ])

  private var chosenSchool: String? { schoolID }

  /// Creates the form that a payload describes. Besides the fields, the payload may have
  /// `school_id`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init(schoolID: payload["school_id"]?.string ?? "")
    fill(from: payload)
  }

  /// Whether a school is set and neither name is blank.
  public var isSubmittable: Bool { !schoolID.isEmpty && validate().isEmpty }

  /// Returns the button's title.
  public func submitTitle(isSubmitting: Bool) -> String { "Save Coach" }

  /// Returns the message of the coach form.
  public static func message(for failure: SubmitFailure) -> String? {
    CoachForm.message(for: failure)
  }
}
