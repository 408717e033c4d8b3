/// Renders judged payloads as a JUnit XML report: a suite for each file, a case for each payload.
///
/// The structure is that of the JUnit schema which Jenkins reads: a failure is an invalid payload, an error
/// one that could not be judged. A suite states its counts before its cases, so they have to be known first.
public struct JUnitRenderer: Sendable {
  private let text = TextRenderer()

  public init() {}

  public var opening: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" }
  public var closing: String { "</testsuites>\n" }

  /// The start of a file's suite.
  ///
  /// - Parameter summary: what was seen in the file.
  public func suiteOpening(path: String, tests: Int, failures: Int, errors: Int) -> String {
    "  <testsuite name=\"\(Self.escaped(path))\" tests=\"\(tests)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\">\n"
  }

  public var suiteClosing: String { "  </testsuite>\n" }

  /// Appends a payload's case.
  ///
  /// - Parameter shown: how many of its findings may be told; the others are only counted.
  public func append(_ record: JudgedRecord, shown: Int = .max, to output: inout [UInt8]) {
    let origin = record.origin
    let name = origin.isLine ? "line \(origin.linesBefore + 1)" : origin.path
    var xml =
      "    <testcase name=\"\(Self.escaped(name))\" classname=\"\(Self.escaped(origin.path))\""
    switch record.verdict {
    case .valid: xml += "/>\n"
    case .invalid: xml += ">\n" + element("failure", record, shown) + "    </testcase>\n"
    case .notJudged: xml += ">\n" + element("error", record, shown) + "    </testcase>\n"
    }
    output.append(contentsOf: xml.utf8)
  }

  private func element(_ name: String, _ record: JudgedRecord, _ shown: Int) -> String {
    let told = record.findings.prefix(shown)
    let more = record.findings.count - 1
    let message =
      told.first.map { $0.message + (more > 0 ? " (and \(more) more)" : "") }
      ?? "\(more + 1) not shown"
    let body = told.map { text.text(of: $0) }.joined()
    return "      <\(name) message=\"\(Self.escaped(message))\" "
      + "type=\"\(Self.escaped(record.findings.first?.code ?? ""))\">"
      + "\(Self.escaped(body, isContent: true))</\(name)>\n"
  }

  /// Text for an attribute or an element; what XML 1.0 can't hold becomes U+FFFD.
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
