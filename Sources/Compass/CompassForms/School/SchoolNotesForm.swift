public import CompassModels
internal import SchemaModel
public import SourceJSON

/// The form to edit the notes on a school that the whole family sees.
///
/// Specification "School Detail", 6 Notes Section.
public struct SchoolNotesForm: SchoolSectionForm {
  /// The data that the form sends.
  public typealias Submission = SchoolNotesUpdate

  /// The one field.
  public enum Field: String, FormField {
    /// The notes.
    case notes
  }

  /// The notes.
  public var notes = ""

  /// Creates a form with a school's notes.
  public init(editing school: School) { notes = school.notes ?? "" }

  /// The rules of the fields, compiled once.
  public static let rules = FormRules<Field>(.object { SchemaModel.Field("notes", .freeText) })

  /// The form's values by column.
  public var payload: JSONObject { JSONObject { (_: Field) in JSONValue(notes) } }

  /// Creates the form that a payload describes.
  public init(payload: JSONObject, defaults: FormDefaults) { notes = payload.text(Field.notes) }

  /// Always true: the form requires no entry.
  public var isSubmittable: Bool { true }

  /// Returns the update; empty notes become null.
  public func submission(by author: FormAuthor) -> FormOutcome<SchoolNotesForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    return .ready(SchoolNotesUpdate(notes: Self.rules.text(of: .notes, in: payload)))
  }
}

/// New values for a row of `schools`: its notes.
public struct SchoolNotesUpdate: Codable, Hashable, Sendable {
  /// The notes.
  public var notes: String?
}
