import ArgumentParser
import CompassSchemas
import SchemaModel

/// Lists the schemas that the tool knows.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the schemas that payloads can be judged by.")

  func run() {
    for revision in Revision.allCases {
      print("revision \(revision.rawValue)")
      for document in SchemaCatalog.documents(of: revision) {
        print("  " + document.name)
        guard case .object(let shape) = document.schema.node else { continue }
        print("    " + shape.fields.map(\.key.string).joined(separator: ", "))
      }
    }
  }
}
