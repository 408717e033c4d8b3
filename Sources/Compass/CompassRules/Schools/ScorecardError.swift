/// Why the College Scorecard gave no school.
///
/// Specification "School Detail", Appendix E, whose messages are the web app's save the last one.
public enum ScorecardError: Error, Sendable, Hashable {
  case nameTooShort
  case apiKeyMissing
  case invalidAPIKey
  case rateLimited
  case schoolNotFound
  case invalidResponse
  case serverError(status: Int)

  /// The error of an HTTP status; nil for 200, which is none.
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
