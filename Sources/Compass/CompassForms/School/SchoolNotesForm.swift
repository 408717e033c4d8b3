public import CompassModels
internal import SchemaModel
public import SourceJSON

/// The notes on a school that the whole family sees, while they are edited.
///
/// Specification "School Detail", 6 Notes Section.
public struct SchoolNotesForm: SchoolSectionForm {
  public typealias Submission = SchoolNotesUpdate

  /// The one field.
  public enum Field: String, FormField {
    case notes
  }

  public var notes = ""

  /// The form filled with a school's notes.
  public init(editing school: School) { notes = school.notes ?? "" }

  public static let rules = FormRules<Field>(.object { SchemaModel.Field("notes", .freeText) })

  public var payload: JSONObject { JSONObject { (_: Field) in JSONValue(notes) } }

  public init(payload: JSONObject, defaults: FormDefaults) { notes = payload.text(Field.notes) }

  public var isSubmittable: Bool { true }

  /// What is updated; emptied notes become null.
  public func submission(by author: FormAuthor) -> FormOutcome<SchoolNotesForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    return .ready(SchoolNotesUpdate(notes: Self.rules.text(of: .notes, in: payload)))
  }
}

/// New values for a row of `schools`: its notes.
public struct SchoolNotesUpdate: Codable, Hashable, Sendable {
  public var notes: String?
}
