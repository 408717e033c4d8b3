import ArgumentParser
import Diagnostics
import SourceJSON
import Validation

/// A run over files: validates them, prints their findings in order, and counts.
struct CheckSession: ~Copyable {
  private let rules: [CheckRule]
  let options: CheckOptions
  let threads: Int
  var validations: FileValidations
  /// The index of the schema of the current file.
  private var rule = 0
  /// The index of the schema of `lines` and `chunkPool`.
  private var lineRule = 0
  /// Mends files before they are validated, by the index of their schema; empty if none is mended.
  private let fixers: [FileFixer]
  /// Whether a file that is only shown as mended is invalid as it is.
  var leavesInvalid = false
  /// Whether a payload has a warning where warnings count.
  private var hasFailingWarnings = false
  var lines: RecordValidation
  var report: ReportStream
  private var errors = OutputStream.standardError()
  private var output: OutputFile?
  private var sinks: FindingSinks?
  var chunkPool: WorkPool<RecordValidation>?
  private var fileQueue: FileQueue
  var progress: ProgressBar
  /// The number of bytes read of all files before the current one.
  var bytesBefore = 0
  private var summary = RunSummary()
  /// Whether the output file was given up because a payload is not valid.
  private var isWithheld = false
  /// Whether a file could not be read to its end.
  private var isIncomplete = false

  /// - Parameters:
  ///   - rules: the schemas of the files, at least one.
  ///   - options: the options of the run as a whole.
  ///   - count: the number of files.
  ///   - total: the number of bytes to read, or nil if it is not known.
  init(
    _ rules: [CheckRule], _ options: CheckOptions, count: Int, total: Int?
  ) throws(FileError) {
    self.rules = rules
    self.options = options
    threads = options.threads
    validations = FileValidations(rules)
    fixers = options.fixes == nil ? [] : rules.map { FileFixer($0.validator, $0.options) }
    lines = rules[0].recordValidation
    fileQueue = FileQueue(rules, threads: threads, count: count, total: total)
    progress = ProgressBar(total: total)
    sinks = try FindingSinks(options)
    if let path = options.output { output = try OutputFile(path: path) }
    report = try ReportStream(options)
  }

  /// Validates files, prints their findings and the summary, and returns the exit status.
  static func validate(
    _ items: [InputItem], _ validator: Validator, _ options: CheckOptions
  ) throws(FileError) -> ExitCode {
    try validate(items, [CheckRule(validator: validator, options: options)], options)
  }

  /// Validates files of several schemas, prints their findings and the summary, and returns the exit status.
  static func validate(
    _ items: [InputItem], _ rules: [CheckRule], _ options: CheckOptions
  ) throws(FileError) -> ExitCode {
    var session = try Self(
      rules, options, count: items.count, total: InputList.size(of: items))
    for item in items { try session.check(item) }
    return try session.finish()
  }

  /// Validates a file, now or in a thread while later files are read.
  ///
  /// - Throws: `FileError` if output can't be written. A file that can't be read is counted and reported.
  mutating func check(_ input: InputItem) throws(FileError) {
    try Interruption.check()
    if let mode = options.fixes, fixers.indices.contains(input.rule) {
      use(input.rule)
      return try checkFixing(input, fixers[input.rule], mode)
    }
    guard fileQueue.accepts(input) else {
      try writeAllFiles()
      return try checkAlone(input)
    }
    while fileQueue.isFull { try writeNextFile() }
    fileQueue.give(input)
  }

  /// Moves the output file to its place, prints the summary, and returns the exit status.
  consuming func finish() throws(FileError) -> ExitCode {
    try writeAllFiles()
    try Interruption.check()
    progress.clear()
    try output?.commit()
    summary.notShown =
      options.isQuiet
      ? summary.issues + summary.notJudged + summary.dependent + summary.warnings
      : report.suppressed
    summary.gone = try sinks?.goneCount() ?? 0
    if let table = sinks?.table(as: options.format, summary) {
      try report.print(PrintableText.json(table))
    }
    let baseline = try sinks?.finish(summary, isIncomplete: isIncomplete)
    try report.finish(summary)
    if let path = baseline {
      let file = PrintableText.oneLine(path)
      try errors.write("compass-validate: \(file): not written, as not every file could be read\n")
    }
    if isWithheld, let path = options.output {
      let file = PrintableText.oneLine(path)
      try errors.write("compass-validate: \(file): not written, as not every payload is valid\n")
    }
    let more = report.suppressed > 0 && !options.isQuiet ? ", \(report.suppressed) not shown" : ""
    try errors.write(summary.text + more + "\n")
    try errors.flush()
    return exitCode
  }

  /// The exit status of the run.
  private var exitCode: ExitCode {
    // A file that was not written fails the run: whoever reads it next would find an older one.
    guard options.exitsZero, !isWithheld else {
      let fails = leavesInvalid || hasFailingWarnings
      return summary.exitCode == .success && fails ? .invalid : summary.exitCode
    }
    return isIncomplete ? .notJudged : .success
  }

  mutating func checkAlone(_ input: InputItem) throws(FileError) {
    rule = input.rule
    if let problem = input.problem {
      return try end(input, RunSummary(), FileError(.reading, input.name, reason: problem))
    }
    var seen = RunSummary()
    var failure: FileError?
    do throws(FileError) {
      let file = try InputFile(
        path: input.path, name: input.name, inflates: true, mustBeRegular: input.isFound)
      if input.isRows(rules[rule].options), !file.isUTF16 {
        use(rule)
        try checkRows(of: input, file, &seen)
      } else if input.isInParts(rules[rule].options) || file.isUTF16 {
        use(rule)
        try checkParts(of: input, file, &seen)
      } else if input.isNDJSON {
        use(rule)
        try checkLines(of: file, &seen)
      } else {
        return try write(validations.validate(input, file), input)
      }
    } catch {
      failure = error
    }
    try end(input, seen, failure)
  }

  /// The schema of the file whose lines are validated.
  var lineSchema: CheckRule { rules[lineRule] }

  /// Prepares for the lines of a file of another schema.
  private mutating func use(_ rule: Int) {
    self.rule = rule
    guard rule != lineRule else { return }
    lineRule = rule
    lines = rules[rule].recordValidation
    chunkPool = nil
  }

  /// Waits for all pending files.
  private mutating func writeAllFiles() throws(FileError) {
    while !fileQueue.isEmpty { try writeNextFile() }
  }

  private mutating func writeNextFile() throws(FileError) {
    guard let (input, done) = fileQueue.nextReport() else { return }
    try done.isTooLong ? checkAlone(input) : write(done, input)
  }

  /// Reports a file that one thread validated as a whole.
  private mutating func write(_ done: FileReport, _ input: InputItem) throws(FileError) {
    var seen = RunSummary()
    rule = input.rule
    bytesBefore += done.bytesRead
    progress.update(done: bytesBefore)
    try write(done.part, &seen)
    try end(input, seen, done.failure)
  }

  mutating func write(
    _ part: ChunkReport, _ seen: inout RunSummary
  ) throws(FileError) {
    // The part may end where the signal came.
    try Interruption.check()
    var counts = part.summary
    let known = try sinks?.add(part, &counts)
    seen += counts
    if rules[rule].options.warnings.fails, counts.warnings > 0 { hasFailingWarnings = true }
    if part.summary.invalid + part.summary.notJudged > 0, output?.isStream == false {
      // The file won't be put in its place, so nothing more is written to it.
      output = nil
      isWithheld = true
    }
    if !options.isQuiet {
      for note in part.notes { try printNote(note) }
    }
    if !part.findings.isEmpty { progress.clear() }
    if let known { try report.write(part, without: known) } else { try report.write(part) }
    if !part.output.isEmpty { try output?.write(part.output) }
    if !part.unwritten.isEmpty, var file = output.take() {
      try validations.write(part.unwritten, of: rule, to: &file)
      output = consume file
    }
  }

  /// Ends a file and reports a failure to read it.
  ///
  /// - Throws: the failure unless it is one of reading.
  mutating func end(
    _ input: InputItem, _ seen: RunSummary, _ failure: FileError?
  ) throws(FileError) {
    var seen = seen
    seen.files = 1
    seen.hasRecords = input.hasRecords(rules[rule].options)
    if let failure {
      guard failure.operation == .reading else { throw failure }
      isIncomplete = true
      var part = ChunkReport()
      part.summary.notJudged = 1
      try reportUnreadable(failure, &part)
      try write(part, &seen)
    }
    sinks?.end(
      input.name, schema: rules[rule].options.schema.name, isDecided: seen.notJudged == 0)
    try report.endFile(input.name, seen)
    summary += seen
  }

  /// Prints a line on standard error, behind the findings so far.
  mutating func printNote(_ line: String) throws(FileError) {
    progress.clear()
    try report.flush()
    try errors.write("compass-validate: \(PrintableText.oneLine(line))\n")
    try errors.flush()
  }

  /// Reports a file that can't be read: on standard error and, except as text, as a finding.
  private mutating func reportUnreadable(
    _ error: FileError, _ part: inout ChunkReport
  ) throws(FileError) {
    FindingOutput(options, prints: options.format != .text).append(
      RecordReport(
        origin: RecordOrigin(path: error.path), verdict: .notJudged,
        findings: [FindingMaker.unreadable(error.path, reason: error.reason)]),
      to: &part)
    progress.clear()
    try report.flush()
    try errors.write("compass-validate: \(PrintableText.oneLine("\(error)"))\n")
    try errors.flush()
  }
}
