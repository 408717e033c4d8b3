import ArgumentParser
import IssueLocales
import Validation

/// The `--locale` option of the commands that print issues.
struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The language of the messages that the schema does not give; by default English. A region is ignored if \
      the language has one locale, as in es-MX or es_ES.UTF-8.
      """,
      valueName: "name"))
  var locale: IssueLocale?

  /// The messages of the language; nil for English.
  var messages: IssueMessages? { locale.map { .locale($0) } }
}

extension IssueLocale: ExpressibleByArgument {
  /// Zod's locale for a language such as `es-MX`, or a locale of POSIX such as `es_ES.UTF-8`; nil if it is not here.
  public init?(argument: String) {
    guard let locale = Self.suiting([argument], of: Self.zod) else { return nil }
    self = locale
  }

  /// The names of Zod's locales that are here.
  public static var allValueStrings: [String] { zod.map(\.identifier) }
}
