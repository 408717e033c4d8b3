import ArgumentParser
import SourceJSON
import Validation

/// The command that writes one verdict per line for other programs.
struct VerdictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verdicts",
    abstract: "Write a verdict for each line, for use by programs.",
    usage: """
      compass-validate verdicts SCHEMA [FILE]
      compass-validate verdicts --schema DOCUMENT [FILE]
      """,
    discussion: """
      Each line of FILE or of standard input is a payload and produces one line: \
      {"valid":true,"output":...} or {"valid":false,"issues":[...]} as in golden vectors, \
      {"undecided":REASON} beyond a limit, or {"error":REASON} if it is not JSON. The tool writes all pending \
      verdicts before it waits for input. A byte order mark at the start is skipped.

      With --errors the issues have the form of one of Zod's functions, as the member "errors": flat is flattenError, \
      tree treeifyError, formatted formatError, and pretty prettifyError. Versions of Zod differ in the details; if Zod \
      throws, the line is {"valid":false,"error":REASON}.

      With --end the last line is {"end":N}, where N is the number of lines before it. Output without it is incomplete.

      Exit status: 0 if all lines are valid, 1 if any is invalid, 2 if any could not be judged, 64 for wrong \
      usage. With --exit-zero it is 0 whatever the verdicts are, and 2 if the run could not finish.
      """)

  @Argument(
    help: ArgumentHelp(
      "The schema's name (without --schema), then the file.", valueName: "schema> <file"),
    completion: .file())
  var arguments: [String] = []

  @Option(
    help: ArgumentHelp(
      "The form of the issues: the list, or that of one of Zod's functions.", valueName: "form"))
  var errors = IssueShape.issues

  @Flag(help: "Write a last line with the number of verdicts, after all input has been read.")
  var end = false

  @OptionGroup var exitStatus: ExitStatusOption
  @OptionGroup var source: SchemaSource
  @OptionGroup var language: LocaleOption
  @OptionGroup var limits: PayloadLimits

  func validate() throws {
    guard source.file.path != nil || !arguments.isEmpty else {
      throw ValidationError("Name a schema, or a file with --schema.")
    }
    if source.file.path == nil,
      let message = UnknownSchema.fileAlone(arguments, command: "compass-validate verdicts")
    {
      throw ValidationError(message)
    }
    guard source.choice(arguments).rest.count <= 1 else {
      throw ValidationError("Name at most one file.")
    }
  }

  func run() throws {
    var (schema, files) = source.choice(arguments)
    schema.canBeSwapped = true
    let validator = try schema.validator(limits: limits.limits)
    let worst: ExitCode
    do throws(FileError) {
      let file = try InputFile(path: files.first ?? "-", inflates: true)
      worst = try write(validator, linesOf: file, limit: limits.maxBytes)
    } catch {
      throw Failure.file(error)
    }
    if worst != .success, !exitStatus.exitZero { throw worst }
  }

  private func write(
    _ validator: Validator, linesOf file: consuming InputFile, limit: Int
  ) throws(FileError) -> ExitCode {
    var record = RecordValidator(validator, messages: language.messages)
    var output = OutputStream.standardOutput()
    var reader = ChunkReader(file, limit: limit)
    var worst = ExitCode.success
    var count = 0
    while let chunk = try reader.next() {
      var lines = LineChunk.Lines(of: chunk, limit: limit)
      while let line = lines.next() {
        var verdict = ExitCode.notJudged
        try output.writePieces { bytes, relieve in
          bytes.append(UInt8(ascii: "{"))
          if let text = line.text {
            let hasMark = line.bytesBefore == 0 && ByteOrderMark.starts(text)
            let payload = UnsafeBufferPointer(
              rebasing: text[(hasMark ? ByteOrderMark.length : 0)...])
            verdict = record.appendVerdict(
              of: payload, errors: errors, zod: validator.zod, to: &bytes, relieving: relieve)
          } else {
            verdict = RecordValidator.append(
              "undecided", "the line is longer than \(limit) bytes", to: &bytes)
          }
          bytes.append(UInt8(ascii: "}"))
          bytes.append(UInt8(ascii: "\n"))
        }
        count += 1
        if verdict.rawValue > worst.rawValue { worst = verdict }
      }
      // The client may be waiting for the verdicts so far.
      try output.flush()
    }
    if end { try output.write("{\"end\":\(count)}\n") }
    try output.flush()
    return worst
  }
}

extension IssueShape: ExpressibleByArgument {}
