/// A form on the screen: its values, the errors that are shown, and whether it is being sent.
///
///     var session = FormSession(CoachForm())
///     session.form.email = "notanemail"
///     session.leave(.email)
///     session.errors[.email]?.message  // Please enter a valid email address
///     session.form.email = "ann@club.org"
///     session.errors.isEmpty  // true
public struct FormSession<Form: ValidatedForm>: Hashable, Sendable {
  /// The form as it was opened.
  public private(set) var initial: Form
  /// The form as it is. An error that is shown disappears as soon as its field is right, and changes
  /// with it as long as it is wrong; no error appears while somebody types.
  public var form: Form {
    didSet {
      guard !errors.isEmpty, form != oldValue else { return }
      for error in errors.list { errors[error.field] = form.error(of: error.field) }
    }
  }
  /// The errors that are shown.
  public private(set) var errors = FormErrors<Form.Field>()
  /// Whether the form is being sent.
  public private(set) var isSubmitting = false

  public init(_ form: Form) {
    initial = form
    self.form = form
  }

  /// A field loses the focus: it is tidied and judged.
  public mutating func leave(_ field: Form.Field) {
    form.tidy(field)
    errors[field] = form.error(of: field)
  }

  /// The button is tapped. All fields are judged, and their errors shown; when the form is ready it
  /// counts as being sent until `finish`.
  ///
  /// Nil while it is being sent: a second tap sends nothing.
  public mutating func submit(by author: FormAuthor) -> FormOutcome<Form>? {
    guard !isSubmitting else { return nil }
    let outcome = form.submission(by: author)
    errors = outcome.errors
    isSubmitting = outcome.submission != nil
    return outcome
  }

  /// Sending has ended, well or not. What was typed stays.
  public mutating func finish() { isSubmitting = false }

  /// Starts over, as for another family.
  public mutating func reset(to form: Form) { self = FormSession(form) }

  /// Whether the button is off: while the form is being sent, while an error is shown, and until all
  /// that the form waits for is there.
  public var isSubmitDisabled: Bool { isSubmitting || !errors.isEmpty || !form.isSubmittable }

  /// Whether leaving asks "Discard changes?" first: something was changed and is not yet sent.
  public var needsDiscardConfirmation: Bool { form != initial }

  /// The button's title.
  public var submitTitle: String { form.submitTitle(isSubmitting: isSubmitting) }
}

extension FormSession {
  /// The question before changes are dropped (specifications "Interaction Detail & Add Interaction" and
  /// "Create Event", 8).
  public static var discardQuestion: String { "Discard changes?" }
}
