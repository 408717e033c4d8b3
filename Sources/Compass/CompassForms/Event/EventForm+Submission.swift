extension EventForm {
  /// Returns the row to insert. Specification "Create Event", 4 Endpoint 1.
  public func submission(by author: FormAuthor) -> FormOutcome<EventForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    guard let type else { return .incomplete }
    let payload = payload
    func text(_ field: Field) -> String? { Self.rules.text(of: field, in: payload) }
    return .ready(
      Submission(
        type: type, name: name, schoolID: text(.schoolID), location: text(.location),
        address: text(.address), city: text(.city), state: text(.state), startDate: startDate,
        startTime: text(.startTime), endDate: text(.endDate), endTime: text(.endTime),
        checkinTime: text(.checkinTime), url: text(.url), description: text(.description),
        eventSource: eventSource, cost: cost, registered: registered, attended: attended,
        performanceNotes: text(.performanceNotes), userID: author.userID))
  }

  /// Returns the button's title, idle or while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String {
    isSubmitting ? "Creating..." : "Create Event"
  }

  /// False: the button stays enabled, and an attempt shows the message for `offline` with an offer
  /// to retry (8 Network Errors).
  public static var disabledOffline: Bool { false }

  /// Specification "Create Event", 2 Error Scenarios and 8 Network Errors.
  public static func message(for failure: SubmitFailure) -> String? {
    switch failure {
    case .timeout: "Request timed out, please try again"
    case .offline: "No internet connection"
    case .server: "Server error, please try again later"
    case .notFound, .other:
      "Failed to create event. Please check your connection and try again."
    }
  }
}
