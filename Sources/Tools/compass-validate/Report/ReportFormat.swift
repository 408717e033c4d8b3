import ArgumentParser
import Diagnostics

/// An output format for findings, by its name for `--format`.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, ndjson, github, sarif, junit

  /// Returns the format's renderer.
  ///
  /// - Parameter style: the colours of text.
  func renderer(style: TextStyle) -> any FindingRenderer {
    switch self {
    case .text: TextRenderer(style: style)
    case .json: JSONRenderer(isPerLine: false)
    case .ndjson: JSONRenderer(isPerLine: true)
    case .github: GitHubRenderer()
    case .sarif: SARIFRenderer(tool: "compass-validate", version: CompassValidate.version)
    case .junit: JUnitRenderer()
    }
  }
}
