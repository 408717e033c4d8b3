import ArgumentParser
import Platform
import SourceJSON
import Validation

/// The default command, which validates payloads.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validate payloads against a schema (default).",
    usage: """
      compass-validate SCHEMA [FILE...]
      compass-validate --schema DOCUMENT [FILE...]
      compass-validate --zod-json-schema JSON-SCHEMA [FILE...]
      """,
    discussion: """
      FILE is a file, a folder (all .json, .ndjson and .jsonl files in it and below, compressed or not), a \
      quoted pattern such as 'data/**/*.{json,ndjson}', or - for standard input, which is the default. Folders \
      and patterns leave out hidden names, node_modules and what .gitignore files exclude; a file is validated \
      once, however often it is named. The name of a file decides its format: JSON, NDJSON, YAML, JSON5, JSON with \
      comments, CSV or TSV. Files compressed with gzip or zstd are decompressed, and UTF-16 is known by its mark. A byte \
      order mark at the start of a file or of standard input is skipped, although JSON forbids it. Lines and columns \
      count from 1, columns in UTF-16 code units.

      Without SCHEMA, compass-validate.json lists which files have which schema, and without FILE all of them are \
      validated. It is looked for in this folder and those above it; "compass-validate init" writes one.
      """)

  @Argument(
    help: ArgumentHelp(
      "The schema's name (without --schema), then the files; - is standard input.",
      valueName: "schema> <file"),
    completion: .file())
  var arguments: [String] = []

  @OptionGroup var source: SchemaSource

  @Flag(help: "Treat each line as a payload; the default for .ndjson and .jsonl files.")
  var ndjson = false

  @Option(
    help: ArgumentHelp(
      "The name of standard input in findings; .ndjson or .jsonl makes each line a payload.",
      valueName: "name"))
  var stdinName = CheckOptions.standardInputName

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: """
      The format of findings: text, one JSON object, one JSON object per line, GitHub workflow commands, \
      SARIF 2.1.0, or JUnit XML with a test case per payload.
      """)
  var format = CheckOptions.format

  @Option(
    help: ArgumentHelp(
      """
      Validate although functions that the schema document names are not registered: stubs accept every value \
      instead, or reject every one. A note marks each verdict that depends on one. Their list is printed on \
      standard error.
      """,
      valueName: "skip|fail"))
  var stubFunctions: FunctionRegistry.StubBehavior?

  @OptionGroup var language: LocaleOption

  @Option(help: "When to color text; auto means on a terminal, unless NO_COLOR is set.")
  var color = CheckOptions.color

  // Numbers are parsed unconditionally, so that a negative one is reported as too small.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Print at most n findings; the summary still counts all.", valueName: "n"))
  var maxIssues: Int?

  @Option(
    help: ArgumentHelp(
      """
      Write the transformed payloads, one per line. The file is replaced as a whole, and only if every \
      payload is valid; - writes the valid ones to standard output as they come, and so does a device or a pipe.
      """,
      valueName: "file|-"),
    completion: .file())
  var output: String?

  @Flag(
    name: .shortAndLong,
    help: """
      Print no findings and no ignored keywords, only the summary. The document of json, sarif or junit remains.
      """)
  var quiet = false

  @OptionGroup var exitStatus: ExitStatusOption

  @Flag(help: "Validate a file again whenever it or the schema's file changes, until interrupted.")
  var watch = false

  @Flag(help: "Validate the files of folders and patterns that .gitignore files exclude too.")
  var noIgnore = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      """
      The number of threads; by default one per processor. The order of the output does not depend on it.
      """,
      valueName: "n"))
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes in a line; a longer line is skipped and reported.", valueName: "n"))
  var maxLine: Int?

  @OptionGroup var limits: PayloadLimits

  @OptionGroup var project: ProjectOptions

  @OptionGroup var warning: WarningOption

  @OptionGroup var fixes: FixOptions

  @OptionGroup var collecting: CollectionOptions

  func validate() throws {
    if usesProject {
      if watch { throw ValidationError("--watch needs a schema on the command line.") }
    } else if source.file.path == nil, arguments.isEmpty {
      throw ValidationError("Name a schema and a file.\(ProjectOptions.hint)")
    } else if source.file.path == nil,
      let message = UnknownSchema.fileAlone(arguments, command: "compass-validate")
    {
      throw ValidationError(message)
    }
    let files = usesProject ? arguments : options.files
    if files.isEmpty, !usesProject, isatty(0) == 1 {
      throw ValidationError("Name a file to validate; - is standard input.")
    }
    if files.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
    for (name, value, least) in [
      ("--max-issues", maxIssues, 0), ("--jobs", jobs, 1), ("--max-line", maxLine, 1),
    ] {
      guard let value, !(least...JSONLimits.greatestSize).contains(value) else { continue }
      throw ValidationError(
        "\(name) must be a number from \(least) to \(JSONLimits.greatestSize).")
    }
    if ndjson, reading.inputFormat != nil {
      throw ValidationError("--ndjson can't be combined with --input-format.")
    }
    if watch, output != nil { throw ValidationError("--watch can't be combined with --output.") }
    try collecting.validate(with: self)
    if watch, files.isEmpty || files.contains("-") {
      throw ValidationError("--watch needs files to watch.")
    }
    try validateFixes()
  }

  func run() throws {
    guard usesProject else {
      try project.checkUnused()
      return try CheckSession.run(options)
    }
    var run = try ProjectRun(words: Self.words, files: arguments, settings: project)
    try run.run()
  }

  /// Whether a project file, or the payloads, name the schemas of the files.
  private var usesProject: Bool {
    source.file.path == nil && project.applies(to: arguments)
  }

  /// The words of the command line after the command's name.
  private static var words: [String] {
    let words = CommandLine.arguments.dropFirst()
    return Array(words.first == configuration.commandName ? words.dropFirst() : words)
  }

  /// The options of the command line.
  var options: CheckOptions {
    let (choice, files) = source.choice(arguments)
    var schema = choice
    schema.listsIgnoredKeywords = !quiet
    schema.canBeCommand = source.file.path == nil
    schema.stubs = stubFunctions
    schema.takesStubs = true
    schema.canBeSwapped = true
    var options = CheckOptions(schema: schema, files: files)
    options.isNDJSON = ndjson
    options.standardInputName = stdinName
    options.inputFormat = reading.inputFormat
    options.selection = reading.selection
    options.rows = reading.rows
    options.format = format
    options.color = color
    options.messages = language.messages
    options.issueLimit = maxIssues
    options.output = output
    options.isQuiet = quiet
    options.exitsZero = exitStatus.exitZero
    options.watches = watch
    options.respectsIgnoreFiles = !noIgnore
    options.jobs = jobs
    options.lineLimit = maxLine
    options.limits = limits.limits
    options.warnings = warning.warnings
    options.fixes = fixes.mode
    options.appliesUnsafeFixes = fixes.unsafeFixes
    options.collection = collecting.collection
    return options
  }
}

extension FunctionRegistry.StubBehavior: ExpressibleByArgument {}
