import ArgumentParser
import SourceJSON
import Validation

/// Judges payloads for a program that asks for one after another.
struct VerdictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verdicts",
    abstract: "Write the verdict of each line, for programs.",
    usage: """
      compass-validate verdicts SCHEMA [FILE]
      compass-validate verdicts --schema DOCUMENT [FILE]
      """,
    discussion: """
      Each line of FILE, or of standard input, is a payload, and each gets one line: \
      {"valid":true,"output":...} or {"valid":false,"issues":[...]} as golden vectors have it, \
      {"undecided":REASON} beyond a limit, or {"error":REASON} for what is not JSON. All verdicts of the \
      lines so far are written before the tool waits for more. A byte order mark at the start is skipped.

      Exit status, the worst of all lines: 0 valid, 1 not valid, 2 not judged, 64 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "The schema's name, unless --schema is given, then the file.", valueName: "schema> <file"),
    completion: .file())
  var arguments: [String] = []

  @OptionGroup var source: SchemaSource
  @OptionGroup var limits: PayloadLimits

  func validate() throws {
    guard source.schema != nil || !arguments.isEmpty else {
      throw ValidationError("Name a schema, or a file with --schema.")
    }
    guard source.choice(arguments).rest.count <= 1 else {
      throw ValidationError("Name one file at most.")
    }
  }

  func run() throws {
    let (schema, files) = source.choice(arguments)
    let validator = try schema.validator(limits: limits.limits)
    let worst: ExitCode
    do throws(FileError) {
      let file = try InputFile(path: files.first ?? "-", inflates: true)
      worst = try Self.write(validator, linesOf: file, limit: limits.maxBytes)
    } catch {
      throw Failure.file(error)
    }
    if worst != .success { throw worst }
  }

  private static func write(
    _ validator: Validator, linesOf file: consuming InputFile, limit: Int
  ) throws(FileError) -> ExitCode {
    var record = RecordValidator(validator)
    var output = OutputStream.standardOutput()
    var lines = LineReader(file, limit: limit)
    var worst = ExitCode.success
    var isFirst = true
    while true {
      // Who asks may be waiting for the answers so far.
      if !lines.hasLine { try output.flush() }
      guard let line = try lines.next() else { break }
      var verdict = ExitCode.notJudged
      try output.write { bytes in
        bytes.append(UInt8(ascii: "{"))
        switch line {
        case .bytes(let line):
          let hasMark = isFirst && ByteOrderMark.starts(line)
          let payload = UnsafeBufferPointer(rebasing: line[(hasMark ? ByteOrderMark.length : 0)...])
          verdict = record.appendVerdict(of: payload, to: &bytes)
        case .tooLong:
          verdict = RecordValidator.append(
            "undecided", "the line is longer than \(limit) bytes", to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
        bytes.append(UInt8(ascii: "\n"))
      }
      isFirst = false
      if verdict.rawValue > worst.rawValue { worst = verdict }
    }
    try output.flush()
    return worst
  }
}
