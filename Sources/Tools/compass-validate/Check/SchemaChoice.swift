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
    /// The schema document in a file of at most `maximumBytes`.
    case document(path: String, maximumBytes: Int)
    /// The JSON Schema in a file of at most `maximumBytes`, read as Zod's `fromJSONSchema` reads it.
    case jsonSchema(path: String, maximumBytes: Int)
  }

  /// The source of the schema.
  var place: Place
  /// The web app's revision that the command line names, of named schemas and of the functions that a document calls;
  /// nil for the newest one, or the one whose functions the document calls.
  var givenRevision: WebRevision?
  /// The year that a named schema's years count from; nil for today's.
  var year: Int?
  /// The version of Zod to restate; nil for that of the document, or of the revision if it names none.
  var zod: ZodVersion?
  /// Whether payloads are inputs or outputs of the schema.
  var direction = Validator.Direction.decode
  /// Whether a command could have the place of the schema's name.
  var canBeCommand = false
  /// Whether the schema's file may be one of the payloads by mistake.
  var canBeSwapped = false
  /// Whether the keywords of a JSON Schema that Zod ignores are listed on standard error.
  var listsIgnoredKeywords = true
  /// The behavior of stubs for functions that are not registered; nil to reject a schema that names one.
  var stubs: FunctionRegistry.StubBehavior?
  /// Whether the command has an option for stubs, which an error may name.
  var takesStubs = false

  /// The revision of named schemas.
  var revision: WebRevision { givenRevision ?? .newest }

  /// The name of the schema in findings: that of a built-in schema, or of the schema's file up to its first dot.
  var name: String {
    switch place {
    case .named(let name): name
    case .document(let path, _), .jsonSchema(let path, _): Self.name(ofFile: path)
    }
  }

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
        let unknown = UnknownSchema(
          name: name, revision: revision, canBeCommand: canBeCommand)
        throw ValidationError(unknown.message)
      }
      return document
    case .document(let path, let maximumBytes):
      return try SchemaFile(path: path, maximumBytes: maximumBytes)
        .document(canBeSwapped: canBeSwapped)
    case .jsonSchema(let path, let maximumBytes):
      let file = try SchemaFile(path: path, maximumBytes: maximumBytes)
      return try document(ofJSONSchema: file.jsonSchema(canBeSwapped: canBeSwapped), path: path)
    }
  }

  /// Returns the version of Zod that a schema runs on.
  func zod(of document: SchemaDocument) -> ZodVersion {
    zod ?? document.zod ?? givenRevision?.zod ?? .ofUnversionedDocuments
  }

  /// Returns the revision whose functions a schema calls: the one of the command line, else the one that the document
  /// names, else the newest.
  ///
  /// - Throws: An exit status after printing the name of an unknown revision.
  func functionsRevision(of document: SchemaDocument) throws -> WebRevision {
    guard givenRevision == nil, let name = document.functions else { return revision }
    guard let revision = WebRevision(rawValue: name) else {
      let known = WebRevision.allCases.map(\.rawValue).joined(separator: ", ")
      let file = path ?? document.name
      throw Failure.notJudged(
        """
        \(file): $.functions: unknown revision "\(name)", expected one of \(known); --revision names one in its place
        """)
    }
    return revision
  }

  /// Prints why the schema can't be compiled, and returns the exit status.
  func failure(_ error: any Error, of document: SchemaDocument) -> ExitCode {
    if let status = error as? ExitCode { return status }
    guard let path else { return Failure.notJudged("\(document.name): \(error)") }
    return Failure.notJudged("\(path): \(error)\(remedy(for: document))")
  }

  /// Returns the end of an error of a document whose functions are not registered: the option with the newest revision
  /// that has all of them, if the document names none, or else the option for stubs.
  private func remedy(for document: SchemaDocument) -> String {
    let compiles = { (functions: FunctionRegistry) in
      (try? Validator(
        document.schema, zod: zod(of: document), direction: direction, functions: functions)) != nil
    }
    guard !compiles(revision.functions) else { return "" }
    if document.functions == nil,
      let other = WebRevision.allCases.last(where: { compiles($0.functions) })
    {
      return """
        ; the document doesn't name the revision whose functions it uses: \
        use --revision \(other.rawValue), which has them all
        """
    }
    let stubbed = revision.functions.stubbing(document.schema, .skip) { _ in }
    guard takesStubs, compiles(stubbed.functions) else { return "" }
    return "; --stub-functions skip validates without it"
  }

  /// The path of the schema's file; nil for a named schema.
  private var path: String? {
    switch place {
    case .named: nil
    case .document(let path, _), .jsonSchema(let path, _): path
    }
  }

  /// Returns the schema of a JSON Schema, which is that of one version of Zod.
  func document(ofJSONSchema value: JSONValue, path: String) throws -> SchemaDocument {
    let zod = zod ?? revision.zod
    do {
      let (schema, ignored) = try ZodSchema.reading(jsonSchema: value, zod: zod)
      if listsIgnoredKeywords {
        IgnoredKeywordReport(path: path, zod: zod, keywords: ignored).write()
      }
      return SchemaDocument(name: Self.name(ofFile: path), schema: schema, zod: zod)
    } catch {
      throw Failure.document(path, error)
    }
  }

  /// Returns the name of a file's schema: that of the file up to its first dot.
  private static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? "-"
    let name = file.split(separator: ".").first ?? "-"
    return name == "-" ? "schema" : String(name)
  }

  private func validator(_ document: SchemaDocument, limits: ValidationLimits) throws -> Validator {
    var functions = try functionsRevision(of: document).functions
    if let behavior = stubs {
      let (stubbed, stubs) = functions.stubbing(document.schema, behavior) { stub in
        StubCalls.ofPayload?.add(stub.name)
      }
      functions = stubbed
      let report = StubReport(name: path ?? document.name, behavior: behavior, stubs: stubs)
      if listsIgnoredKeywords { report.write() }
    }
    return try Validator(
      document.schema, zod: zod(of: document), direction: direction, functions: functions,
      limits: limits)
  }
}
