internal import CompassRules

/// What became of the wish to submit a form.
public enum FormOutcome<Form: ValidatedForm>: Hashable, Sendable {
  /// The form may be sent; this is what is sent.
  case ready(Form.Submission)
  /// Fields are wrong.
  case invalid(FormErrors<Form.Field>)
  /// A choice that no message asks for is missing: the button is off.
  case incomplete
  /// The author may not submit the form.
  case refused(FormRefusal)
  /// No field is wrong, but some could not be judged or cleaned within the limits.
  case undecided(FormErrors<Form.Field>)

  init(_ errors: FormErrors<Form.Field>) {
    self = errors.areUndecided ? .undecided(errors) : .invalid(errors)
  }

  /// What is sent, if the form may be.
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

/// Why an author may not submit a form.
public enum FormRefusal: Error, Hashable, Sendable, CaseIterable {
  /// Specification "Add Coach", 2 Error Scenarios.
  case noFamily
  /// Specification "Interaction Detail & Add Interaction", 2 Error Scenarios and 10 Access Control Rules.
  case onlyPlayers

  /// The text to show.
  public var message: String {
    switch self {
    case .noFamily: "No family context"
    case .onlyPlayers: FamilyAccess.onlyPlayers
    }
  }
}
