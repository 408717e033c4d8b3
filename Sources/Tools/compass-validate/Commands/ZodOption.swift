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

extension ZodVersion: ExpressibleByArgument {}
