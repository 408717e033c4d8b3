internal import SchemaModel
public import SourceJSON

/// The small form that adds a school while an event is created.
///
/// Specification "Create Event", 4 Endpoint 3 and 6 Modals.
public struct NewSchoolForm: ValidatedForm {
  public typealias Submission = NewSchoolInsert

  /// The fields that can be wrong, in the order of the summary.
  public enum Field: String, FormField {
    case name, location
  }

  public var name = ""
  public var location = ""

  public init() {}

  public static let rules = FormRules<Field>(.newSchoolForm)

  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .name: JSONValue(name)
      case .location: JSONValue(location)
      }
    }
  }

  public init(payload: JSONObject, defaults: FormDefaults) {
    name = payload.text(Field.name)
    location = payload.text(Field.location)
  }

  /// Whether there is a name.
  public var isSubmittable: Bool { validate().isEmpty }

  /// What is inserted.
  public func submission(by author: FormAuthor) -> FormOutcome<NewSchoolForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    return .ready(
      NewSchoolInsert(
        name: name, location: Self.rules.text(of: .location, in: payload), userId: author.userId))
  }

  public func submitTitle(isSubmitting: Bool) -> String { "Save School" }

  /// Specification "Create Event", 2 Error Scenarios.
  public static func message(for failure: SubmitFailure) -> String? {
    "Failed to add school. Please try again."
  }
}

/// A new row of `schools` with what the small form knows.
public struct NewSchoolInsert: Codable, Hashable, Sendable {
  public var name: String
  public var location: String?
  /// The current user's id.
  public var userId: String

  private enum CodingKeys: String, CodingKey {
    case name, location
    case userId = "user_id"
  }
}

extension ZodSchema {
  /// The specification has no words for a missing name: the button is off.
  static let newSchoolForm = ZodSchema.object {
    Field("name", .requiredText("School name is required"))
    Field("location", .freeText)
  }
}
