import Diagnostics

extension RecordReport {
  /// Returns the payload without its known findings. One that has no other counts as valid.
  ///
  /// - Parameter known: Whether each finding is known; those that are only counted come last.
  func without(_ known: ArraySlice<Bool>) -> RecordReport {
    var record = self
    let shown = known.prefix(findings.count)
    record.findings = zip(findings, shown).filter { !$0.1 }.map(\.0)
    record.omittedCount = known.dropFirst(findings.count).count { !$0 }
    if verdict == .invalid, !record.findings.contains(where: { $0.severity == .error }),
      record.omittedCount == 0
    {
      record.verdict = .valid
    }
    return record
  }
}
