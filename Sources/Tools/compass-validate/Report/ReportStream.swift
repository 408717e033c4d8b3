import Diagnostics

/// The stream that findings are printed to: writes the format's frame around them and applies their limit.
struct ReportStream: ~Copyable {
  private let renderer: (any FindingRenderer)?
  private var stream: OutputStream
  /// The payloads of the current file, which wait for the file's counts.
  private var waiting = FindingText()
  /// The files so far of a format whose unit is the payload, which wait for the counts of the run.
  private var files = FindingText()
  /// The number of payloads of those files.
  private var payloadsOfFiles = 0
  /// The numbers of equal findings of the current file.
  private var numbers = FindingNumbers()
  private let limit: Int?
  private var printed = 0
  /// The number of payloads of the current file that have been rendered.
  private var payloads = 0
  /// The number of findings that were not printed because of the limit.
  private(set) var suppressed = 0

  /// Opens the stream and writes the start of the frame.
  init(_ options: CheckOptions) throws(FileError) {
    renderer = options.renderer
    limit = options.findingLimit
    // Findings make way for payloads on standard output.
    stream = options.reportsToStandardError ? .standardError() : .standardOutput()
    guard let renderer, !renderer.rendersPayloads else { return }
    try stream.write(renderer.opening)
  }

  /// Prints the findings of a report, after those of the same file's earlier reports.
  mutating func write(_ report: borrowing ChunkReport) throws(FileError) {
    guard let renderer else { return }
    if renderer.rendersPayloads {
      payloads += report.findingCount + report.cases.count
      try report.findings.read(0..<report.findings.count) { piece in
        waiting.append { $0 += piece }
      }
      for record in report.cases { write(record, renderer) }
      return
    }
    var end = report.findings.count
    var shown = report.findingCount
    if let limit {
      shown = min(shown, max(limit - printed, 0))
      end = shown > 0 ? report.ends[shown - 1] : 0
      suppressed += report.findingCount - shown
    }
    guard shown > 0 else { return }
    // There is no separator before the first finding.
    let start = printed == 0 ? renderer.separator.utf8.count : 0
    printed += shown
    if renderer.numbersFindings { return try write(shown, of: report, from: start, renderer) }
    try report.findings.read(start..<end) { (piece) throws(FileError) in
      try stream.write { $0.append(contentsOf: piece) }
    }
  }

  /// Prints the findings of a report that a baseline does not know.
  ///
  /// - Parameter known: Whether each finding is known, in the order of the report.
  mutating func write(_ report: borrowing ChunkReport, without known: [Bool]) throws(FileError) {
    guard let renderer else { return }
    if renderer.rendersPayloads {
      payloads += report.cases.count
      var start = 0
      for record in report.cases {
        let end = start + record.findings.count + record.omittedCount
        write(record.without(known[start..<min(end, known.count)]), renderer)
        start = end
      }
      return
    }
    for index in report.ends.indices where !known[index] {
      guard printed < limit ?? .max else {
        suppressed += 1
        continue
      }
      let start = index > 0 ? report.ends[index - 1] : 0
      let separator = printed == 0 ? renderer.separator.utf8.count : 0
      printed += 1
      try writeOne(index, of: report, from: start + separator, renderer)
    }
  }

  /// Prints a table instead of findings.
  mutating func print(_ text: String) throws(FileError) { try stream.write(text) }

  /// Prints findings, each with its number among the equal ones of the file.
  private mutating func write(
    _ shown: Int, of report: borrowing ChunkReport, from start: Int, _ renderer: any FindingRenderer
  ) throws(FileError) {
    var start = start
    for index in 0..<shown {
      try writeOne(index, of: report, from: start, renderer)
      start = report.ends[index]
    }
  }

  /// Prints one finding, with its number among the equal ones of the file if the format has one.
  private mutating func writeOne(
    _ index: Int, of report: borrowing ChunkReport, from start: Int, _ renderer: any FindingRenderer
  ) throws(FileError) {
    try report.findings.read(start..<report.ends[index]) { (piece) throws(FileError) in
      try stream.write { $0.append(contentsOf: piece) }
    }
    guard renderer.numbersFindings else { return }
    let fingerprint = report.fingerprints[index]
    let number = numbers.next(of: fingerprint)
    try stream.write { renderer.appendEnd(of: fingerprint, number: number, to: &$0) }
  }

  /// Prints a payload with as many findings as the limit still allows.
  private mutating func write(_ record: RecordReport, _ renderer: any FindingRenderer) {
    let count = record.findings.count + record.omittedCount
    let shown = min(count, max((limit ?? .max) - printed, 0))
    printed += shown
    suppressed += count - shown
    waiting.append { renderer.append(record, shown: shown, to: &$0) }
  }

  /// Ends a file: puts the payloads that waited for its counts into the file's frame.
  mutating func endFile(_ path: String, _ summary: RunSummary) throws(FileError) {
    numbers = FindingNumbers()
    guard let renderer, renderer.rendersPayloads else { return }
    files.append {
      $0 += renderer.fileOpening(path: path, payloads: payloads, summary: summary).utf8
    }
    try waiting.read(0..<waiting.count) { piece in files.append { $0 += piece } }
    files.append { $0 += renderer.fileClosing.utf8 }
    payloadsOfFiles += payloads
    payloads = 0
    waiting = FindingText()
  }

  /// Writes the end of the frame.
  mutating func finish(_ summary: RunSummary) throws(FileError) {
    if let renderer {
      if renderer.rendersPayloads { try writeFiles(summary, renderer) }
      try stream.write(renderer.closing(summary))
    }
    try stream.flush()
  }

  /// Writes bytes that belong to no finding.
  mutating func write(_ bytes: [UInt8]) throws(FileError) { try stream.write(bytes) }
  /// Prints the files that waited for the counts of the run.
  private mutating func writeFiles(
    _ summary: RunSummary, _ renderer: any FindingRenderer
  ) throws(FileError) {
    var summary = summary
    summary.payloads = payloadsOfFiles
    try stream.write(renderer.opening(summary))
    try files.read(0..<files.count) { (piece) throws(FileError) in
      try stream.write { $0.append(contentsOf: piece) }
    }
  }

  /// Flushes the findings that have been printed.
  mutating func flush() throws(FileError) { try stream.flush() }
}
