import ArgumentParser
import CompassSchemas
import JSONSchema
import SchemaModel
import SourceJSON
import Validation

/// The schema that the command line asks for.
struct SchemaChoice {
  /// The source of a schema.
  enum Place {
    /// A built-in schema.
    case named(String)
    /// The schema document, or the JSON Schema, in a file of at most `maximumBytes`.
    case document(path: String, maximumBytes: Int)
  }

  /// The source of the schema.
  var place: Place
  /// The web app's revision: of the named schemas, and of the functions that a document calls.
  var revision = WebRevision.february2026
  /// The year that a named schema's years count from; nil for today's.
  var year: Int?
  /// The version of Zod to restate; nil for that of the document, or of the revision if it names none.
  var zod: ZodVersion?
  /// Whether payloads are inputs or outputs of the schema.
  var direction = Validator.Direction.decode

  /// Compiles the schema.
  ///
  /// - Throws: a usage error for an unknown name, or an exit status after printing the reason.
  func validator(limits: ValidationLimits) throws -> Validator {
    if case .named(let name) = place,
      let field = SchemaCatalog.field(named: name, of: revision)
    {
      return try validator(field, limits: limits)
    }
    switch place {
    case .named(let name):
      guard
        let document = SchemaCatalog.document(
          named: name, of: revision, currentYear: year ?? YearOption.today)
      else {
        let names = SchemaCatalog.names(of: revision)
        throw ValidationError(
          """
          There is no schema "\(name)" in revision \(revision.rawValue); there are \
          \(names.joined(separator: ", ")), and --schema takes a file.
          """)
      }
      do {
        return try validator(document, limits: limits)
      } catch {
        throw Failure.notJudged("\(document.name): \(error)")
      }
    case .document(let path, let maximumBytes):
      do {
        let bytes = try InputFile.jsonText(of: path, limit: maximumBytes)
        var documentLimits = SchemaDocument.defaultLimits
        documentLimits.maximumBytes = maximumBytes
        switch try SchemaFile(bytes, limits: documentLimits) {
        case .document(let document): return try validator(document, limits: limits)
        case .jsonSchema(let value): return try validator(ofJSONSchema: value, limits: limits)
        }
      } catch {
        throw Failure.document(path, error)
      }
    }
  }

  private func validator(
    ofJSONSchema value: JSONValue, limits: ValidationLimits
  ) throws -> Validator {
    let zod = zod ?? revision.zod
    return try Validator(
      ZodSchema(jsonSchema: value, zod: zod), zod: zod, direction: direction,
      functions: revision.functions, limits: limits)
  }

  private func validator(
    _ document: SchemaDocument, limits: ValidationLimits
  ) throws(SchemaError) -> Validator {
    try Validator(
      document.schema, zod: zod ?? document.zod ?? revision.zod, direction: direction,
      functions: revision.functions, limits: limits)
  }
}
