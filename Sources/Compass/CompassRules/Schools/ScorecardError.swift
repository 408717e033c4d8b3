extension SchoolRules {
  /// The reason why a College Scorecard lookup failed.
  ///
  /// Specification "School Detail", Appendix E, whose messages are the web app's except the last one.
  public enum ScorecardError: Error, Sendable, Hashable {
    /// The name has fewer than three characters, in the web app fewer than three UTF-16 code units.
    case nameTooShort
    /// The app has no API key.
    case apiKeyMissing
    /// The server rejected the API key: status 401.
    case invalidAPIKey
    /// There were too many requests: status 429.
    case rateLimited
    /// The response has no school.
    case schoolNotFound
    /// The response can't be decoded.
    case invalidResponse
    /// Any other status except 200.
    case serverError(status: Int)

    /// Creates the error of an HTTP status; nil for 200.
    public init?(status: Int) {
      switch status {
      case 200: return nil
      case 401: self = .invalidAPIKey
      case 429: self = .rateLimited
      default: self = .serverError(status: status)
      }
    }

    /// The message to show.
    public var message: String {
      switch self {
      case .nameTooShort: "School name must be at least 3 characters"
      case .apiKeyMissing: "College Scorecard API not configured"
      case .invalidAPIKey: "College Scorecard API key is invalid"
      case .rateLimited: "Too many requests to College Scorecard API"
      case .schoolNotFound: "School not found in College Scorecard database"
      case .invalidResponse: "Invalid response from College Scorecard API"
      case .serverError(let status): "Server error (\(status))"
      }
    }
  }
}
