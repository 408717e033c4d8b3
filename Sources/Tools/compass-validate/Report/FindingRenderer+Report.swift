import Diagnostics

extension FindingRenderer {
  /// Renders a validated payload into a report.
  ///
  /// - Parameters:
  ///   - record: the payload and its findings.
  ///   - report: the report.
  ///   - limit: the most findings that the run prints, or nil.
  func append(_ record: RecordReport, to report: inout ChunkReport, limit: Int?) {
    append(record, count: record.findings.count, to: &report, limit: limit) { body in
      // An element is read in place; a loop over the elements would copy each.
      for index in record.findings.indices { body(record.findings[index]) }
    }
  }

  /// Renders a validated payload into a report, one finding after the other.
  ///
  /// A format of findings can be cut behind any finding later on. In a format of payloads the rest of a case
  /// depends on the number of its findings, so under a limit the case is rendered when that number is known.
  /// No report has more findings than the limit: the others are only counted.
  ///
  /// - Parameters:
  ///   - record: the payload.
  ///   - count: the number of its findings.
  ///   - report: the report.
  ///   - limit: the most findings that the run prints, or nil.
  ///   - findings: passes the payload's findings on, in order.
  func append(
    _ record: RecordReport, count: Int, to report: inout ChunkReport, limit: Int?,
    findings: ((Finding) -> Void) -> Void
  ) {
    guard rendersPayloads else {
      var seen = report.findingCount
      findings { finding in
        seen += 1
        if let limit, seen > limit { return }
        report.findings.append { bytes in
          bytes.append(contentsOf: separator.utf8)
          if numbersFindings {
            appendStart(of: finding, to: &bytes)
          } else {
            append(finding, to: &bytes)
          }
        }
        if numbersFindings { report.fingerprints.append(FindingFingerprint(of: finding)) }
        if limit != nil || numbersFindings { report.ends.append(report.findings.count) }
      }
      report.findingCount += count
      return
    }
    var record = record
    record.findings = []
    if let limit {
      // The first finding names the case, also if none is printed.
      findings { if record.findings.count < max(limit, 1) { record.findings.append($0) } }
      record.omittedCount = count - record.findings.count
      return report.cases.append(record)
    }
    var isOpen = false
    func open() {
      guard !isOpen else { return }
      isOpen = true
      report.findings.append {
        appendOpening(of: record, count: count, shown: .max, to: &$0)
      }
    }
    findings { finding in
      if !isOpen { record.findings = [finding] }
      open()
      report.findings.append { append(finding, to: &$0) }
    }
    open()
    report.findings.append { appendClosing(of: record, to: &$0) }
    report.findingCount += 1
  }
}
