public import CompassModels
internal import SchemaModel

extension School {
  /// The form to edit the notes on a school that the whole family sees.
  ///
  /// Specification "School Detail", 6 Notes Section.
  public struct NotesForm: SchoolSectionForm {
    /// The one field.
    public enum Field: String, FormField {
      /// The notes.
      case notes
    }

    /// The notes.
    public var notes = ""

    /// Creates a form with a school's notes.
    public init(editing school: School) { notes = school.notes ?? "" }

    private init() {}

    /// The field with its column.
    public static let table = FormTable(
      NotesForm(), [.field("notes", \.notes, .app.freeText)])

    /// Returns the update; empty notes become null.
    public func submission(by author: FormAuthor) -> FormOutcome<NotesForm> {
      let errors = validate()
      guard errors.isEmpty else { return FormOutcome(errors) }
      return .ready(Submission(notes: Self.rules.text(of: .notes, in: payload)))
    }
  }
}

extension School.NotesForm {
  /// New values for a row of `schools`: its notes.
  public struct Submission: Codable, Hashable, Sendable {
    /// The notes.
    public var notes: String?
  }
}
