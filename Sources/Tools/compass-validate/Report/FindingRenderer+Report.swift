import Diagnostics

extension FindingRenderer {
  /// Renders a judged payload into a report.
  ///
  /// A format of findings can be cut behind any finding later on. In a format of payloads the rest of a case
  /// depends on the number of its findings, so under a limit the case is rendered when that number is known.
  ///
  /// - Parameter isLimited: whether the run limits the number of printed findings.
  func append(_ record: JudgedRecord, to report: inout ChunkReport, isLimited: Bool) {
    guard rendersPayloads else {
      // An element is read in place; a loop over the elements would copy each.
      for index in record.findings.indices {
        report.findings.append(contentsOf: separator.utf8)
        append(record.findings[index], to: &report.findings)
        report.ends.append(report.findings.count)
      }
      return
    }
    if isLimited { return report.cases.append(record) }
    append(record, shown: .max, to: &report.findings)
    report.ends.append(report.findings.count)
  }
}
