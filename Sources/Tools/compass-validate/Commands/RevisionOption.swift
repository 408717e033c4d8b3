import ArgumentParser
import SchemaModel

/// The `--revision` option of the commands that take schemas by name.
struct RevisionOption: ParsableArguments {
  @Option(
    name: .customLong("revision"),
    help: ArgumentHelp(
      "The web app's revision: \(Revision.allCases.map(\.rawValue).joined(separator: " or ")).",
      valueName: "revision"))
  var revision: Revision = .february2026
}

extension Revision: ExpressibleByArgument {}
