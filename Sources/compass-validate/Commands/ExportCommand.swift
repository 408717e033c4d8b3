import ArgumentParser
import CompassSchemas
import SchemaModel
import SourceJSON

/// Writes schemas as schema documents.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write schemas as JSON documents that --schema can read.")

  @Argument(help: "The schemas' names; none means all of them.", completion: .schemas)
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write each schema to NAME.json in this folder, not to standard output.",
      valueName: "folder"))
  var into: String?

  @OptionGroup var named: RevisionOption

  func run() throws {
    var documents = SchemaCatalog.documents(of: named.revision)
    if !names.isEmpty {
      documents = try names.map { name in
        guard let document = SchemaCatalog.document(named: name, of: named.revision) else {
          throw ValidationError(
            "There is no schema \"\(name)\" in revision \(named.revision.rawValue).")
        }
        return document
      }
    }
    do throws(FileError) {
      for document in documents {
        var file = try OutputFile(path: into.map { "\($0)/\(document.name).json" } ?? "-")
        try file.writeLine { bytes in
          bytes.append(contentsOf: JSONWriter.indentedString(of: document.value).utf8)
        }
        try file.commit()
      }
    } catch {
      throw Failure.file(error)
    }
  }
}
