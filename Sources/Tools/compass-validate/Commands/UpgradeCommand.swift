import ArgumentParser
import CompassSchemas
import Diagnostics
import SchemaComparison
import SchemaModel
import SourceJSON
import Validation

/// The command that finds payloads which another version of Zod validates differently.
struct UpgradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract: "Find payloads of a schema that change with another version of Zod.",
    usage: """
      compass-validate upgrade SCHEMA [--from VERSION] [--to VERSION] [FILE...] [--format FORMAT]
      compass-validate upgrade --schema DOCUMENT [--from VERSION] [--to VERSION] [FILE...]
      """,
    discussion: """
      Prints each difference that it finds between two versions of Zod: the place in the schema, the change of Zod \
      that explains it, and the smallest payload found that shows it, with the outcome in both versions. A \
      difference is another verdict, another output of a valid payload, or other issues or messages of an invalid \
      one. $ is the payload, $.email a field, and so on as in diff.

      It validates payloads that aim at each change, generated payloads, and those of the files: one payload in each, \
      or one in each line of a file that ends in .ndjson or .jsonl. A change that touches the schema but that no \
      payload showed is listed as possible. The same schema, seed and files give the same report. zod lists the \
      changes.

      Exit status: 0 if no difference is found, 1 if any is, 2 if the schema or a file can't be read, 64 for wrong \
      usage.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(
      "The schema's name (without --schema), then files of payloads.", valueName: "schema> <file"),
    completion: .file())
  var arguments: [String] = []

  @OptionGroup var file: SchemaFileOption

  @Option(
    help: ArgumentHelp(
      """
      The version of Zod before the upgrade; by default the one that the document of --schema names, else that of \
      the revision. A document without a version runs on \(ZodVersion.ofUnversionedDocuments.rawValue) by default.
      """,
      valueName: "version"))
  var from: ZodVersion?

  @Option(
    help: ArgumentHelp(
      "The version of Zod after the upgrade; it may be an older one.", valueName: "version"))
  var to = ZodVersion.newestRelease

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  @Flag(
    help: "Compare outputs of the schema that are turned back into inputs, as Zod's encode does.")
  var encode = false

  // Numbers are parsed unconditionally, so that a negative one is reported as such.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of generated payloads of each kind, valid and invalid, and each version.",
      valueName: "n"))
  var count: UInt64 = 100

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The seed of the generated payloads.", valueName: "n"))
  var seed: UInt64 = 0

  @OptionGroup var search: SearchLimitOption

  @Option(help: "The format of the differences.")
  var format = Format.text

  @OptionGroup var limits: PayloadLimits

  func validate() throws {
    guard file.path != nil || !arguments.isEmpty else {
      throw ValidationError("Name a schema, or a file with --schema.")
    }
    if file.path != nil, year.given != nil { throw ValidationError(YearOption.notForDocuments) }
    if count > Self.greatestCount {
      throw ValidationError("--count must be a number from 0 to \(Self.greatestCount).")
    }
    if let from, from == to { throw ValidationError(Self.sameVersions(to)) }
  }

  private static let greatestCount: UInt64 = 1_000_000

  private static func sameVersions(_ version: ZodVersion) -> String {
    "Both versions are \(version.rawValue); name two different ones with --from and --to."
  }

  func run() throws {
    let place = file.place() ?? .named(arguments.first ?? "")
    let choice = SchemaChoice(
      place: place, givenRevision: named.given, year: year.given, zod: self.from)
    let document = try choice.document()
    let from = choice.zod(of: document)
    guard from != to else { throw ValidationError(Self.sameVersions(to)) }
    let files = file.path == nil ? Array(arguments.dropFirst()) : arguments
    let payloads = try PayloadFiles.read(files, limits: limits.limits)
    let functions = try choice.functionsRevision(of: document).functions
    let report: UpgradeReport
    do throws(SchemaError) {
      let side = ComparedSchema(
        document.schema, zod: from, functions: functions, direction: encode ? .encode : .decode,
        limits: limits.limits)
      var search = try UpgradeSearch(
        side, to: to, count: count, seed: seed,
        work: SearchWork(limit: self.search.maxSearchSteps))
      report = search.run(payloads)
    } catch {
      throw choice.failure(error, of: document)
    }
    try StandardOutput.write(format == .json ? PrintableText.json(report.json) : report.text)
    if !report.findings.isEmpty { throw ExitCode.invalid }
  }
}
