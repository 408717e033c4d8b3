public import SourceJSON

/// The state of a form as a value: what is typed and chosen, and every decision that follows from it.
///
/// Nothing here looks at a clock, a locale or a network; what a decision needs is a parameter.
public protocol ValidatedForm: Hashable, Sendable {
  /// The fields that can be wrong.
  associatedtype Field: FormField
  /// What is sent: encodes with the database's columns, null included.
  associatedtype Submission: Encodable & Hashable & Sendable

  /// The rules of the fields, compiled once.
  static var rules: FormRules<Field> { get }

  /// The form's values by column, as the rules see them.
  var payload: JSONObject { get }

  /// The form that a payload describes. What does not fit its field leaves the field empty; the rules
  /// judge the payload itself.
  init(payload: JSONObject, defaults: FormDefaults)

  /// Whether everything is chosen and typed that the button waits for; says nothing of errors.
  var isSubmittable: Bool { get }

  /// What is sent, or why nothing is. The fields are judged first, then transformed.
  func submission(by author: FormAuthor) -> FormOutcome<Self>

  /// Tidies a field that was left, as the form shows it from then on.
  mutating func tidy(_ field: Field)

  /// The button's title.
  func submitTitle(isSubmitting: Bool) -> String

  /// What the form shows when it could not be sent; nil where the specification has no words.
  static func message(for failure: SubmitFailure) -> String?
}

extension ValidatedForm {
  /// The error of a field, for the moment when it loses the focus.
  public func error(of field: Field) -> FieldError<Field>? {
    Self.rules.error(of: field, in: payload)
  }

  /// The message to show under a field, or nil.
  public func message(for field: Field) -> String? { error(of: field)?.message }

  /// The errors of all fields.
  public func validate() -> FormErrors<Field> { Self.rules.errors(in: payload) }

  public mutating func tidy(_ field: Field) {}
}
