import ArgumentParser
import SchemaModel

/// `--revision`, for the commands in which schemas are named.
struct RevisionOption: ParsableArguments {
  @Option(
    name: .customLong("revision"),
    help: ArgumentHelp(
      "The web app's revision: \(Revision.allCases.map(\.rawValue).joined(separator: " or ")).",
      valueName: "revision"))
  var revision: Revision = .february2026
}

extension Revision: ExpressibleByArgument {}
