internal import JSPrimitives
internal import SourceJSON

/// Renders judged payloads as a JUnit XML report: a suite for each file, a case for each payload.
///
/// The structure follows the JUnit schema that Jenkins reads: a failure is an invalid payload, an error is one
/// that could not be judged. The report and its suites have their counts in the opening tags, so the cases are rendered
/// first. Times are in seconds: that of a case until its findings are known, and the sum of the cases.
public struct JUnitRenderer: FindingRenderer {
  private let text = FindingTextRenderer(showsNotes: true)

  /// Makes a renderer, which has no settings.
  public init() {}

  /// True: a case shows its findings as text does.
  public var showsSource: Bool { true }
  /// True: a payload is a case.
  public var rendersPayloads: Bool { true }

  /// Returns the XML declaration and the opening tag of the report, with the counts of the run.
  public func opening(_ summary: RunSummary) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites\(Self.counts(summary, tests: summary.payloads))>\n"
  }

  /// Returns the closing tag of the report.
  public func closing(_ summary: RunSummary) -> String { "</testsuites>\n" }

  /// Returns the opening tag of a file's suite, with its counts.
  public func fileOpening(path: String, payloads: Int, summary: RunSummary) -> String {
    var name = ByteBuffer()
    name.append(escaped: path)
    return "  <testsuite name=\"\(String(decoding: name.bytes, as: UTF8.self))\""
      + "\(Self.counts(summary, tests: payloads))>\n"
  }

  /// Returns the attributes with the counts and the time. No payload is skipped.
  private static func counts(_ summary: RunSummary, tests: Int) -> String {
    var time = ByteBuffer()
    time.append(seconds: summary.microseconds)
    return " tests=\"\(tests)\" failures=\"\(summary.invalid)\" errors=\"\(summary.notJudged)\" "
      + "skipped=\"0\" time=\"\(String(decoding: time.bytes, as: UTF8.self))\""
  }

  /// The closing tag of a file's suite.
  public var fileClosing: String { "  </testsuite>\n" }

  /// Appends the text of a finding as the content of an element.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    var content = ByteBuffer()
    append(finding, to: &content)
    output.append(contentsOf: content.bytes)
  }

  private func append(_ finding: Finding, to content: inout ByteBuffer) {
    var lines = ByteBuffer()
    text.append(finding, to: &lines)
    content.append(escaped: lines.bytes, isContent: true)
  }

  /// Appends a payload's case, named by its line or its path.
  public func append(_ record: RecordReport, shown: Int, to output: inout [UInt8]) {
    let count = record.findings.count + record.omittedCount
    var record = record
    // The case of a valid payload has no element without a note.
    if record.verdict == .valid, shown == 0 { record.findings = [] }
    appendOpening(of: record, count: count, shown: shown, to: &output)
    for finding in record.findings.prefix(shown) { append(finding, to: &output) }
    appendClosing(of: record, to: &output)
  }

  /// Appends a case up to its findings: the whole case of a valid payload without a note, otherwise the tag of an element with the
  /// findings.
  public func appendOpening(
    of record: RecordReport, count: Int, shown: Int, to output: inout [UInt8]
  ) {
    var element = ByteBuffer()
    let origin = record.origin
    element.append(literal: "    <testcase name=\"")
    if let label = origin.label {
      element.append(escaped: label)
    } else if origin.isLine {
      element.append(literal: "line ")
      element.append(decimal: origin.linesBefore + 1)
    } else {
      element.append(escaped: origin.path)
    }
    element.append(literal: "\" classname=\"")
    element.append(escaped: origin.path)
    element.append(literal: "\" time=\"")
    element.append(seconds: record.microseconds)
    element.append(literal: "\"")
    if record.verdict == .valid, !record.findings.isEmpty {
      element.append(literal: ">\n      <system-out>")
    } else if let name = Self.element(of: record) {
      element.append(literal: ">\n      <")
      element.append(literal: name)
      element.append(literal: " message=\"")
      if shown > 0, let first = record.findings.first {
        element.append(escaped: first.message)
        if count > 1 {
          element.append(literal: " (and ")
          element.append(decimal: count - 1)
          element.append(literal: " more)")
        }
      } else {
        element.append(decimal: count)
        element.append(literal: " not shown")
      }
      element.append(literal: "\" type=\"")
      element.append(escaped: record.findings.first?.code ?? "")
      element.append(literal: "\">")
    } else {
      element.append(literal: "/>\n")
    }
    output.append(contentsOf: element.bytes)
  }

  /// Appends the closing tags of a case that has findings.
  public func appendClosing(of record: RecordReport, to output: inout [UInt8]) {
    guard let name = Self.element(of: record) else { return }
    var element = ByteBuffer()
    element.append(literal: "</")
    element.append(literal: name)
    element.append(literal: ">\n    </testcase>\n")
    output.append(contentsOf: element.bytes)
  }

  /// Returns the name of the element that has the findings of a payload; nil for a valid one without a note.
  private static func element(of record: RecordReport) -> StaticString? {
    switch record.verdict {
    case .valid: record.findings.isEmpty ? nil : "system-out"
    case .invalid: "failure"
    case .notJudged: "error"
    }
  }
}

extension ByteBuffer {
  /// Appends microseconds as seconds with six decimals.
  fileprivate mutating func append(seconds microseconds: Int) {
    append(decimal: microseconds / 1_000_000)
    append(UInt8(ascii: "."))
    let rest = microseconds % 1_000_000
    append(UInt8(ascii: "0"), count: 6 - ByteBuffer.digitCount(of: rest))
    append(decimal: rest)
  }

  fileprivate mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  /// Appends text for an attribute or an element. Characters that XML 1.0 can't hold become U+FFFD, and those
  /// that control a terminal references.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - isContent: Whether the text is an element's content, where line feeds may stay.
  fileprivate mutating func append(
    escaped text: UnsafeBufferPointer<UInt8>, isContent: Bool = false
  ) {
    var start = 0
    var offset = 0
    while offset < text.count {
      var length = 1
      let escape: StaticString
      switch text[offset] {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">"): escape = "&gt;"
      case UInt8(ascii: "\""): escape = "&quot;"
      case 0x09: escape = "&#9;"
      case 0x0A where !isContent: escape = "&#10;"
      case 0x0D: escape = "&#13;"
      case 0..<0x20 where text[offset] != 0x0A: escape = "\u{FFFD}"
      // U+FFFE and U+FFFF.
      case 0xEF
      where text[offset...].starts(with: [0xEF, 0xBF, 0xBE])
        || text[offset...].starts(with: [0xEF, 0xBF, 0xBF]):
        escape = "\u{FFFD}"
        length = 3
      case 0x7F...:
        guard let control = TerminalControl.at(offset, in: text) else {
          offset += 1
          continue
        }
        append(text, from: start, to: offset)
        append(text: "&#x\(String(control.code, radix: 16));")
        offset += control.length
        start = offset
        continue
      default:
        offset += 1
        continue
      }
      append(text, from: start, to: offset)
      append(literal: escape)
      offset += length
      start = offset
    }
    append(text, from: start, to: offset)
  }
}
