import ArgumentParser
import CompassSchemas
import SchemaModel

/// The command that lists the built-in schemas.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the built-in schemas.")

  @Option(help: "The format of the list.")
  var format = ListingFormat.text

  func run() throws {
    if format == .json {
      return try StandardOutput.write(SchemaListing.json(currentYear: YearOption.today))
    }
    var text = "default revision: \(WebRevision.newest.rawValue)\n"
    for revision in WebRevision.allCases.reversed() {
      text += "revision \(revision.rawValue)\n"
      for document in SchemaCatalog.documents(of: revision, currentYear: YearOption.today) {
        text += "  \(document.name)\n"
        guard case .object(let shape) = document.schema.node else { continue }
        text += "    \(shape.fields.map(\.key).joined(separator: ", "))\n"
      }
      for name in SchemaCatalog.fieldNames { text += "  \(name)\n" }
    }
    try StandardOutput.write(text)
  }
}
