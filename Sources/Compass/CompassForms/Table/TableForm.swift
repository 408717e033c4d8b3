internal import CompassModels
public import SourceJSON

/// A form that one table declares: a line for each field, with its column, its property and its rule.
///
/// The form takes from the table its rules, the order of its errors, its payload, the check of its button and the row to
/// send.
///
///     struct NicknameForm: TableForm {
///       var nickname = ""
///       var city = ""
///
///       static let table = FormTable(NicknameForm(), [
///         .field("nickname", \.nickname, .app.requiredText("Type a nickname")),
///         .field("city", \.city, .app.freeText),
///         .author("user_id", \.userID),
///       ])
///     }
///
///     var session = FormSession(NicknameForm())
///     session.leave(\.nickname)
///     session.message(for: \.nickname)  // Type a nickname
///
/// A form may replace what it needs to: with its own enumeration `Field` its errors are read as
/// `errors[.nickname]`, with its own type `Submission` it sends another body, and `submitTitle` names its button.
public protocol TableForm: ValidatedForm {
  /// The fields that can have errors: those of the table, unless the form has its own enumeration of them.
  associatedtype Field = FormTable<Self>.Field
  /// The data to send: an object with the table's columns, unless the form has its own type.
  associatedtype Submission = JSONValue

  /// The fields of the form, each with its column, its property and its rule.
  static var table: FormTable<Self> { get }
}

extension TableForm {
  /// The rules of the table.
  public static var rules: FormRules<Field> { table.rules }

  /// The values of the table's fields by column.
  public var payload: JSONObject {
    JSONObject(pairs: Self.table.fields.map { ($0.column, $0.value(self)) })
  }

  /// Creates the form that a payload describes.
  public init(payload: JSONObject, defaults: FormDefaults) {
    self = Self.table.empty(defaults)
    fill(from: payload)
  }

  /// Sets the fields to a payload's values. A value of the wrong type empties its field, and leaves one that can't be
  /// empty as it is.
  public mutating func fill(from payload: JSONObject) {
    for field in Self.table.fields { field.read(payload[.init(field.column)], &self) }
  }

  /// Sets the fields to a record's columns of the same names. Others stay as they are.
  mutating func fill(from record: some FormRecord) {
    let values = record.columns(named: Self.table.fields.map(\.column))
    for field in Self.table.fields {
      if let value = values[field.column] { field.read(value, &self) }
    }
  }

  /// Whether no field is empty that its rule requires.
  public var isSubmittable: Bool {
    Self.table.fields.allSatisfy { !$0.isRequired || $0.value(self) != $0.empty }
  }

  /// Tidies the string of a field as its line of the table does.
  public mutating func tidy(_ field: Field) { Self.table.entry(of: field)?.tidy?(&self) }

  /// Returns "Save", or "Saving..." while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String { isSubmitting ? "Saving..." : "Save" }

  /// Nil: the form has no message for a failure.
  public static func message(for failure: SubmitFailure) -> String? { nil }
}

extension TableForm where Submission == JSONValue {
  /// Returns the row to send: the table's columns in their order, with the output of the rules, and null for an empty
  /// field.
  ///
  /// An author without a value for a column cannot submit the form: the outcome is `refused(.noFamily)`.
  public func submission(by author: FormAuthor) -> FormOutcome<Self> {
    submission(by: author) { .ready(.object($0)) }
  }
}

extension TableForm {
  /// Returns the outcome of the columns to send, or the reason against a submission.
  ///
  /// - Parameters:
  ///   - fieldsOnly: whether only the fields are sent, as for a row that exists.
  ///   - outcome: Returns the outcome of a valid form, of which the table's columns are given.
  func submission(
    by author: FormAuthor, fieldsOnly: Bool = false, _ outcome: (JSONObject) -> FormOutcome<Self>
  ) -> FormOutcome<Self> {
    let results = Self.rules.results(in: payload)
    guard results.errors.isEmpty else { return FormOutcome(results.errors) }
    guard isSubmittable else { return .incomplete }
    let row = Self.table.row(of: self, results, by: author, fieldsOnly: fieldsOnly)
    return row.map(outcome) ?? .refused(.noFamily)
  }
}

// Fields by their properties.
extension TableForm {
  /// Returns the field of a property; nil if the table doesn't have the property.
  public static func field(_ property: PartialKeyPath<Self>) -> Field? { table.field(of: property) }

  /// Returns the message to show under the field of a property, or nil.
  public func message(for property: PartialKeyPath<Self>) -> String? {
    Self.field(property).flatMap { message(for: $0) }
  }

  /// Returns the message of one string in the field of a property, without a form; nil for a valid string.
  public static func message(for property: PartialKeyPath<Self>, _ text: String?) -> String? {
    field(property).flatMap { message(for: $0, text) }
  }
}

extension FormSession where Form: TableForm {
  /// Tidies and validates the field of a property when it loses the focus.
  public mutating func leave(_ property: PartialKeyPath<Form>) {
    if let field = Form.field(property) { leave(field) }
  }

  /// Returns the message that is shown under the field of a property, or nil.
  public func message(for property: PartialKeyPath<Form>) -> String? {
    Form.field(property).flatMap { message(for: $0) }
  }
}
