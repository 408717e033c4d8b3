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
    let document = try document()
    do {
      return try validator(document, limits: limits)
    } catch {
      throw failure(error, of: document)
    }
  }

  /// Returns the schema, which may be one of a field.
  ///
  /// - Throws: a usage error for an unknown name, or an exit status after printing the reason.
  func document() throws -> SchemaDocument {
    switch place {
    case .named(let name):
      if let field = SchemaCatalog.field(named: name, of: revision) { return field }
      // Reading the time zone takes a good part of a short run.
      let needsYear = SchemaCatalog.dependsOnYear(name, of: revision)
      guard
        let document = SchemaCatalog.document(
          named: name, of: revision, currentYear: year ?? (needsYear ? YearOption.today : 0))
      else {
        let names = SchemaCatalog.names(of: revision)
        throw ValidationError(
          """
          There is no schema "\(name)" in revision \(revision.rawValue); there are \
          \(names.joined(separator: ", ")), and --schema takes a file.
          """)
      }
      return document
    case .document(let path, let maximumBytes):
      do {
        let bytes = try InputFile.jsonText(of: path, limit: maximumBytes)
        var limits = SchemaDocument.defaultLimits
        limits.maximumBytes = maximumBytes
        switch try SchemaFile(bytes, limits: limits) {
        case .document(let document): return document
        case .jsonSchema(let value): return try document(ofJSONSchema: value, name: path)
        }
      } catch {
        throw Failure.document(path, error)
      }
    }
  }

  /// Prints why the schema can't be compiled, and returns the exit status.
  func failure(_ error: any Error, of document: SchemaDocument) -> ExitCode {
    switch place {
    case .named: Failure.notJudged("\(document.name): \(error)")
    case .document(let path, _): Failure.document(path, error)
    }
  }

  /// Returns the schema of a JSON Schema, which is that of one version of Zod.
  private func document(
    ofJSONSchema value: JSONValue, name: String
  ) throws(JSONSchemaReadingError) -> SchemaDocument {
    let zod = zod ?? revision.zod
    return SchemaDocument(name: name, schema: try ZodSchema(jsonSchema: value, zod: zod), zod: zod)
  }

  private func validator(
    _ document: SchemaDocument, limits: ValidationLimits
  ) throws(SchemaError) -> Validator {
    try Validator(
      document.schema, zod: zod ?? document.zod ?? revision.zod, direction: direction,
      functions: revision.functions, limits: limits)
  }
}
