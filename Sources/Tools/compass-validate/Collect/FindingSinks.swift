import Diagnostics
import FindingReports

/// The consumers of the collected findings of a run, in the order of the payloads: the baseline first, then the statistics and the page,
/// which have only what is new.
struct FindingSinks: ~Copyable {
  private var statistics: FindingStatistics?
  private var baseline: BaselineFile?
  private var page: PageFile?
  private let standardInputName: String

  /// Nil if nothing is collected.
  ///
  /// - Throws: `FileError` if the baseline can't be read or the page can't be written.
  init?(_ options: CheckOptions) throws(FileError) {
    guard options.collection.isActive else { return nil }
    let baseline = try BaselineFile(options.collection)
    if let path = options.collection.report {
      page = try PageFile(path: path)
    } else {
      page = nil
    }
    self.baseline = baseline
    standardInputName = options.standardInputName
    statistics = options.collection.statistics ? FindingStatistics() : nil
  }

  /// Adds the findings of a report.
  ///
  /// - Parameters:
  ///   - part: The report.
  ///   - summary: Its counts, from which known issues are taken.
  /// - Returns: Whether each finding is known; nil without a baseline.
  mutating func add(
    _ part: borrowing ChunkReport, _ summary: inout RunSummary
  ) throws(FileError) -> [Bool]? {
    var reader = CollectedFinding.Reader()
    var known: [Bool] = []
    var payload = PayloadCount()
    try part.collected.read(0..<part.collected.count) { (piece) throws(FileError) in
      try reader.read(piece) { (finding) throws(FileError) in
        if finding.startsPayload { payload.end(&summary) }
        let name = file(finding.file)
        let isKnown = baseline?.takes(finding, file: name) ?? false
        payload.add(finding, isKnown: isKnown)
        if baseline != nil { known.append(isKnown) }
        if isKnown { return }
        statistics?.add(finding)
        try page?.append(finding)
      }
    }
    payload.end(&summary)
    return baseline == nil ? nil : known
  }

  /// The counts of the payload whose findings are taken.
  private struct PayloadCount {
    private var known = 0
    private var knownIssues = 0
    private var knownWarnings = 0
    private var isInvalid = false

    mutating func add(_ finding: CollectedFinding, isKnown: Bool) {
      if isKnown {
        known += 1
        if finding.kind == .issue { knownIssues += 1 }
        if finding.kind == .warning { knownWarnings += 1 }
      } else if finding.kind == .issue {
        isInvalid = true
      }
    }

    /// Takes the known issues from the counts, and the payload if it has no other.
    mutating func end(_ summary: inout RunSummary) {
      summary.known += known
      summary.issues -= knownIssues
      summary.warnings -= knownWarnings
      if knownIssues > 0, !isInvalid { summary.invalid -= 1 }
      self = PayloadCount()
    }
  }

  /// Ends a file.
  mutating func end(_ name: String, schema: String, isDecided: Bool) {
    let name = file(name)
    baseline?.end(file: name, schema: schema, isDecided: isDecided)
  }

  /// Returns a file as the baseline names it.
  private mutating func file(_ name: String) -> String {
    name == standardInputName ? name : baseline?.name(of: name) ?? name
  }

  /// The table of the counts in a format; nil if none is wanted.
  func table(as format: ReportFormat, _ summary: RunSummary) -> String? {
    guard let statistics else { return nil }
    guard format == .json else { return statistics.text }
    return statistics.json + FindingJSONRenderer(isPerLine: false).closing(summary)
  }

  /// Returns the number of known issues that no longer occur.
  func goneCount() throws(FileError) -> Int { try baseline?.goneCount() ?? 0 }

  /// Writes the page, and the baseline if that is asked for and every file was read to its end.
  ///
  /// - Returns: The baseline that was not written.
  mutating func finish(_ summary: RunSummary, isIncomplete: Bool) throws(FileError) -> String? {
    try page?.finish(summary)
    guard !isIncomplete else { return baseline?.updatedPath }
    try baseline?.finish()
    return nil
  }
}
