import ArgumentParser
import CompassSchemas
import Diagnostics
import JSONSchema
import SchemaModel
import SourceJSON

/// The command that writes schemas as schema documents or as JSON Schemas.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write schemas as JSON documents that --schema can read, or as JSON Schemas.",
    usage: """
      compass-validate export [NAME...] [--into FOLDER]
      compass-validate export [NAME...] --json-schema [--target DIALECT] [--io SIDE]
      compass-validate export --schema DOCUMENT --json-schema
      compass-validate export --zod-json-schema JSON-SCHEMA [--zod VERSION]
      """,
    discussion: """
      Years that a schema counts from the current year are written into its document. For each such \
      document, a line on standard error names the current year.

      A document names its version of Zod, and its revision if the schema uses functions of the app. --schema runs it \
      on both.

      A JSON Schema describes the outputs of a schema, or with --io input its payloads. Rules that JSON Schema \
      can't express, such as refinements, are not in it.
      """)

  @Argument(help: "The names of the schemas; by default all.", completion: .schemasAndFields)
  var names: [String] = []

  @OptionGroup var file: SchemaFileOption

  @Option(
    help: ArgumentHelp(
      """
      Write each schema to NAME.json in this folder, which is made if it is missing, instead of standard output.
      """,
      valueName: "folder"))
  var into: String?

  @OptionGroup var form: JSONSchemaForm
  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  func validate() throws {
    if into?.isEmpty == true {
      throw ValidationError("--into takes a folder; . is the working folder.")
    }
    if form.zod != nil, !form.jsonSchema, file.zodJSONSchema == nil {
      throw ValidationError("--zod applies to --json-schema and --zod-json-schema.")
    }
    guard file.path != nil else { return }
    guard names.isEmpty else { throw ValidationError("Name schemas, or a file with --schema.") }
    if year.given != nil { throw ValidationError(YearOption.notForDocuments) }
  }

  func run() throws {
    let documents = try documents()
    // No file is written if one of the schemas can't be.
    let values = try documents.map(value)
    if let into, let schema = file.path {
      var roles = FileRoles()
      roles.read("the schema", schema)
      try roles.write(documents.map { ("--into", "\(into)/\($0.name).json") })
    }
    do throws(FileError) {
      if let into { try NewFolder.make(into) }
      for (document, value) in zip(documents, values) {
        var file = try OutputFile(path: into.map { "\($0)/\(document.name).json" } ?? "-")
        try file.writeLine { bytes in
          let text = JSONWriter.indentedString(of: value)
          bytes.append(contentsOf: (into == nil ? PrintableText.json(text) : text).utf8)
        }
        try file.commit()
        guard self.file.path == nil, SchemaCatalog.dependsOnYear(document.name, of: named.revision)
        else {
          continue
        }
        var errors = OutputStream.standardError()
        try errors.write(
          "compass-validate: the years in \(document.name) count from \(year.year)\n")
        try errors.flush()
      }
    } catch {
      throw Failure.file(error)
    }
  }

  /// Returns the schemas to write.
  private func documents() throws -> [SchemaDocument] {
    if let place = file.place() {
      let choice = SchemaChoice(place: place, givenRevision: named.given, zod: form.zod)
      return [try choice.document()]
    }
    guard !names.isEmpty else {
      return SchemaCatalog.documents(of: named.revision, currentYear: year.year)
    }
    return try names.map { name in
      try SchemaChoice(
        place: .named(name), givenRevision: named.revision, year: year.given
      ).document()
    }
  }

  /// Returns the JSON of a schema document. One that was made of a JSON Schema may have functions that no document names.
  private func documentValue(of document: SchemaDocument) throws -> JSONValue {
    if file.zodJSONSchema != nil, let function = document.schema.functionNames.first {
      throw Failure.notJudged(
        "\(document.name): a schema document can't contain the function of \(function)")
    }
    return try document.value
  }

  /// Returns the JSON of a schema in the form that was asked for.
  private func value(of document: SchemaDocument) throws -> JSONValue {
    guard form.jsonSchema else { return try documentValue(of: document) }
    let zod = form.zod ?? document.zod ?? named.given?.zod ?? .ofUnversionedDocuments
    do throws(JSONSchemaError) {
      return try document.schema.jsonSchema(form.options, zod: zod)
    } catch {
      throw Failure.notJudged("\(document.name): \(error)\(remedy(for: document, zod: zod))")
    }
  }

  /// Returns the end of an error: the option with which the schema has a JSON Schema; empty if there is none.
  private func remedy(for document: SchemaDocument, zod: ZodVersion) -> String {
    var options = form.options
    guard options.side == .output else { return "" }
    options.side = .input
    guard (try? document.schema.jsonSchema(options, zod: zod)) != nil else { return "" }
    return "; --io input describes the payloads of the schema instead"
  }
}
