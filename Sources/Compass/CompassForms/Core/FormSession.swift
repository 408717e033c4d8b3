internal import JSPrimitives

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
  /// The form's current values. A shown error is updated on every change and disappears once its
  /// field is valid. No new error appears while the user types.
  public var form: Form {
    didSet {
      guard !errors.isEmpty, form != oldValue else { return }
      for error in ownErrors.list { ownErrors[error.field] = form.error(of: error.field) }
      clearServerErrors(editedSince: oldValue)
    }
  }
  private var ownErrors = FormErrors<Form.Field>()
  /// The server's errors of fields that weren't edited since.
  var serverErrors = FormErrors<Form.Field>()
  /// The server's errors of fields that the form doesn't have, until the next attempt.
  public internal(set) var generalErrors: [String] = []
  /// The reason why the last attempt failed, until the next one.
  public internal(set) var failure: SubmitFailure?
  /// Whether the form is being sent.
  public internal(set) var isSubmitting = false

  /// The shown errors: the form's own, and the server's for the other fields.
  public var errors: FormErrors<Form.Field> {
    guard !serverErrors.isEmpty else { return ownErrors }
    return FormErrors(serverErrors.list + ownErrors.list)
  }

  /// Returns the message that is shown under a field, or nil.
  public func message(for field: Form.Field) -> String? { errors[field]?.message }

  /// Whether there is no network connection, which the page observes. It disables the button of the
  /// forms that are `disabledOffline`.
  public var isOffline = false

  /// Creates a session with a form that has no shown errors.
  public init(_ form: Form) {
    initial = form
    self.form = form
  }

  /// Tidies and validates a field that loses the focus.
  public mutating func leave(_ field: Form.Field) {
    form.tidy(field)
    ownErrors[field] = form.error(of: field)
  }

  /// Validates all fields after a tap on the button, and shows their errors. A form that is ready
  /// counts as being sent until `finish` or `fail`. Whatever the last attempt left is removed.
  ///
  /// Returns nil while the form is being sent, so a second tap sends nothing, and while the missing
  /// connection disables the button.
  public mutating func submit(by author: FormAuthor) -> FormOutcome<Form>? {
    guard !isSubmitting, !isDisabledOffline else { return nil }
    let outcome = form.submission(by: author)
    ownErrors = outcome.errors
    (failure, generalErrors, serverErrors) = (nil, [], FormErrors())
    isSubmitting = outcome.submission != nil
    return outcome
  }

  /// Ends the sending, successful or not. The form keeps its values.
  public mutating func finish() { isSubmitting = false }

  /// Starts over with another form, for example for another family. The connection stays as it is.
  public mutating func reset(to form: Form) {
    let isOffline = isOffline
    self = FormSession(form)
    self.isOffline = isOffline
  }

  /// Whether the button is disabled: while the form is being sent, while an error is shown, until
  /// the form is submittable, and while offline if the form is `disabledOffline`.
  public var isSubmitDisabled: Bool {
    isSubmitting || isDisabledOffline || !errors.isEmpty || !form.isSubmittable
  }

  private mutating func clearServerErrors(editedSince old: Form) {
    guard !serverErrors.isEmpty else { return }
    let (before, after) = (old.payload, form.payload)
    for error in serverErrors.list {
      let column = error.field.rawValue
      if before[column] != after[column] { serverErrors[error.field] = nil }
    }
  }

  private var isDisabledOffline: Bool { isOffline && Form.disabledOffline }

  /// Whether leaving the page asks "Discard changes?" first, because there are unsent changes.
  public var needsDiscardConfirmation: Bool { form != initial }

  /// The button's title.
  public var submitTitle: String { form.submitTitle(isSubmitting: isSubmitting) }
}

extension FormSession {
  /// The question before changes are discarded (specifications "Interaction Detail & Add
  /// Interaction" and "Create Event", 8).
  public static var discardQuestion: String { "Discard changes?" }
}
