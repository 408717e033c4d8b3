/// Renders findings in one of the formats; a plain value that any thread may use.
public protocol FindingRenderer: Sendable {
  /// What stands before the first finding.
  var opening: String { get }
  /// What stands between two findings.
  var separator: String { get }
  /// What stands behind the last finding.
  func closing(_ summary: RunSummary) -> String
  /// Appends a finding.
  func append(_ finding: Finding, to output: inout [UInt8])
}

extension FindingRenderer {
  public var opening: String { "" }
  public var separator: String { "" }
  public func closing(_ summary: RunSummary) -> String { "" }
}
