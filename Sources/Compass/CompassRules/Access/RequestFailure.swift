/// How a request to the server failed, as far as the pages tell failures apart.
///
/// Section 8 of every specification, Network Errors.
public enum RequestFailure: Error, Sendable, Hashable {
  case timedOut, offline, notSignedIn, noAccess, notFound, invalid, conflict
  /// Status 500 and above.
  case server
  case other(status: Int)

  /// The failure of an HTTP status; nil for a status below 400, which is none.
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

  /// What the page does about it.
  public enum Recovery: Sendable, Hashable {
    /// Offer to try again; what was typed stays.
    case retry
    /// Go to the login page.
    case signIn
    /// Go back to the list.
    case goBack
    /// Show it and leave the form open.
    case stay
  }

  public var recovery: Recovery {
    switch self {
    case .timedOut, .offline, .server: .retry
    case .notSignedIn: .signIn
    case .notFound: .goBack
    case .noAccess, .invalid, .conflict, .other: .stay
    }
  }

  /// The pages that word failures.
  public enum Page: Sendable, Hashable, CaseIterable {
    case addCoach, coaches, interaction, school, createEvent
  }

  /// The page's text; nil where its specification has none.
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
