import ArgumentParser
import SchemaModel

/// The `--zod` option of the commands that compile a schema.
struct ZodOption: ParsableArguments {
  @Option(
    name: .customLong("zod"),
    help: ArgumentHelp(
      """
      The version of Zod to restate; by default the one that the document of --schema names, else that of the \
      revision. A document without a version runs on \(ZodVersion.ofUnversionedDocuments.rawValue) by default.
      """,
      valueName: "version"))
  var version: ZodVersion?
}

extension ZodVersion: ExpressibleByArgument {
  /// The version of a release's name, or of its first two numbers, such as `4.6` for 4.6.7.
  public init?(argument: String) {
    let known = ZodVersion.allCases.first { version in
      version.rawValue.split(separator: ".").prefix(2).joined(separator: ".") == argument
    }
    guard let version = known ?? ZodVersion(release: argument) else { return nil }
    self = version
  }
}
