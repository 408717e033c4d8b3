import Diagnostics

/// A format's renderer: for most a finding is the unit, for JUnit a payload.
enum RecordRenderer: Sendable {
  case findings(any FindingRenderer)
  case cases(JUnitRenderer, isLimited: Bool)

  /// Whether findings are wanted with the line that they are about.
  var showsSource: Bool {
    switch self {
    case .findings(let renderer): renderer.showsSource
    case .cases: true
    }
  }

  func append(_ record: JudgedRecord, to report: inout ChunkReport) {
    switch self {
    case .findings(let renderer):
      for finding in record.findings {
        report.findings.append(contentsOf: renderer.separator.utf8)
        renderer.append(finding, to: &report.findings)
        report.ends.append(report.findings.count)
      }
    case .cases(_, isLimited: true): report.cases.append(record)
    case .cases(let renderer, isLimited: false):
      renderer.append(record, to: &report.findings)
      report.ends.append(report.findings.count)
    }
  }
}
