import ArgumentParser
import Diagnostics

/// How findings are printed.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, ndjson, github, sarif, junit

  /// - Parameter isLimited: whether not all findings may be printed.
  func renderer(style: TextStyle, isLimited: Bool) -> RecordRenderer {
    switch self {
    case .text: .findings(TextRenderer(style: style))
    case .json: .findings(JSONRenderer(isPerLine: false))
    case .ndjson: .findings(JSONRenderer(isPerLine: true))
    case .github: .findings(GitHubRenderer())
    case .sarif:
      .findings(
        SARIFRenderer(
          tool: "compass-validate", version: CompassValidate.version))
    case .junit: .cases(JUnitRenderer(), isLimited: isLimited)
    }
  }
}
