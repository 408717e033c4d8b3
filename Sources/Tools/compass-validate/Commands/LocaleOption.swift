import ArgumentParser
import IssueLocales
import Validation

/// The `--locale` option of the commands that print issues.
struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the messages that the schema does not give; by default English.",
      valueName: "name"))
  var locale: IssueLocale?

  /// The messages of the language; nil for English.
  var messages: IssueMessages? { locale.map { .locale($0) } }
}

extension IssueLocale: ExpressibleByArgument {
  /// Zod's locale of a name such as `zh-CN`; nil if it is not here.
  public init?(argument: String) { self.init(zod: argument) }

  /// The names of Zod's locales that are here.
  public static var allValueStrings: [String] { zod.map(\.identifier) }
}
