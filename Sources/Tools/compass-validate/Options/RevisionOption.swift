import ArgumentParser
import CompassSchemas
import SchemaModel

/// The `--revision` option of the commands that take schemas by name.
struct RevisionOption: ParsableArguments {
  @Option(
    name: .customLong("revision"),
    help: ArgumentHelp(
      """
      The web app's revision: \(WebRevision.allCases.map(\.rawValue).joined(separator: " or ")); by default \
      \(Self.byDefault.rawValue), or the one whose functions the schema document uses.
      """,
      valueName: "revision"))
  var given: WebRevision?

  private static let byDefault = WebRevision.newest

  /// The revision of schemas by name.
  var revision: WebRevision { given ?? Self.byDefault }
}

extension WebRevision: ExpressibleByArgument {}
