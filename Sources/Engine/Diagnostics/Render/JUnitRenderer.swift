/// Renders judged payloads as a JUnit XML report: a suite for each file, a case for each payload.
///
/// The structure follows the JUnit schema that Jenkins reads: a failure is an invalid payload, an error is one
/// that could not be judged. A suite has its counts in its opening tag, so its cases are rendered first.
public struct JUnitRenderer: FindingRenderer {
  private let text = FindingTextRenderer()

  /// Makes a renderer, which has no settings.
  public init() {}

  /// True: a case shows its findings as text does.
  public var showsSource: Bool { true }
  /// True: a payload is a case.
  public var rendersPayloads: Bool { true }

  /// The XML declaration and the opening tag of the report.
  public var opening: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" }

  /// Returns the closing tag of the report.
  public func closing(_ summary: RunSummary) -> String { "</testsuites>\n" }

  /// Returns the opening tag of a file's suite, with its counts.
  public func fileOpening(path: String, payloads: Int, summary: RunSummary) -> String {
    "  <testsuite name=\"\(Self.escaped(path))\" tests=\"\(payloads)\" "
      + "failures=\"\(summary.invalid)\" errors=\"\(summary.notJudged)\">\n"
  }

  /// The closing tag of a file's suite.
  public var fileClosing: String { "  </testsuite>\n" }

  /// Appends the text of a finding as the content of an element.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    output.append(contentsOf: Self.escaped(text.text(of: finding), isContent: true).utf8)
  }

  /// Appends a payload's case, named by its line or its path.
  public func append(_ record: JudgedRecord, shown: Int, to output: inout [UInt8]) {
    let origin = record.origin
    let name = origin.isLine ? "line \(origin.linesBefore + 1)" : origin.path
    let opening =
      "    <testcase name=\"\(Self.escaped(name))\" classname=\"\(Self.escaped(origin.path))\""
    output.append(contentsOf: opening.utf8)
    switch record.verdict {
    case .valid: output.append(contentsOf: "/>\n".utf8)
    case .invalid: append("failure", record, shown, to: &output)
    case .notJudged: append("error", record, shown, to: &output)
    }
  }

  /// Appends the rest of a case's opening tag, an element with its findings, and its closing tag.
  private func append(
    _ element: String, _ record: JudgedRecord, _ shown: Int, to output: inout [UInt8]
  ) {
    let findings = record.findings.prefix(shown)
    let more = record.findings.count - 1
    let message =
      findings.first.map { $0.message + (more > 0 ? " (and \(more) more)" : "") }
      ?? "\(more + 1) not shown"
    let opening =
      ">\n      <\(element) message=\"\(Self.escaped(message))\" "
      + "type=\"\(Self.escaped(record.findings.first?.code ?? ""))\">"
    output.append(contentsOf: opening.utf8)
    for finding in findings { append(finding, to: &output) }
    output.append(contentsOf: "</\(element)>\n    </testcase>\n".utf8)
  }

  /// Returns text for an attribute or an element. Characters that XML 1.0 can't hold become U+FFFD.
  ///
  /// - Parameter isContent: whether the text is an element's content, where line feeds may stay.
  static func escaped(_ text: String, isContent: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x0A where isContent: result += "\n"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
