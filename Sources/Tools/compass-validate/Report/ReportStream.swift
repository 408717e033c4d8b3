import Diagnostics

/// Where findings are printed: the format's frame around them, and no more of them than asked for.
struct ReportStream: ~Copyable {
  private let renderer: RecordRenderer?
  private var stream: OutputStream
  private var spill: SpillFile?
  private let limit: Int?
  private var printed = 0
  /// How many payloads of the file at hand have a case.
  private var cases = 0
  /// How many findings were not printed because of the limit.
  private(set) var suppressed = 0

  init(_ settings: CheckSettings) throws(FileError) {
    renderer = settings.renderer
    limit = settings.issueLimit
    // Findings make way where the payloads themselves go to standard output.
    stream = settings.output == "-" ? .standardError() : .standardOutput()
    switch renderer {
    case .findings(let renderer): try stream.write(renderer.opening)
    case .cases(let renderer, _):
      try stream.write(renderer.opening)
      spill = try SpillFile()
    case nil: break
    }
  }

  /// Prints the findings of a report, those of the same file's reports before it being printed.
  mutating func write(_ report: borrowing ChunkReport) throws(FileError) {
    switch renderer {
    case .findings(let renderer):
      var end = report.findings.count
      if let limit {
        let allowed = min(report.ends.count, max(limit - printed, 0))
        end = allowed > 0 ? report.ends[allowed - 1] : 0
        suppressed += report.ends.count - allowed
      }
      guard end > 0 else { return }
      // There is no separator before the first finding.
      let start = printed == 0 ? renderer.separator.utf8.count : 0
      printed += min(report.ends.count, limit.map { $0 - printed } ?? .max)
      try stream.write { $0.append(contentsOf: report.findings[start..<end]) }
    case .cases(let renderer, _):
      cases += report.ends.count + report.cases.count
      try spill?.write(report.findings)
      for record in report.cases { try write(record, renderer) }
    case nil: break
    }
  }

  /// Prints a payload's case with as many findings as may still be printed.
  private mutating func write(
    _ record: JudgedRecord, _ renderer: JUnitRenderer
  ) throws(FileError) {
    let shown = min(record.findings.count, max((limit ?? .max) - printed, 0))
    printed += shown
    suppressed += record.findings.count - shown
    var text: [UInt8] = []
    renderer.append(record, shown: shown, to: &text)
    try spill?.write(text)
  }

  /// Ends what is printed of a file.
  mutating func endFile(_ path: String, _ summary: RunSummary) throws(FileError) {
    guard case .cases(let renderer, _) = renderer else { return }
    defer { cases = 0 }
    try stream.write(
      renderer.suiteOpening(
        path: path, tests: cases, failures: summary.invalid, errors: summary.notJudged))
    try spill?.move(to: &stream)
    try stream.write(renderer.suiteClosing)
  }

  /// Ends the frame.
  mutating func finish(_ summary: RunSummary) throws(FileError) {
    switch renderer {
    case .findings(let renderer): try stream.write(renderer.closing(summary))
    case .cases(let renderer, _): try stream.write(renderer.closing)
    case nil: break
    }
    try stream.flush()
  }

  /// Writes what has been printed so far.
  mutating func flush() throws(FileError) { try stream.flush() }
}
