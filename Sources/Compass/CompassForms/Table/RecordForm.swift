internal import CompassModels
internal import CompassRules
internal import SourceJSON
internal import Validation

/// A form whose table writes a row of a record: its submission is a `FormRow` of it.
public protocol RecordForm: TableForm where Submission == FormRow<Record> {
  /// The record, such as `Coach`.
  associatedtype Record: Codable & Hashable & Sendable

  /// The id of the row that the form edits, of which only the form's fields change; nil, the default, for a form
  /// that writes all columns of its table.
  var editedID: String? { get }
}

extension RecordForm {
  /// Nil: the form writes all columns of its table.
  public var editedID: String? { nil }

  /// Returns the row to send: the table's columns in their order, with the output of the rules, and null for an empty
  /// field.
  ///
  /// An author without a value for a column cannot submit the form: the outcome is `refused(.noFamily)`.
  public func submission(by author: FormAuthor) -> FormOutcome<Self> {
    submission(by: author, fieldsOnly: editedID != nil) { outcome($0) }
  }

  /// Returns the outcome of a valid form.
  ///
  /// - Parameter columns: the columns to write.
  func outcome(_ columns: @autoclosure () throws -> JSONObject) -> FormOutcome<Self> {
    .ready { try FormRow(columns(), id: editedID) }
  }
}

extension FormOutcome {
  /// Returns the outcome of a valid form: undecided if the data can't be written, since a rule makes another type of
  /// value than the record's property has, or a number is beyond JSON's.
  static func ready(_ submission: () throws -> Form.Submission) -> Self {
    do {
      return .ready(try submission())
    } catch {
      let reason = UndecidedReason.functionFailed(name: "submission", error: "\(error)")
      return .undecided(
        FormErrors(Form.Field.allCases.map { FieldError($0, undecided: reason) }))
    }
  }
}
