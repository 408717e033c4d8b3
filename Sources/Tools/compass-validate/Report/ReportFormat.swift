import ArgumentParser
import Diagnostics

/// How findings are printed.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, ndjson, github, sarif, junit

  /// - Parameter isLimited: whether not all findings may be printed.
  func renderer(style: TextStyle, isLimited: Bool) -> RecordRenderer {
    switch self {
    case .text: .findings(FindingTextRenderer(style: style))
    case .json: .findings(FindingJSONRenderer(isPerLine: false))
    case .ndjson: .findings(FindingJSONRenderer(isPerLine: true))
    case .github: .findings(FindingGitHubRenderer())
    case .sarif: .findings(FindingSARIFRenderer())
    case .junit: .cases(JUnitRenderer(), isLimited: isLimited)
    }
  }
}
