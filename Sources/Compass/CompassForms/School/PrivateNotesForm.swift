public import CompassModels
internal import CompassRules
internal import SchemaModel
public import SourceJSON

extension School {
  /// The form to edit a user's own note on a school.
  ///
  /// Specification "School Detail", 10 Private notes structure: all users' notes are stored together,
  /// and the form changes only the author's.
  public struct PrivateNotesForm: SchoolSectionForm, RecordForm {
    /// The record whose rows the form changes.
    public typealias Record = School

    /// The one field.
    public enum Field: String, FormField {
      /// The user's note.
      case note = "private_note"
    }

    private var stored: [String: String]?
    /// The user's note; empty without one.
    public var note = ""

    /// Creates a form with the note of a user.
    public init(editing school: School, of userID: String) {
      stored = school.privateNotes
      note = school.privateNote(of: userID)
    }

    private init() {}

    /// The field with its column.
    public static let table = FormTable(
      PrivateNotesForm(), [.field("private_note", \.note, .app.freeText)])

    /// Creates the form that a payload describes. Besides the field, the payload may have
    /// `private_notes`, the stored notes by user id.
    public init(payload: JSONObject, defaults: FormDefaults) {
      self.init()
      fill(from: payload)
      stored = payload["private_notes"]?.object.map { object in
        Dictionary(object.map { ($0.key, $0.value.string ?? "") }) { $1 }
      }
    }

    /// Returns the update: all users' notes, with the author's replaced.
    public func submission(by author: FormAuthor) -> FormOutcome<PrivateNotesForm> {
      let errors = validate()
      guard errors.isEmpty else { return FormOutcome(errors) }
      var notes = SchoolRules.PrivateNotes(stored: stored)
      notes.setNote(note, of: author.userID)
      let stored = notes.stored.map { ($0.key, JSONValue($0.value)) }
      return outcome(["private_notes": .object(JSONObject(pairs: stored))])
    }
  }
}
