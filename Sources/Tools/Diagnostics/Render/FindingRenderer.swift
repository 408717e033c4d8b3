/// An output format for findings; a plain value that any thread may use.
///
/// Most formats print one finding after another. A format whose unit is the payload, such as JUnit's, prints
/// the valid ones too and groups them by file.
public protocol FindingRenderer: Sendable {
  /// Whether findings need their source line and the closest option of a union.
  var showsSource: Bool { get }
  /// Whether findings need descriptions of the values, the closest option of a union and fixes.
  var showsValues: Bool { get }
  /// Whether findings with equal fingerprints are numbered, in the order of their file.
  ///
  /// They are then rendered by `appendStart` and `appendEnd`.
  var numbersFindings: Bool { get }
  /// Whether the format's unit is the payload and not the finding.
  ///
  /// Payloads are appended one by one, between the opening and the closing of their file.
  var rendersPayloads: Bool { get }
  /// The text before the first finding or file.
  var opening: String { get }
  /// Returns the text before the first file, with the counts of the whole run, for a format whose unit is the payload. By
  /// default, `opening`.
  func opening(_ summary: RunSummary) -> String
  /// The text between two findings.
  var separator: String { get }
  /// Returns the text after the last finding or file.
  ///
  /// - Parameter summary: the counts of the whole run.
  func closing(_ summary: RunSummary) -> String
  /// Appends a finding as UTF-8.
  func append(_ finding: Finding, to output: inout [UInt8])
  /// Appends a finding up to its number. By default, all of it.
  func appendStart(of finding: Finding, to output: inout [UInt8])
  /// Appends the rest of a finding: its number and what follows. By default, nothing.
  ///
  /// - Parameters:
  ///   - fingerprint: The fingerprint of the finding.
  ///   - number: The number of the finding among the equal ones of its file, from 1; nil if it is not known.
  func appendEnd(of fingerprint: FindingFingerprint, number: Int?, to output: inout [UInt8])
  /// Appends a payload as UTF-8. By default, its findings with separators between them.
  ///
  /// - Parameter shown: the number of its findings to print; the others are only counted.
  func append(_ record: RecordReport, shown: Int, to output: inout [UInt8])
  /// Appends the text before the findings of a payload. By default, nothing.
  ///
  /// - Parameters:
  ///   - record: the payload with its first finding, if it has any.
  ///   - count: the number of its findings.
  ///   - shown: the number of its findings to print.
  func appendOpening(of record: RecordReport, count: Int, shown: Int, to output: inout [UInt8])
  /// Appends the text after the findings of a payload. By default, nothing.
  func appendClosing(of record: RecordReport, to output: inout [UInt8])
  /// Returns the text before a file's payloads. By default, nothing.
  ///
  /// - Parameters:
  ///   - path: the file's path as findings name it.
  ///   - payloads: the number of payloads that follow.
  ///   - summary: the counts of the file.
  func fileOpening(path: String, payloads: Int, summary: RunSummary) -> String
  /// The text after a file's payloads.
  var fileClosing: String { get }
}

extension FindingRenderer {
  /// False: most formats show only where a finding is.
  public var showsSource: Bool { false }
  /// True: all formats for programs show values.
  public var showsValues: Bool { true }
  /// False: findings have no numbers.
  public var numbersFindings: Bool { false }
  /// False: the unit is the finding.
  public var rendersPayloads: Bool { false }
  /// Nothing.
  public var opening: String { "" }
  /// Returns `opening`.
  public func opening(_ summary: RunSummary) -> String { opening }
  /// Nothing.
  public var separator: String { "" }
  /// Returns nothing.
  public func closing(_ summary: RunSummary) -> String { "" }

  /// Appends all of the finding.
  public func appendStart(of finding: Finding, to output: inout [UInt8]) {
    append(finding, to: &output)
  }
  /// Appends nothing.
  public func appendEnd(
    of fingerprint: FindingFingerprint, number: Int?, to output: inout [UInt8]
  ) {}

  /// Appends the first findings of a payload with separators between them.
  public func append(_ record: RecordReport, shown: Int, to output: inout [UInt8]) {
    // An element is read in place; a loop over the elements would copy each.
    for index in 0..<min(shown, record.findings.count) {
      if index > 0 { output.append(contentsOf: separator.utf8) }
      append(record.findings[index], to: &output)
    }
  }

  /// Appends nothing.
  public func appendOpening(
    of record: RecordReport, count: Int, shown: Int, to output: inout [UInt8]
  ) {}
  /// Appends nothing.
  public func appendClosing(of record: RecordReport, to output: inout [UInt8]) {}

  /// Returns nothing.
  public func fileOpening(path: String, payloads: Int, summary: RunSummary) -> String { "" }
  /// Nothing.
  public var fileClosing: String { "" }
}
