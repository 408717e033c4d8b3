/// Renders findings in one of the formats; a plain value that any thread may use.
public protocol FindingRenderer: Sendable {
  /// Whether findings are wanted with the line that they are about, and the option of a union that is closest.
  var showsSource: Bool { get }
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
  public var showsSource: Bool { false }
  public var opening: String { "" }
  public var separator: String { "" }
  public func closing(_ summary: RunSummary) -> String { "" }
}
