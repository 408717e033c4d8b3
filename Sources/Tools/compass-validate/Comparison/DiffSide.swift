import CompassSchemas
import SchemaComparison
import SchemaModel
import Validation

/// One side of a comparison: a schema by name, a document or a JSON Schema.
struct DiffSide {
  /// The name or the path.
  var argument: String
  /// The revision of a schema by name; nil for the newest one, or for a file.
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

  /// A schema to compare.
  struct Schema {
    var document: SchemaDocument
    var side: ComparedSchema
    /// Whether the name of the document is its own rather than that of its file.
    var hasOwnName: Bool
  }

  /// Returns the document, with the version of Zod in it that was asked for, and what it runs with.
  func schema(isName: Bool) throws -> Schema {
    let choice = SchemaChoice(
      place: .named(argument), givenRevision: revision, year: year, zod: zod)
    var hasOwnName = true
    var document =
      try isName ? choice.document() : self.document(choice, hasOwnName: &hasOwnName)
    if let zod { document.zod = zod }
    let functions = functionsRevision(of: document, choice)
    let side = ComparedSchema(
      document.schema, zod: choice.zod(of: document), functions: functions.functions,
      functionSet: functions.name, hasReportingTransforms: false)
    return Schema(document: document, side: side, hasOwnName: hasOwnName)
  }

  private func document(
    _ choice: SchemaChoice, hasOwnName: inout Bool
  ) throws -> SchemaDocument {
    guard readsJSONSchemas else { return try DocumentFile.read(argument) }
    let file = try SchemaFile(path: argument)
    guard !file.isDocument else { return try file.document() }
    hasOwnName = false
    var document = try choice.document(ofJSONSchema: file.jsonSchema(), path: argument)
    document.schema = document.schema.withOrderedMetadata
    for name in Self.names { document.schema.metadata?[name] = nil }
    if document.schema.metadata?.isEmpty == true { document.schema.metadata = nil }
    return document
  }

  /// The keywords with names of a JSON Schema, which don't concern payloads.
  private static let names = ["$id", "id", "title"]

  /// Returns the revision whose functions the schema calls: the one that is given or named, or the newest that has them all.
  private func functionsRevision(of document: SchemaDocument, _ choice: SchemaChoice) -> WebRevision
  {
    if let revision { return revision }
    if let named = document.functions.flatMap(WebRevision.init(rawValue:)) { return named }
    let zod = choice.zod(of: document)
    return WebRevision.allCases.last { revision in
      (try? Validator(document.schema, zod: zod, functions: revision.functions)) != nil
    } ?? choice.revision
  }
}
