/// A run's comparison of its findings with a baseline, in the order of the findings.
package struct BaselineRun: Sendable {
  private let known: Baseline
  private let updates: Bool
  /// The known findings that the run has not found so far.
  private var missing: [BaselineEntry: Int]
  /// The findings of the run, for a new baseline.
  private var found: [BaselineEntry: Int] = [:]
  /// The files of which every payload has a verdict, each with its schema.
  private var decidedFiles: [String: String] = [:]

  /// The maximum number of entries of a new baseline.
  package static let greatestEntryCount = 1_000_000

  /// - Parameters:
  ///   - known: The known findings.
  ///   - updates: Whether the run makes a new baseline, for which all findings are known.
  package init(_ known: Baseline, updates: Bool) {
    self.known = known
    self.updates = updates
    missing = known.counts
  }

  /// Whether there are more entries than a baseline may have.
  package var isTooLarge: Bool { found.count > Self.greatestEntryCount }

  /// Returns whether a finding is known. Of equal ones, as many are as the baseline counts. A payload without a verdict never is.
  ///
  /// - Parameter file: The file, seen from the folder of the baseline.
  package mutating func takes(_ finding: CollectedFinding, file: String) -> Bool {
    guard finding.kind == .issue || finding.kind == .warning else { return false }
    let entry = BaselineEntry(finding, file: file)
    if updates, !isTooLarge { found[entry, default: 0] += 1 }
    guard let count = missing[entry] else { return updates }
    missing[entry] = count > 1 ? count - 1 : nil
    return true
  }

  /// Ends a file, of which the entries that were not found are gone if every payload has a verdict.
  package mutating func end(file: String, schema: String, isDecided: Bool) {
    if isDecided { decidedFiles[file] = schema }
  }

  /// Returns whether the findings of an entry would have been found again.
  private func isSeen(_ entry: BaselineEntry, exists: (String) -> Bool) -> Bool {
    if let schema = decidedFiles[entry.file] { return schema == entry.schema }
    return !exists(entry.file)
  }

  /// Returns the number of known findings that no longer occur: of the files that were validated, and of those that are no longer there.
  ///
  /// - Parameter exists: Returns whether there is a file, seen from the folder of the baseline.
  package func goneCount(exists: (String) -> Bool) -> Int {
    missing.reduce(0) { $0 + (isSeen($1.key, exists: exists) ? $1.value : 0) }
  }

  /// Returns the new baseline: the findings of the run, and the known ones of files and schemas that it didn't validate.
  ///
  /// - Parameter current: The known findings by now, to which another run may have added; nil for those that the run began with.
  package func updated(
    _ current: Baseline? = nil, exists: (String) -> Bool
  ) -> Baseline {
    var counts = found
    for (entry, count) in (current ?? known).counts where !isSeen(entry, exists: exists) {
      counts[entry] = max(counts[entry] ?? 0, count)
    }
    return Baseline(counts)
  }
}
