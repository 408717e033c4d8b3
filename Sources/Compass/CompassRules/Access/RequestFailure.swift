extension RequestRules {
  /// The kinds of failed requests that the pages distinguish.
  ///
  /// Section 8 of every specification, Network Errors.
  public enum Failure: Error, Sendable, Hashable {
    /// No answer in time, no connection, or a status: 401, 403, 404, 400 or 422, 409.
    case timedOut, offline, notSignedIn, noAccess, notFound, invalid, conflict
    /// Status 500 and above.
    case server
    /// Any other status from 400.
    case other(status: Int)

    /// Creates the failure of an HTTP status; nil for a status below 400.
    public init?(status: Int) {
      switch status {
      case ..<400: return nil
      case 400, 422: self = .invalid
      case 401: self = .notSignedIn
      case 403: self = .noAccess
      case 404: self = .notFound
      case 409: self = .conflict
      case 500...: self = .server
      default: self = .other(status: status)
      }
    }

    /// The page's reaction to a failure.
    public enum Recovery: Sendable, Hashable {
      /// Offer to try again; the form keeps its entries.
      case retry
      /// Go to the login page.
      case signIn
      /// Go back to the list.
      case goBack
      /// Show it and leave the form open.
      case stay
    }

    /// The page's reaction.
    public var recovery: Recovery {
      switch self {
      case .timedOut, .offline, .server: .retry
      case .notSignedIn: .signIn
      case .notFound: .goBack
      case .noAccess, .invalid, .conflict, .other: .stay
      }
    }

    /// The pages with messages for failures.
    public enum Page: Sendable, Hashable, CaseIterable {
      /// The page of the specification with that name.
      case addCoach, coaches, interaction, school, createEvent
    }

    /// Returns the page's message; nil if its specification has none.
    public func message(on page: Page) -> String? {
      switch (self, page) {
      case (.timedOut, .createEvent): "Request timed out, please try again"
      case (.timedOut, _): "Connection timed out"
      case (.offline, .createEvent): "No internet connection"
      case (.server, .createEvent): "Server error, please try again later"
      case (.server, _): "Server error"
      case (.notFound, .coaches): "Coach not found"
      case (.notFound, .interaction): "Interaction not found"
      case (.notFound, .school): "School not found"
      default: nil
      }
    }
  }
}
