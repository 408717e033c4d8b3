import ArgumentParser
import CompassSchemas
import PayloadGeneration
import SchemaModel
import SourceJSON
import Validation

/// Makes payloads of a schema.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write valid or nearly valid payloads of a schema, one a line.",
    usage: """
      compass-validate generate SCHEMA [--valid|--invalid] [--count N] [--seed S] \
          [--explain|--vectors]
      compass-validate generate --schema DOCUMENT [--valid|--invalid] [--count N] [--seed S]
      """,
    discussion: """
      The same schema, seed and number of a payload give the same bytes on every platform; those of a schema \
      that counts from the current year depend on --year too. An invalid \
      payload is a valid one with one to three changes: a wrong type, a missing or unknown key, a text or \
      array too short or too long, a broken format, a value out of its list or bounds, a value that fits no \
      option of a union, or a broken refinement. Every payload is judged before it is written.

      Exit status: 0 all payloads are written, 2 the schema could not be read or has no such payloads, \
      64 wrong usage.
      """)

  enum Kind: String, EnumerableFlag {
    case valid, invalid

    static func help(for value: Kind) -> ArgumentHelp? {
      switch value {
      case .valid: "Make payloads that the schema accepts."
      case .invalid: "Make payloads that it refuses."
      }
    }
  }

  @Argument(
    help: ArgumentHelp("The schema's name, unless --schema is given.", valueName: "schema"),
    completion: .schemasAndFields)
  var name: String?

  @Option(help: ArgumentHelp("A schema document to make payloads of.", valueName: "file"))
  var schema: String?

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  @Flag(exclusivity: .exclusive)
  var kind = Kind.valid

  @Option(help: ArgumentHelp("How many payloads to write.", valueName: "n"))
  var count: UInt64 = 10

  @Option(help: ArgumentHelp("What decides the whole sequence.", valueName: "n"))
  var seed: UInt64 = 0

  @Flag(
    help: ArgumentHelp(
      """
      Write {"payload": ..., "mutations": [...], "expected": [...]}: the payload with what was done to it, \
      the issue that each change is meant to cause, and the code and path of every issue that it has, in order.
      """))
  var explain = false

  @Flag(
    help: ArgumentHelp(
      """
      Write one file of golden vectors with the verdict, output and issues of each payload, which the web \
      app's side is compared with by Conformance/web/run.mjs --generated.
      """))
  var vectors = false

  func validate() throws {
    guard (name == nil) != (schema == nil) else {
      throw ValidationError(
        name == nil
          ? "Name a schema, or a file with --schema." : "Name a schema or a file, not both.")
    }
    if schema != nil, year.given != nil { throw ValidationError(YearOption.notForDocuments) }
    if explain, vectors { throw ValidationError("--explain or --vectors, not both.") }
    if vectors, count == 0 { throw ValidationError("A file of vectors has at least one case.") }
  }

  func run() throws {
    let document = try readDocument()
    do {
      let generator = try PayloadGenerator(document.schema)
      let validator = try Validator(document.schema, functions: named.revision.functions)
      var session = GenerationSession(generator, validator, form: form(for: document), seed: seed)
      try session.write(kind, count: count)
    } catch let error as FileError {
      throw Failure.file(error)
    } catch {
      throw Failure.notJudged("\(schema ?? document.name): \(error)")
    }
  }

  private func form(for document: SchemaDocument) -> GenerationSession.Form {
    guard vectors else { return explain ? .explained : .payloads }
    // A schema of a later revision has the revision behind its name, as in recorded vectors.
    let isLater = schema == nil && named.revision != .february2026
    let dependsOnYear =
      schema == nil && SchemaCatalog.dependsOnYear(document.name, of: named.revision)
    return .vectors(
      GeneratedVectors(
        suite: isLater ? "\(document.name)-\(named.revision.rawValue)" : document.name,
        revision: named.revision, year: dependsOnYear ? year.year : nil, kind: kind, seed: seed))
  }

  private func readDocument() throws -> SchemaDocument {
    if let name, let field = SchemaCatalog.field(named: name, of: named.revision) { return field }
    guard let schema else {
      let name = name ?? ""
      let document = SchemaCatalog.document(
        named: name, of: named.revision, currentYear: year.year)
      guard let document else {
        let names = SchemaCatalog.names(of: named.revision)
        throw ValidationError(
          """
          There is no schema "\(name)" in revision \(named.revision.rawValue); there are \
          \(names.joined(separator: ", ")), and --schema takes a file.
          """)
      }
      return document
    }
    do {
      let bytes = try InputFile.jsonText(
        of: schema, limit: SchemaDocument.defaultLimits.maximumBytes)
      return try SchemaDocument(bytes)
    } catch {
      throw Failure.document(schema, error)
    }
  }
}
