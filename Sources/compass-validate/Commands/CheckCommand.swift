import ArgumentParser
import Diagnostics
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
      when there is none. What is compressed with gzip is inflated. Lines and columns count from 1, columns \
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
  var stdinName = "<stdin>"

  @Option(
    help: """
      How to print findings: as text, one JSON object, a JSON object a line, workflow commands, SARIF \
      2.1.0, or JUnit XML with a case for each payload.
      """)
  var format = ReportFormat.text

  @Option(help: "Whether to colour text; auto does so on a terminal, unless NO_COLOR is set.")
  var color = ColorMode.auto

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

  func run() throws {
    let validator = try source.validator(named: arguments.first, limits: limits.limits)
    let style = format == .text ? color.style(for: output == "-" ? 2 : 1) : .plain
    let settings = CheckSettings(
      validator: validator, format: format,
      renderer: quiet ? nil : format.renderer(style: style, isLimited: maxIssues != nil),
      output: output,
      lineLimit: min(maxLine ?? .max, limits.maxBytes), issueLimit: maxIssues,
      jobs: min(jobs ?? Self.processors, 256))
    let inputs = InputList(isNDJSON: ndjson, standardInputName: stdinName)
    let paths = files.isEmpty ? ["-"] : files
    Interruption.watch()
    let summary: RunSummary
    do throws(FileError) {
      if watch { try WatchSession(settings, inputs: inputs, paths: paths).run() }
      summary = try Self.judge(inputs.items(paths), settings)
    } catch {
      throw Failure.file(error)
    }
    if summary.exitCode != .success { throw summary.exitCode }
  }

  /// Judges files and prints what is found.
  static func judge(
    _ items: [InputItem], _ settings: CheckSettings
  ) throws(FileError) -> RunSummary {
    var session = try CheckSession(
      settings, count: items.count, total: InputList.size(of: items))
    for item in items { try session.check(item) }
    return try session.finish()
  }

  /// What stands behind the schema's name.
  private var files: [String] {
    source.schema == nil ? Array(arguments.dropFirst()) : arguments
  }

  private static var processors: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}

extension RunSummary {
  /// The worst of all that was seen.
  var exitCode: ExitCode { notJudged > 0 ? .notJudged : invalid > 0 ? .invalid : .success }
}
