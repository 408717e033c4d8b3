package import JSPrimitives
public import SchemaModel

/// A replacement of issue messages for one call, such as a translation.
///
/// Zod's order decides on the message of an issue: that of the check or schema, that of the call, that of the locale,
/// then the English default.
public struct IssueMessages: Sendable {
  /// The issues to reword.
  public enum Scope: Sendable {
    /// The issues whose schema or check has no message of its own, as with Zod's `error` option.
    case defaultMessages
    /// All issues.
    case allMessages
  }

  /// The default messages of issues in a language.
  struct Locale: Sendable {
    /// Whether the function reads the values that issues are about.
    var needsInputs: Bool
    var message: @Sendable (ZodSchema.RawIssue, ZodVersion) -> JSText?
  }

  let scope: Scope
  let message: (@Sendable (ValidationIssue) -> String?)?
  private(set) var locale: Locale?

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

  /// A replacement of only the default messages.
  private init(locale: Locale) {
    scope = .defaultMessages
    message = nil
    self.locale = locale
  }
}

/// Locales.
extension IssueMessages {
  /// Default messages from a function, as Zod's `localeError` gives them.
  ///
  /// - Parameter message: Returns the message of an issue in a version of Zod. Without one the message is
  ///   `Invalid input`. It is called only for an issue whose schema and check give no message.
  public static func localeError(
    _ message: @escaping @Sendable (ZodSchema.RawIssue, ZodVersion) -> String?
  ) -> IssueMessages {
    IssueMessages(
      locale: Locale(needsInputs: true) { issue, zod in message(issue, zod).map { JSText($0) } })
  }

  /// Default messages from a function that does not read the values that issues are about.
  package static func localeTexts(
    _ message: @escaping @Sendable (ZodSchema.RawIssue, ZodVersion) -> JSText?
  ) -> IssueMessages {
    IssueMessages(locale: Locale(needsInputs: false, message: message))
  }

  /// Returns a replacement that asks this one's function first, and takes the default messages from another one's
  /// locale.
  package func withLocale(of other: IssueMessages) -> IssueMessages {
    var both = self
    both.locale = other.locale
    return both
  }
}
