import Diagnostics
import PayloadFormats
import Platform
import Validation

/// The options of the `check` command with their defaults; all threads of a run share them.
struct CheckOptions: Sendable {
  /// The schema that payloads must match.
  var schema: SchemaChoice
  /// Files, folders and patterns. `-` is standard input, and so is an empty list.
  var files: [String]
  /// Whether each line of every file is a payload.
  var isNDJSON = false
  /// The format of every file; nil for that of its name.
  var inputFormat: PayloadFormat?
  /// The characters of CSV files that are not those of the file.
  var rows = CSVChoice()
  /// The part of each value that is validated.
  var selection = PayloadSelection()
  /// The name of standard input in findings.
  var standardInputName = Self.standardInputName
  /// The format of findings.
  var format = Self.format
  /// When text is coloured.
  var color = Self.color
  /// The messages that the schema does not give, or nil for English ones.
  var messages: IssueMessages?
  /// The most findings to print if they are printed, or nil for all.
  var issueLimit: Int?
  /// The path for transformed payloads, `-` for standard output, or nil.
  var output: String?
  /// Whether findings are not printed.
  var isQuiet = false
  /// Whether the exit status is 0 whatever the verdicts are.
  var exitsZero = false
  /// Whether folders and patterns leave out what `.gitignore` files exclude.
  var respectsIgnoreFiles = true
  /// Whether files are validated again when they change.
  var watches = false
  /// The warnings to look for.
  var warnings = WarningChoice.off
  /// The treatment of payloads that can be mended; nil to mend none.
  var fixes: FixMode?
  /// Whether unsafe changes are made too.
  var appliesUnsafeFixes = false
  /// The number of threads, or nil for one per processor.
  var jobs: Int?
  /// The most bytes that a line may have, or nil for the limit of a payload.
  var lineLimit: Int?
  /// The clock for formats that show times.
  var clock = RunClock.monotonic
  /// The limits of a payload.
  var limits = ValidationLimits.default

  /// The uses of the findings beside printing them.
  var collection = FindingCollection()

  static let standardInputName = "<stdin>"
  static let format = ReportFormat.text
  static let color = ColorMode.auto

  /// Makes options with defaults.
  init(schema: SchemaChoice, files: [String]) {
    self.schema = schema
    self.files = files
  }

  /// The most threads of a run.
  private static let greatestJobs = 256

  /// The number of threads of a run.
  var threads: Int {
    min(jobs ?? max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), Self.greatestJobs)
  }

  /// The most bytes that a line may have.
  var maximumLineBytes: Int { min(lineLimit ?? .max, limits.reading.maximumBytes) }

  /// Whether transformed payloads are written.
  var writesOutput: Bool { output != nil }

  /// The most findings to print, or nil for all.
  var findingLimit: Int? { isQuiet ? 0 : issueLimit }

  /// Whether findings make way for payloads on standard output.
  var reportsToStandardError: Bool {
    output == "-" || (fixes == .write && (files.isEmpty || files.contains("-")))
  }

  /// Whether findings are rendered. A format whose unit is the payload counts those that it does not show.
  var rendersFindings: Bool {
    guard !collection.statistics else { return false }
    return !isQuiet || (format.isDocument && renderer?.rendersPayloads == true)
  }

  /// The renderer of findings, or nil if nothing is printed: without findings, only a document is left of a format.
  var renderer: (any FindingRenderer)? {
    guard !isQuiet || format.isDocument, !collection.statistics else { return nil }
    let style = format == .text ? color.style(for: reportsToStandardError ? 2 : 1) : .plain
    return format.renderer(style: style, hasWarnings: !warnings.kinds.isEmpty)
  }
}
