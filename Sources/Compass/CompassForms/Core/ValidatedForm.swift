internal import JSPrimitives
public import SourceJSON

/// The state of a form as a value: its entries, and every decision that follows from them.
///
/// A form never reads a clock, a locale or the network; whatever a decision needs is a parameter.
public protocol ValidatedForm: Hashable, Sendable {
  /// The fields that can have errors.
  associatedtype Field: FormField
  /// The data to send. It encodes the database's columns, null included.
  associatedtype Submission: Encodable & Hashable & Sendable

  /// The rules of the fields, compiled once.
  static var rules: FormRules<Field> { get }

  /// The form's values by column, as the rules see them.
  var payload: JSONObject { get }

  /// Creates the form that a payload describes. A value of the wrong type leaves its field empty;
  /// the rules still judge the payload itself.
  init(payload: JSONObject, defaults: FormDefaults)

  /// Whether all entries that the button requires are there, valid or not.
  var isSubmittable: Bool { get }

  /// Returns the submission, or the reason against one. The fields are validated first, then
  /// transformed.
  func submission(by author: FormAuthor) -> FormOutcome<Self>

  /// Tidies the text of a field that lost the focus; the form shows the result.
  mutating func tidy(_ field: Field)

  /// The button's title.
  func submitTitle(isSubmitting: Bool) -> String

  /// Whether the button is disabled without a network connection; true by default.
  ///
  /// Specifications "Add Coach" and "Interaction Detail & Add Interaction", 8 Network Errors. The
  /// specification "Create Event" shows an alert and offers to retry instead.
  static var disabledOffline: Bool { get }

  /// Returns the message for a form that could not be sent; nil if the specification has none.
  static func message(for failure: SubmitFailure) -> String?

  /// The web app's form that judges the same data; nil, the default, without one.
  static var web: WebForm? { get }

  /// Returns the data of a submission as the web app's schema takes it: by default its columns, without
  /// those that are null.
  static func webPayload(of submission: Submission) throws -> JSONObject
}

extension ValidatedForm {
  /// True: without a connection nothing can be sent.
  public static var disabledOffline: Bool { true }

  /// Returns the error of a field, to show when it loses the focus.
  public func error(of field: Field) -> FieldError<Field>? {
    Self.rules.error(of: field, in: payload)
  }

  /// Returns the message to show under a field, or nil.
  public func message(for field: Field) -> String? { error(of: field)?.message }

  /// Returns the message of one string in a field, without a form; nil for a valid string. A nil string is an absent one.
  ///
  /// The relations between fields are not validated.
  ///
  ///     CoachForm.message(for: .email, "notanemail")  // Please enter a valid email address
  ///     CoachForm.message(for: .email, " ", trimming: true)  // nil
  ///
  /// - Parameter trimming: whether the white space and line breaks at the ends of the string don't count, as in the text
  ///   fields of the iPhone app: a blank string is then an empty one. By default they do, as in the specification.
  public static func message(
    for field: Field, _ text: String?, trimming: Bool = false
  ) -> String? {
    rules.error(of: field, value: JSONValue(trimming ? text?.trimmedSpace : text))?.message
  }

  /// Returns the number of characters in a field as typed, to show with `FormRules.characterLimit`;
  /// 0 for a field that isn't a text.
  public func characterCount(of field: Field) -> Int {
    payload[field.rawValue]?.string?.count ?? 0
  }

  /// Returns the errors of all fields.
  public func validate() -> FormErrors<Field> { Self.rules.errors(in: payload) }

  /// Tidies nothing.
  public mutating func tidy(_ field: Field) {}
}
