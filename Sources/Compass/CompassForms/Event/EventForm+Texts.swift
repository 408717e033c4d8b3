extension EventForm {
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
