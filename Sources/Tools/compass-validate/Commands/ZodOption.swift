import ArgumentParser
import SchemaModel

/// The `--zod` option of the commands that compile a schema.
struct ZodOption: ParsableArguments {
  @Option(
    name: .customLong("zod"),
    help: ArgumentHelp(
      """
      The version of Zod to restate: \(ZodVersion.names). By default the one that the document of --schema names, \
      else that of the revision.
      """,
      valueName: "version"))
  var version: ZodVersion?
}

extension ZodVersion: ExpressibleByArgument {
  /// The versions, as a help text lists them.
  static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
