public import CompassRules
public import SourceJSON
public import Validation

extension RequestValidator {
  /// The web app's refusal of a request, because of its body or a parameter of its path.
  public struct Rejection: Sendable, Hashable {
    /// The rule that a request breaks.
    public enum Reason: Sendable, Hashable {
      /// The body is declared as JSON and isn't, or seems to have a key `__proto__` or `constructor`.
      case unreadableBody
      /// The body does not fit the schema; the rejection has the issues.
      case schema
      /// The job is not in the allow list.
      case unknownJob
      /// A notification for one user does not name the user.
      case missingUser
      /// The source of a profile field is no column that can be edited.
      case sourcePath
      /// The text does not fit the column of the profile.
      case profileValue(PreferenceRules.ProfileValueError)
      /// A deletion is not confirmed.
      case unconfirmed
      /// The page's address is reserved for the web app.
      case reservedSlug
      /// The path names no category of preferences.
      case unknownCategory
      /// The body has no field that could be written.
      case noChanges
      /// The date of birth is that of someone younger than 13.
      case underage
    }

    /// The rule that the request breaks.
    public let reason: Reason
    /// The HTTP status; nil if the web app's is not recorded.
    public let status: Int?
    /// The text of the error, as the web app words it; nil if it is not recorded.
    public let message: String?
    /// The error's data; nil without any, which most rejections have not.
    public let data: JSONValue?
    /// The issues of a body that the schema rejects, in Zod's order; else empty.
    ///
    /// Their ranges are nil for a body that was changed before the schema: one with bytes that are not
    /// UTF-8, a text that is not JSON, one with dropped keys.
    public let issues: [ValidationIssue]

    init(
      _ reason: Reason, _ status: Int? = nil, _ message: String? = nil, data: JSONValue? = nil,
      issues: [ValidationIssue] = []
    ) {
      self.reason = reason
      self.status = status
      self.message = message
      self.data = data
      self.issues = issues
    }
  }
}
