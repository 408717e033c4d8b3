public import CompassModels
internal import SchemaModel

extension School {
  /// The form to edit the notes on a school that the whole family sees.
  ///
  /// Specification "School Detail", 6 Notes Section.
  public struct NotesForm: SchoolSectionForm, RecordForm {
    /// The record whose rows the form changes.
    public typealias Record = School

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
  }
}
