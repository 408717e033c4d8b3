import ArgumentParser
import CompassSchemas
import SchemaComparison
import SchemaModel
import Validation

/// The command that compares two schema documents.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Compare two schemas: which payloads the newer one rejects or accepts in addition, with payloads and proofs.",
    usage: """
      compass-validate diff OLD NEW [--zod-json-schema] [--format FORMAT]
      compass-validate diff SCHEMA --from REVISION --to REVISION [--format FORMAT]
      compass-validate diff SCHEMA [--zod VERSION] --to-zod VERSION [--format FORMAT]
      """,
    discussion: """
      Prints a line for each difference: its effect, the value that it concerns, and the change. Below it is a payload \
      that shows the effect, with both verdicts, and the reason why there is no other effect. "stricter" rejects \
      payloads that were valid, "looser" accepts payloads that were not, "both" does both. "changed" accepts the same \
      payloads with another output or other issues, "reworded" with other messages. "same" has the same verdicts and \
      outputs, which is proved. "unknown" is a difference without a payload or without a proof. $ is the payload, $.email \
      a field, [*] every element of an array, {*} every value of a record, {key} every key of one, |2 the second \
      option of a union, &2 the second side of an intersection, <2> the second part of a template literal.

      The summary reports if the schemas are compatible as wholes: for readers if the newer schema accepts every payload \
      that the older one accepts, for writers if the older schema accepts every payload that the newer one accepts.

      OLD and NEW are schema documents, or names of built-in schemas. With --zod-json-schema the files are JSON Schemas, \
      read as Zod's fromJSONSchema reads them, unless their member "format" is that of a document. --from and --to compare a \
      built-in schema at two revisions of the web app, on the version of Zod of each; --zod and --to-zod name the \
      versions of Zod. Another version is a difference of its own, with a line for each of its effects on the schema.

      Exit status: 0 if there is no difference, 1 if there is any, 2 if a schema can't be read, 64 for wrong usage.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(
    help: "The earlier schema: a document, or the name of a built-in schema.",
    completion: .file())
  var old: String

  @Argument(
    help: "The later schema; none with --from and --to, or with --to-zod.", completion: .file())
  var new: String?

  @Option(
    help: ArgumentHelp("The earlier revision of the schema with that name.", valueName: "revision"))
  var from: WebRevision?

  @Option(
    help: ArgumentHelp("The later revision of the schema with that name.", valueName: "revision"))
  var to: WebRevision?

  @Option(
    help: ArgumentHelp(
      "The version of Zod of both schemas, or of the earlier one; by default each has its own.",
      valueName: "version"))
  var zod: ZodVersion?

  @Option(
    help: ArgumentHelp("The version of Zod of the later schema.", valueName: "version"))
  var toZod: ZodVersion?

  @Flag(
    name: .customLong("zod-json-schema"),
    help:
      "Read files that are JSON Schemas as Zod's fromJSONSchema does, which ignores some keywords.")
  var zodJSONSchema = false

  @OptionGroup var year: YearOption
  @OptionGroup var search: SearchLimitOption

  @Option(help: "The format of the differences.")
  var format = Format.text

  func validate() throws {
    switch (from, to, new) {
    case (nil, nil, nil):
      guard toZod == nil else { break }
      throw ValidationError(
        "Name two documents, or a schema with --from and --to, such as "
          + "\"compass-validate diff coach --from 2026-02 --to 2026-08\".")
    case (nil, nil, let new?):
      if year.given != nil, !DiffSide.isName(old), !DiffSide.isName(new) {
        throw ValidationError(YearOption.notForDocuments)
      }
    case (_?, _?, nil):
      if zodJSONSchema {
        throw ValidationError(
          "--zod-json-schema applies to files; --from and --to to a schema by name.")
      }
    case (_?, _?, _?):
      throw ValidationError("--from and --to compare one schema by its name with itself.")
    default: throw ValidationError("--from and --to need each other.")
    }
  }

  /// Returns the two schemas.
  private func sides() throws -> (old: DiffSide.Schema, new: DiffSide.Schema) {
    let later = new ?? old
    let isRevision = from != nil
    if isRevision {
      let known = WebRevision.allCases.filter { SchemaCatalog.names(of: $0).contains(old) }
      if let only = known.first, known.count == 1, from != only || to != only {
        throw ValidationError("The schema \"\(old)\" is only in revision \(only.name).")
      }
    }
    func side(
      _ argument: String, _ revision: WebRevision?, _ zod: ZodVersion?
    ) throws -> DiffSide.Schema {
      let side = DiffSide(
        argument: argument, revision: revision, year: year.given, zod: zod,
        readsJSONSchemas: zodJSONSchema)
      return try side.schema(isName: isRevision || DiffSide.isName(argument))
    }
    let before = try side(old, from, zod)
    var after = try side(later, to, toZod ?? zod)
    // The name of a file is not part of its schema.
    if !before.hasOwnName || !after.hasOwnName { after.document.name = before.document.name }
    return (before, after)
  }

  func run() throws {
    let (old, new) = try sides()
    var faults = [old.side.fault].compactMap(\.self)
    if let fault = new.side.fault, !faults.contains(fault) { faults.append(fault) }
    let report = DiffReport(
      report: ComparisonReport(
        from: old.document, old.side, to: new.document, new.side, limit: search.maxSearchSteps),
      faults: faults, limit: search.maxSearchSteps)
    do throws(FileError) {
      var output = OutputStream.standardOutput()
      try output.write(report.text(as: format))
      try output.flush()
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if !report.report.rows.isEmpty { throw ExitCode.invalid }
  }
}

extension ComparedSchema {
  /// Why no payload can be validated; nil if they can.
  fileprivate var fault: String? {
    do {
      _ = try validator()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
