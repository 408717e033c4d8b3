import ArgumentParser
import CompassSchemas
import PayloadGeneration
import SchemaModel
import Validation

/// The command that generates payloads for a schema.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate valid or nearly valid payloads for a schema, one per line.",
    usage: """
      compass-validate generate SCHEMA [--valid|--invalid] [--count N] [--seed S]
      compass-validate generate SCHEMA [--valid|--invalid] --explain|--vectors
      compass-validate generate --schema DOCUMENT [--valid|--invalid] [--count N] [--seed S]
      """,
    discussion: """
      The same schema, seed and position give the same payload on every platform; for schemas that depend on \
      the current year, --year matters too. An invalid payload is a valid one with one to three changes: a \
      wrong type, a missing or unknown key, a string or array that is too short or too long, a broken format, \
      a value outside its list or bounds, a value that matches no option of a union, or a broken refinement. \
      Every payload is validated before it is written.

      Exit status: 0 if all payloads are written, 2 if the schema could not be read or has no such payloads, \
      64 for wrong usage.
      """)

  enum Kind: String, EnumerableFlag {
    case valid, invalid

    static func help(for value: Kind) -> ArgumentHelp? {
      switch value {
      case .valid: "Generate payloads that the schema accepts."
      case .invalid: "Generate payloads that the schema rejects."
      }
    }
  }

  @Argument(
    help: ArgumentHelp("The schema's name, without --schema.", valueName: "schema"),
    completion: .schemasAndFields)
  var name: String?

  @OptionGroup var file: SchemaFileOption

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption
  @OptionGroup var zod: ZodOption

  @Flag(exclusivity: .exclusive)
  var kind = Kind.valid

  // Numbers are parsed unconditionally, so that a negative one is reported as such.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of payloads to write.", valueName: "n"))
  var count: UInt64 = 10

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The seed of the sequence.", valueName: "n"))
  var seed: UInt64 = 0

  @Flag(
    help: ArgumentHelp(
      """
      Write {"payload": ..., "mutations": [...], "expected": [...]}: the payload, each change with the issue \
      that it is meant to cause, and the code and path of every issue of the payload, in order.
      """))
  var explain = false

  @Flag(
    help: ArgumentHelp(
      """
      Write one file of golden vectors with the verdict, output and issues of each payload, for comparison \
      with the web app by Conformance/web/run.mjs --generated.
      """))
  var vectors = false

  func validate() throws {
    guard (name == nil) != (file.path == nil) else {
      throw ValidationError(
        name == nil
          ? "Name a schema, or a file with --schema." : "Name a schema or a file, not both.")
    }
    if file.path != nil, year.given != nil { throw ValidationError(YearOption.notForDocuments) }
    if explain, vectors { throw ValidationError("Use --explain or --vectors, not both.") }
    if vectors, count == 0 { throw ValidationError("--vectors needs a --count of at least 1.") }
  }

  func run() throws {
    let choice = SchemaChoice(
      place: file.place() ?? .named(name ?? ""), givenRevision: named.given, year: year.given,
      zod: zod.version)
    let document = try choice.document()
    do {
      let zod = choice.zod(of: document)
      let functions = try choice.functionsRevision(of: document).functions
      let generator = try PayloadGenerator(document.schema, version: zod, functions: functions)
      let validator = try Validator(document.schema, zod: zod, functions: functions)
      let form = form(for: document, zod: zod)
      var session = GenerationSession(generator, validator, form: form, seed: seed)
      try session.write(kind, count: count)
    } catch let error as FileError {
      throw Failure.file(error)
    } catch {
      throw choice.failure(error, of: document)
    }
  }

  private func form(for document: SchemaDocument, zod: ZodVersion) -> GenerationSession.Output {
    guard vectors else { return explain ? .explained : .payloads }
    // A schema of a later revision has the revision behind its name, as in recorded vectors.
    let isLater = file.path == nil && named.revision != .february2026
    let dependsOnYear =
      file.path == nil && SchemaCatalog.dependsOnYear(document.name, of: named.revision)
    return .vectors(
      GeneratedVectors(
        suite: isLater ? "\(document.name)-\(named.revision.rawValue)" : document.name,
        revision: named.revision, zod: zod,
        year: dependsOnYear ? year.year : nil, kind: kind, seed: seed))
  }
}
