/// Other words for issues, for one call: another language, or an app's own tone.
public struct IssueMessages: Sendable {
  /// Which issues are reworded.
  public enum Scope: Sendable {
    /// Those whose schema or check sets no message of its own, as Zod's `error` option does.
    case defaultMessages
    /// All of them.
    case allMessages
  }

  let scope: Scope
  let message: @Sendable (ValidationIssue) -> String?

  /// - Parameters:
  ///   - scope: which issues `message` is asked about.
  ///   - message: the new message of an issue, or nil to keep the one that it has. The issue's path
  ///     is complete except inside a union's `errors`, where it is relative to the union.
  public init(
    _ scope: Scope = .defaultMessages, message: @escaping @Sendable (ValidationIssue) -> String?
  ) {
    self.scope = scope
    self.message = message
  }
}
