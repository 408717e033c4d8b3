import CompassSchemas
import JSPrimitives
import SourceJSON
import Testing
import Validation

/// A difference between a form, which follows its specification, and the web app's schema: data that the form sends
/// and the schema refuses.
struct FormDifference: Sendable, CustomTestStringConvertible {
  /// The row's name in `docs/internals/form-differences.md`.
  var id: String
  /// The forms that have it.
  var forms: [String]
  /// The columns of the web app's issues.
  var columns: [String]
  /// An entry that shows it.
  var column: String
  var example: JSONValue
  /// The message of the web app's issue since 2026-08.
  var message: String
  /// Whether the data sent has the difference in a column.
  var explains: @Sendable (_ column: String, _ sent: JSONObject) -> Bool

  var testDescription: String { id }

  /// Whether the difference is why the schema has an issue with the data of a form.
  func explains(_ issue: ValidationIssue, of form: String, sent: JSONObject) -> Bool {
    guard forms.contains(form), case .key(let column)? = issue.path.first,
      columns.contains(column.string)
    else { return false }
    return explains(column.string, sent)
  }

  init(
    _ id: String, _ forms: [String], _ columns: [String], show example: JSONValue,
    in column: String? = nil, _ message: String,
    explains: @escaping @Sendable (_ column: String, _ sent: JSONObject) -> Bool
  ) {
    self.id = id
    self.forms = forms
    self.columns = columns
    self.column = column ?? columns.first ?? ""
    self.example = example
    self.message = message
    self.explains = explains
  }

  /// A difference of a text's own form.
  static func text(
    _ id: String, _ forms: [String], _ columns: [String], show example: JSONValue,
    in column: String? = nil, _ message: String,
    isRefused: @escaping @Sendable (JSText) -> Bool
  ) -> FormDifference {
    FormDifference(id, forms, columns, show: example, in: column, message) { column, sent in
      let texts = sent[JSText(column)].map { $0.elements ?? [$0] } ?? []
      return texts.contains { $0.text.map(isRefused) ?? false }
    }
  }

  /// The schema's limit in UTF-16 code units, of a text that the form measures otherwise or not at all.
  static func length(
    _ id: String, _ forms: [String], _ columns: [String], above limit: Int, show: JSONValue,
    in column: String? = nil, _ message: String = "Invalid input"
  ) -> FormDifference {
    text(id, forms, columns, show: show, in: column, message) { $0.string.utf16.count > limit }
  }
}
