import ArgumentParser
import Diagnostics

/// An output format for findings, by its name for `--format`.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, ndjson, github, sarif, junit

  /// Whether the output is one document, which a program can't read without its start and end.
  var isDocument: Bool {
    switch self {
    case .json, .sarif, .junit: true
    case .text, .ndjson, .github: false
    }
  }

  /// Returns the format's renderer.
  ///
  /// - Parameters:
  ///   - style: the colours of text.
  ///   - hasWarnings: whether the run looks for warnings.
  func renderer(style: TextStyle, hasWarnings: Bool = false) -> any FindingRenderer {
    switch self {
    case .text: FindingTextRenderer(style: style)
    case .json: FindingJSONRenderer(isPerLine: false)
    case .ndjson: FindingJSONRenderer(isPerLine: true)
    case .github: FindingGitHubRenderer()
    case .sarif:
      FindingSARIFRenderer(
        tool: "compass-validate", version: CompassValidate.version, hasWarnings: hasWarnings)
    case .junit: JUnitRenderer()
    }
  }
}
