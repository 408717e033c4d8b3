package import JSPrimitives
public import SchemaModel
public import SourceJSON

/// The default messages of issues in a language: Zod's own, or those of an app.
///
///     let outcome = validator.validate(text, messages: .locale(.french))
///
/// Messages of schemas and checks stay as they are. A locale of Zod has the words of each version of Zod, and the
/// validator's version decides.
public struct IssueLocale: Sendable {
  /// The language as a BCP 47 tag, such as `fr` or `zh-CN`.
  public let identifier: String

  /// The source of the messages.
  enum Source: Sendable {
    /// A table, which is read when the first message is asked for.
    case table(@Sendable () -> LocaleTable?)
    case function(@Sendable (ZodSchema.RawIssue, ZodVersion) -> String?)
  }

  let source: Source

  init(_ identifier: String, source: Source) {
    self.identifier = identifier
    self.source = source
  }

  /// A locale of an app, from a function.
  ///
  /// - Parameters:
  ///   - identifier: The language as a BCP 47 tag.
  ///   - message: Returns the message of an issue in a version of Zod, or nil for none. Zod's message is then
  ///     `Invalid input`.
  public init(
    _ identifier: String,
    message: @escaping @Sendable (ZodSchema.RawIssue, ZodVersion) -> String?
  ) {
    self.init(identifier, source: .function(message))
  }

  /// A locale of an app, from a table in the JSON form that Zod's locales have here. `docs/locales.md` describes it.
  ///
  /// - Parameters:
  ///   - table: The table as UTF-8 JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: `JSONError` if the text is not JSON, `IssueLocaleError` with the place that is not of the form.
  public init(table: [UInt8], limits: JSONLimits = .default) throws {
    let table = try LocaleTable(JSONDocument(table, limits: limits).value)
    self.init(table.identifier, source: .table { table })
  }

  /// Returns the message of an issue, as the function `localeError` of Zod's locale does.
  ///
  /// - Parameters:
  ///   - issue: The issue with the type of its value.
  ///   - zod: The version of Zod whose words are used; by default the newest release.
  /// - Returns: The message; nil if the locale is a function without one.
  public func message(of issue: ZodSchema.RawIssue, zod: ZodVersion = .newestRelease) -> String? {
    switch source {
    case .table: text(of: issue, zod: zod)?.string
    case .function(let message): message(issue, zod)
    }
  }

  /// Returns the message of an issue with lone surrogates, as in JavaScript.
  package func text(of issue: ZodSchema.RawIssue, zod: ZodVersion) -> JSText? {
    switch source {
    case .table(let table):
      table().map { table in IssueText(issue: issue, words: table.words(of: zod)).text }
    case .function(let message): message(issue, zod).map { JSText($0) }
    }
  }
}

extension IssueLocale: CustomStringConvertible {
  /// The identifier, such as `es`.
  public var description: String { identifier }
}
