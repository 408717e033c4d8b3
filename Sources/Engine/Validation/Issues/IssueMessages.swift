/// A replacement of issue messages for one call, such as a translation.
public struct IssueMessages: Sendable {
  /// The issues to reword.
  public enum Scope: Sendable {
    /// The issues whose schema or check has no message of its own, as with Zod's `error` option.
    case defaultMessages
    /// All issues.
    case allMessages
  }

  let scope: Scope
  let message: @Sendable (ValidationIssue) -> String?

  /// A replacement of messages by a function.
  ///
  /// - Parameters:
  ///   - scope: The issues that `message` is called for.
  ///   - message: Returns the new message of an issue, or nil to keep its message. The issue's path is complete,
  ///     except in a union's `errors`, where it is relative to the union.
  public init(
    _ scope: Scope = .defaultMessages, message: @escaping @Sendable (ValidationIssue) -> String?
  ) {
    self.scope = scope
    self.message = message
  }
}
