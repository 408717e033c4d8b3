import ArgumentParser
import CompassSchemas
import SchemaModel

/// The `--revision` option of the commands that take schemas by name.
struct RevisionOption: ParsableArguments {
  @Option(
    name: .customLong("revision"),
    help: ArgumentHelp(
      "The web app's revision: \(WebRevision.allCases.map(\.rawValue).joined(separator: " or ")).",
      valueName: "revision"))
  var revision: WebRevision = .february2026
}

extension WebRevision: ExpressibleByArgument {}
