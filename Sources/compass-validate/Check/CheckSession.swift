import Diagnostics
import SourceJSON
import Validation

/// Judges one file after another, prints what is found, and keeps count.
struct CheckSession: ~Copyable {
  private let settings: CheckSettings
  private var judge: RecordJudge
  private var report: ReportStream
  private var errors = OutputStream.standardError()
  private var output: OutputFile?
  private var pool: ChunkPool?
  private var progress: ProgressBar
  /// How many bytes have been read of the files before the one at hand.
  private var bytesBefore = 0
  private var summary = RunSummary()
  /// Whether something was not valid or not read that has a file of its own, which leaves no output.
  private var isSpoiled = false

  /// - Parameter total: how many bytes there are to read, or nil when nobody knows.
  init(_ settings: CheckSettings, total: Int?) throws(FileError) {
    self.settings = settings
    judge = RecordJudge(settings)
    progress = ProgressBar(total: total)
    if let path = settings.output { output = try OutputFile(path: path) }
    report = try ReportStream(settings)
  }

  /// Judges a file's payload, or its lines' payloads.
  ///
  /// - Throws: when something can't be written. What can't be read is counted and said.
  mutating func check(_ input: InputItem) throws(FileError) {
    var seen = RunSummary()
    seen.files = 1
    seen.hasRecords = input.isNDJSON
    do throws(FileError) {
      if let problem = input.problem {
        throw FileError(.reading, input.name, reason: problem)
      }
      var file = try InputFile(path: input.path, name: input.name, inflates: true)
      if input.isNDJSON {
        try checkLines(of: file, &seen)
      } else {
        let bytes = try file.readAll(limit: settings.validator.limits.maximumBytes)
        bytesBefore += file.bytesRead
        progress.update(done: bytesBefore)
        try checkPayload(bytes, input.name, &seen)
      }
    } catch  where error.operation == .reading {
      isSpoiled = true
      var part = ChunkReport()
      part.summary.notJudged = 1
      try tellUnreadable(error, &part)
      try take(part, &seen)
    }
    try report.endFile(input.name, seen)
    summary += seen
  }

  /// Prints the summary, puts the output in its place, and tells what was seen.
  consuming func finish() throws(FileError) -> RunSummary {
    try Interruption.check()
    progress.clear()
    if !isSpoiled { try output?.commit() }
    try report.finish(summary)
    let more = report.suppressed > 0 ? ", \(report.suppressed) not shown" : ""
    try errors.write(summary.text + more + "\n")
    try errors.flush()
    return summary
  }

  private mutating func checkPayload(
    _ bytes: [UInt8], _ path: String, _ seen: inout RunSummary
  ) throws(FileError) {
    var part = ChunkReport()
    bytes.withUnsafeBufferPointer {
      judge.judge($0, origin: RecordOrigin(path: path), into: &part)
    }
    if part.summary.invalid + part.summary.notJudged > 0 { isSpoiled = true }
    try take(part, &seen)
  }

  private mutating func checkLines(
    of file: consuming InputFile, _ seen: inout RunSummary
  ) throws(FileError) {
    var reader = ChunkReader(file, limit: settings.lineLimit)
    var failure: FileError?
    do throws(FileError) {
      while let chunk = try reader.next() {
        try judge(chunk, &seen)
        progress.update(done: bytesBefore + reader.bytesRead)
        if !reader.isReady {
          // Who writes into the pipe may be waiting for what is found in the lines so far.
          try takeAll(&seen)
          try report.flush()
        }
      }
    } catch {
      failure = error
    }
    // What was read before something went wrong is still told.
    try takeAll(&seen)
    bytesBefore += reader.bytesRead
    if let failure { throw failure }
  }

  private mutating func judge(
    _ chunk: LineChunk, _ seen: inout RunSummary
  ) throws(FileError) {
    // A small file is not worth a thread.
    let isSmall = pool == nil && chunk.linesBefore == 0 && chunk.bytes.count < 262_144
    if settings.jobs == 1 || isSmall { return try take(judge.judge(chunk), &seen) }
    if pool == nil {
      let settings = settings
      pool = ChunkPool(jobs: settings.jobs) { RecordJudge(settings) }
    }
    guard let pool, !pool.isEmpty else { return try take(judge.judge(chunk), &seen) }
    while let done = pool.hasPending ? pool.takeIfDone() : nil { try take(done, &seen) }
    if pool.isFull { try take(pool.take(), &seen) }
    pool.give(chunk)
  }

  /// Waits for all chunks that are on their way.
  private mutating func takeAll(_ seen: inout RunSummary) throws(FileError) {
    guard let pool else { return }
    while pool.hasPending { try take(pool.take(), &seen) }
  }

  private mutating func take(
    _ part: ChunkReport, _ seen: inout RunSummary
  ) throws(FileError) {
    seen += part.summary
    if !part.findings.isEmpty { progress.clear() }
    try report.write(part)
    if !part.output.isEmpty { try output?.write(part.output) }
  }

  /// Says that a file can't be read: on standard error, and in the formats that programs read.
  private mutating func tellUnreadable(
    _ error: FileError, _ part: inout ChunkReport
  ) throws(FileError) {
    if settings.format != .text {
      settings.renderer?.append(
        JudgedRecord(
          origin: RecordOrigin(path: error.path), verdict: .notJudged,
          findings: [FindingMaker.unreadable(error.path, reason: error.reason)]),
        to: &part)
    }
    progress.clear()
    try report.flush()
    try errors.write("compass-validate: \(PrintableText.oneLine("\(error)"))\n")
    try errors.flush()
  }
}
