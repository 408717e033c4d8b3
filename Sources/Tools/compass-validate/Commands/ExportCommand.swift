import ArgumentParser
import CompassSchemas
import SchemaModel
import SourceJSON

/// The command that writes schemas as schema documents.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write schemas as JSON documents that --schema can read.",
    discussion: """
      Years that a schema counts from the current year are written into its document. For each such \
      document, a line on standard error names the current year.
      """)

  @Argument(help: "The names of the schemas; by default all.", completion: .schemas)
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write each schema to NAME.json in this folder instead of standard output.",
      valueName: "folder"))
  var into: String?

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  func run() throws {
    let currentYear = year.year
    var documents = SchemaCatalog.documents(of: named.revision, currentYear: currentYear)
    if !names.isEmpty {
      documents = try names.map { name in
        guard let document = documents.first(where: { $0.name == name }) else {
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
        guard SchemaCatalog.dependsOnYear(document.name, of: named.revision) else { continue }
        var errors = OutputStream.standardError()
        try errors.write(
          "compass-validate: the years in \(document.name) count from \(currentYear)\n")
        try errors.flush()
      }
    } catch {
      throw Failure.file(error)
    }
  }
}
