public import CompassRules
internal import SchemaModel
public import SourceJSON

/// The small form that adds a coach while an interaction is logged.
///
/// Specification "Interaction Detail & Add Interaction", 3 New Coach Form Model and 4 Create Coach Inline.
/// It has no messages of its own: those of the coach form stand in.
public struct NewCoachForm: ValidatedForm {
  public typealias Submission = NewCoachInsert

  /// The fields that can be wrong, in the order of the summary.
  public enum Field: String, FormField {
    case firstName = "first_name"
    case lastName = "last_name"
    case role
  }

  /// The id of the school that the interaction is with.
  public var schoolId: String
  public var firstName = ""
  public var lastName = ""
  public var role = CoachRole.assistant

  public init(schoolId: String) { self.schoolId = schoolId }

  public static let rules = FormRules<Field>(.newCoachForm)

  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .firstName: JSONValue(firstName)
      case .lastName: JSONValue(lastName)
      case .role: JSONValue(role.rawValue)
      }
    }
  }

  /// Besides the fields the payload may have `school_id`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self.init(schoolId: payload["school_id"]?.text?.string ?? "")
    firstName = payload.text(Field.firstName)
    lastName = payload.text(Field.lastName)
    role = payload.word(Field.role) ?? role
  }

  /// Whether there is a school and both names have more than blanks.
  public var isSubmittable: Bool { !schoolId.isEmpty && validate().isEmpty }

  /// What is inserted; the names as they are typed.
  public func submission(by author: FormAuthor) -> FormOutcome<NewCoachForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    guard isSubmittable else { return .incomplete }
    guard let familyUnitId = author.familyUnitId else { return .refused(.noFamily) }
    return .ready(
      NewCoachInsert(
        schoolId: schoolId, firstName: firstName, lastName: lastName, role: role,
        familyUnitId: familyUnitId))
  }

  public func submitTitle(isSubmitting: Bool) -> String { "Save Coach" }

  public static func message(for failure: SubmitFailure) -> String? {
    CoachForm.message(for: failure)
  }
}

/// A new row of `coaches` with what the small form knows.
public struct NewCoachInsert: Codable, Hashable, Sendable {
  public var schoolId: String
  public var firstName: String
  public var lastName: String
  public var role: CoachRole
  public var familyUnitId: String

  private enum CodingKeys: String, CodingKey {
    case schoolId = "school_id"
    case firstName = "first_name"
    case lastName = "last_name"
    case role
    case familyUnitId = "family_unit_id"
  }
}

extension ZodSchema {
  /// Names of blanks are none; nothing limits their length.
  static let newCoachForm = ZodSchema.object {
    Field("first_name", .requiredText("First name is required"))
    Field("last_name", .requiredText("Last name is required"))
    Field("role", .oneOf(CoachRole.allCases, "Please select a role"))
  }
}
