public import CompassModels
internal import CompassRules
internal import SchemaModel
public import SourceJSON

/// A user's own note on a school, while it is edited.
///
/// Specification "School Detail", 10 Private notes structure: all users' notes are stored together, and
/// the form touches the author's alone.
public struct PrivateNotesForm: SchoolSectionForm {
  public typealias Submission = PrivateNotesUpdate

  /// The one field.
  public enum Field: String, FormField {
    case note = "private_note"
  }

  private var stored: [String: String]?
  public var note = ""

  /// The form filled with the note of a user.
  public init(editing school: School, of userId: String) {
    stored = school.privateNotes
    note = school.privateNote(of: userId)
  }

  public static let rules = FormRules<Field>(
    .object { SchemaModel.Field("private_note", .freeText) })

  public var payload: JSONObject { JSONObject { (_: Field) in JSONValue(note) } }

  public init(payload: JSONObject, defaults: FormDefaults) {
    note = payload.text(Field.note)
    stored = payload["private_notes"]?.object.map { object in
      Dictionary(object.members.map { ($0.key.string, $0.value.text?.string ?? "") }) { $1 }
    }
  }

  public var isSubmittable: Bool { true }

  /// What is updated: the author's note among those of the others.
  public func submission(by author: FormAuthor) -> FormOutcome<PrivateNotesForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    var notes = PrivateNotes(stored: stored)
    notes.setNote(note, of: author.userId)
    return .ready(PrivateNotesUpdate(privateNotes: notes.stored))
  }
}

/// New values for a row of `schools`: the notes of each user, by user id.
public struct PrivateNotesUpdate: Codable, Hashable, Sendable {
  public var privateNotes: [String: String]

  private enum CodingKeys: String, CodingKey {
    case privateNotes = "private_notes"
  }
}
