public import CompassRules

// The outcome of sending a form, as the page shows it.
extension FormSession {
  /// Ends the sending with a server's field errors. The form keeps its values.
  ///
  /// An error is shown at its field until the field's value changes; of several, the first. A longer path belongs
  /// to the field that it starts with. An error of a field that the form doesn't have is a general one.
  ///
  ///     session.fail([ServerFieldError(field: "email", message: "Already in use")])
  ///     session.errors[.email]?.message  // Already in use
  public mutating func fail(_ errors: [ServerFieldError]) {
    isSubmitting = false
    (failure, generalErrors, serverErrors) = (nil, [], FormErrors())
    for error in errors {
      let first = String(error.field.prefix { $0 != "." })
      if let field = Form.Field(rawValue: error.field) ?? Form.Field(rawValue: first) {
        serverErrors[field] = serverErrors[field] ?? FieldError(field, error.message)
      } else if !generalErrors.contains(error.message) {
        generalErrors.append(error.message)
      }
    }
  }

  /// Ends the sending with a failure, whose message is shown until the next attempt. The form keeps its values.
  public mutating func fail(_ failure: SubmitFailure) {
    isSubmitting = false
    self.failure = failure
    (generalErrors, serverErrors) = ([], FormErrors())
  }

  /// The message of the failure; nil without one, and if the specification has none for it.
  public var failureMessage: String? { failure.flatMap(Form.message) }
}

extension SubmitFailure {
  /// Creates the failure of a request. A refused or conflicting request, and one without access, is `other`.
  public init(_ failure: RequestRules.Failure) {
    self =
      switch failure {
      case .timedOut: .timeout
      case .offline: .offline
      case .server: .server
      case .notFound: .notFound
      case .notSignedIn, .noAccess, .invalid, .conflict, .other: .other
      }
  }
}
