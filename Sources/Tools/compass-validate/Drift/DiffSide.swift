import CompassSchemas
import SchemaCompatibility
import SchemaModel
import Validation

/// One side of a comparison: a schema by name, a document or a JSON Schema.
struct DiffSide {
  /// The name or the path.
  var argument: String
  /// The revision of a schema by name; nil for the first one, or for a file.
  var revision: WebRevision?
  var year: Int?
  /// The version of Zod; nil for the schema's own.
  var zod: ZodVersion?
  /// Whether the files are JSON Schemas, unless their member `format` is that of a document.
  var readsJSONSchemas = false

  /// Whether an argument is the name of a schema rather than a file.
  static func isName(_ argument: String) -> Bool {
    let isKnown = WebRevision.allCases.contains { revision in
      SchemaCatalog.names(of: revision).contains(argument)
        || SchemaCatalog.field(named: argument, of: revision) != nil
    }
    // What can't be looked up may be a file, and reading it reports why it can't be read.
    guard isKnown, case .success(nil) = FileKind.look(at: argument) else { return false }
    return true
  }

  /// Returns the document, with the version of Zod in it that was asked for, and what it runs with.
  func schema(isName: Bool) throws -> (document: SchemaDocument, side: ComparedSchema) {
    let choice = SchemaChoice(
      place: .named(argument), givenRevision: revision, year: year, zod: zod)
    var document = try isName ? choice.document() : self.document(choice)
    if let zod { document.zod = zod }
    let functions = functionsRevision(of: document, choice)
    let side = ComparedSchema(
      document.schema, zod: choice.zod(of: document), functions: functions.functions,
      functionSet: functions.name, hasReportingTransforms: false)
    return (document, side)
  }

  private func document(_ choice: SchemaChoice) throws -> SchemaDocument {
    guard readsJSONSchemas else { return try DocumentFile.read(argument) }
    let file = try SchemaFile(path: argument)
    return try file.isDocument
      ? file.document() : choice.document(ofJSONSchema: file.jsonSchema(), path: argument)
  }

  /// Returns the revision whose functions the schema calls: the one that is given or named, or the first that has them all.
  private func functionsRevision(of document: SchemaDocument, _ choice: SchemaChoice) -> WebRevision
  {
    if let revision { return revision }
    if let named = document.functions.flatMap(WebRevision.init(rawValue:)) { return named }
    let zod = choice.zod(of: document)
    return WebRevision.allCases.first { revision in
      (try? Validator(document.schema, zod: zod, functions: revision.functions)) != nil
    } ?? choice.revision
  }
}
