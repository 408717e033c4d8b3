import ArgumentParser
import SourceJSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Judges payloads: the default command.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Judge payloads by a schema (default).",
    usage: """
      compass-validate SCHEMA [FILE...]
      compass-validate --schema DOCUMENT [FILE...]
      """,
    discussion: """
      A FILE is a file, a folder (its .json, .ndjson and .jsonl files, compressed or not, and those of the \
      folders below it), a quoted pattern such as 'data/**/*.json', or - for standard input, which is read \
      when there is none. What is compressed with gzip is inflated. A byte order mark at the start of a \
      file or of standard input is skipped, which JSON itself refuses. Lines and columns count from 1, columns \
      in UTF-16 code units.
      """)

  @Argument(
    help: ArgumentHelp(
      "The schema's name, unless --schema is given, then the payloads; - is standard input.",
      valueName: "schema> <file"),
    completion: .file())
  var arguments: [String] = []

  @OptionGroup var source: SchemaSource

  @Flag(help: "Each line is a payload; the default for .ndjson and .jsonl files.")
  var ndjson = false

  @Option(
    help: ArgumentHelp(
      "What findings call standard input; its ending counts as a file's does.",
      valueName: "name"))
  var stdinName = CheckOptions.standardInputName

  @Option(
    help: """
      How to print findings: as text, one JSON object, a JSON object a line, workflow commands, SARIF \
      2.1.0, or JUnit XML with a case for each payload.
      """)
  var format = CheckOptions.format

  @Option(help: "Whether to colour text; auto does so on a terminal, unless NO_COLOR is set.")
  var color = CheckOptions.color

  // Numbers are parsed unconditionally, so that one below 0 is told to be too small.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Print no more findings than these; the summary still counts all.", valueName: "n"))
  var maxIssues: Int?

  @Option(
    help: ArgumentHelp(
      """
      Write the transformed payloads, one a line. The file appears whole, and only if every payload is \
      valid, else it stays as it was; what goes to - has the valid ones.
      """,
      valueName: "file|-"),
    completion: .file())
  var output: String?

  @Flag(name: .shortAndLong, help: "Print no findings, only the summary.")
  var quiet = false

  @Flag(help: "Judge a file again whenever it changes, until interrupted.")
  var watch = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      """
      How many threads judge lines and files; else one a processor. The order of what is printed does not \
      depend on it.
      """,
      valueName: "n"))
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many bytes a line may have; a longer one is passed over.", valueName: "n"))
  var maxLine: Int?

  @OptionGroup var limits: PayloadLimits

  func validate() throws {
    if source.schema == nil, arguments.isEmpty {
      throw ValidationError("Name a schema and a file.")
    }
    let files = options.files
    if files.isEmpty, isatty(0) == 1 {
      throw ValidationError("Name a file to judge; - is standard input.")
    }
    if files.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
    for (name, value, least) in [
      ("--max-issues", maxIssues, 0), ("--jobs", jobs, 1), ("--max-line", maxLine, 1),
    ] {
      guard let value, !(least...JSONOptions.greatestSize).contains(value) else { continue }
      throw ValidationError("\(name) is a number from \(least) to \(JSONOptions.greatestSize).")
    }
    if watch, output != nil { throw ValidationError("--watch writes no --output.") }
    if watch, files.isEmpty || files.contains("-") {
      throw ValidationError("--watch needs files to watch.")
    }
  }

  func run() throws { try CheckSession.run(options) }

  /// The options of the command line.
  private var options: CheckOptions {
    let (schema, files) = source.choice(arguments)
    var options = CheckOptions(schema: schema, files: files)
    options.isNDJSON = ndjson
    options.standardInputName = stdinName
    options.format = format
    options.color = color
    options.issueLimit = maxIssues
    options.output = output
    options.isQuiet = quiet
    options.watches = watch
    options.jobs = jobs
    options.lineLimit = maxLine
    options.limits = limits.limits
    return options
  }
}
