public import CompassSchemas
internal import SourceJSON
internal import Validation

/// The messages of strings as a text field has them, which has no null.
extension WebForm {
  /// Returns the text that the web app's page shows under a field of an app after it was left, or nil.
  ///
  /// A text field has no null, so an empty text is null in a column that rejects the empty text and accepts null or
  /// absence, such as a school's website: `message(of: "website", text: "", in: .august2026)` is nil. Any other text
  /// has the message of ``message(of:value:in:)``.
  ///
  /// - Parameter style: the web app's way to read the string and word the message, or the iPhone app's.
  /// - Throws: `WebForm.UnknownColumnError` for a name that isn't a column of the form in any revision.
  public func message(
    of column: String, text: String, in revision: WebRevision = .newest, style: MessageStyle = .web
  ) throws(UnknownColumnError) -> String? {
    try checkColumn(column, in: revision)
    return style.message(text, of: column) { pageOutcome(of: column, value: $0, in: revision) }
  }

  /// Returns the text that the web app's page shows under a field of a form; nil for a valid string, and for a field that
  /// the page doesn't validate by itself in the revision.
  ///
  ///     WebForm.coach.message(of: CoachForm.Field.email, text: " x ", in: .august2026, style: .app)
  ///     // Email must be at least 5 characters
  ///
  /// Any form's field may be passed, an app's own too: its raw value is the column. It is
  /// `message(of:text:in:style:)` without an error, which also is nil for a field that this form doesn't have.
  public func message(
    of field: some FormField, text: String, in revision: WebRevision = .newest,
    style: MessageStyle = .web
  ) -> String? {
    let column = field.rawValue
    return style.message(text, of: column) { pageOutcome(of: column, value: $0, in: revision) }
  }

  /// Returns the web app's message for a string in one column of the whole form, as when the form is sent; nil for a valid
  /// string.
  ///
  /// Unlike `message(of:text:in:style:)` it also validates columns that the page doesn't validate by themselves, such
  /// as a school's city and state. Issues of other columns don't count. An empty string is null in a column that rejects
  /// the empty string and accepts null or absence. Nil too in a revision without the form or the column.
  ///
  /// - Parameter style: the web app's way to read the string and word the message, or the iPhone app's.
  /// - Throws: `WebForm.UnknownColumnError` for a name that isn't a column of the form in any revision.
  public func messageOnSubmit(
    of column: String, text: String, in revision: WebRevision = .newest, style: MessageStyle = .web
  ) throws(UnknownColumnError) -> String? {
    try checkColumn(column, in: revision)
    return style.message(text, of: column) { sentOutcome(of: column, value: $0, in: revision) }
  }

  /// Returns the same message for a field of a form, as when the form is sent; nil too for a field that
  /// isn't a column of the web app's form.
  public func messageOnSubmit(
    of field: some FormField, text: String, in revision: WebRevision = .newest,
    style: MessageStyle = .web
  ) -> String? {
    let column = field.rawValue
    return style.message(text, of: column) { sentOutcome(of: column, value: $0, in: revision) }
  }

  /// Returns the verdict on a form with this column only, with the issues of the column; nil without any.
  private func sentOutcome(
    of column: String, value: JSONValue?, in revision: WebRevision
  ) -> Outcome<JSONValue>? {
    var payload = JSONObject()
    payload[column] = value
    guard let outcome = outcome(of: payload, in: revision),
      case .invalid(let issues) = outcome
    else { return outcome(of: payload, in: revision) }
    let own = issues.filter { $0.field == column }
    return own.isEmpty ? nil : .invalid(own)
  }
}
