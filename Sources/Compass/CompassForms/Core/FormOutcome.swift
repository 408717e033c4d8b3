internal import CompassRules

/// The result of submitting a form.
public enum FormOutcome<Form: ValidatedForm>: Hashable, Sendable {
  /// The form is valid; the submission is ready to send.
  case ready(Form.Submission)
  /// Fields are invalid.
  case invalid(FormErrors<Form.Field>)
  /// A choice that has no error message is missing; the button is disabled.
  case incomplete
  /// The author may not submit the form.
  case refused(FormRefusal)
  /// No field is invalid, but some could not be judged or sanitized within the limits.
  case undecided(FormErrors<Form.Field>)

  /// Creates the outcome of a form with errors: undecided if no field is invalid, else invalid.
  ///
  /// Without errors the outcome is `invalid` too, so check `isEmpty` first.
  public init(_ errors: FormErrors<Form.Field>) {
    self = errors.areUndecided ? .undecided(errors) : .invalid(errors)
  }

  /// The submission to send; nil in the other cases.
  public var submission: Form.Submission? {
    if case .ready(let submission) = self { submission } else { nil }
  }

  /// The errors of the fields; empty in the other cases.
  public var errors: FormErrors<Form.Field> {
    switch self {
    case .invalid(let errors), .undecided(let errors): errors
    case .ready, .incomplete, .refused: FormErrors()
    }
  }
}

/// The reason why an author may not submit a form.
public enum FormRefusal: Error, Hashable, Sendable, CaseIterable {
  /// Specification "Add Coach", 2 Error Scenarios.
  case noFamily
  /// Specification "Interaction Detail & Add Interaction", 2 Error Scenarios and 10 Access Control Rules.
  case onlyPlayers

  /// The text to show.
  public var message: String {
    switch self {
    case .noFamily: "No family context"
    case .onlyPlayers: RequestRules.FamilyAccess.onlyPlayers
    }
  }
}
