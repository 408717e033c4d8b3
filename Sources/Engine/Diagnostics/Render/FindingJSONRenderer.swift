internal import JSPrimitives
internal import SourceJSON

/// Renders findings as JSON: one object with all findings and the summary, or NDJSON with one finding a line.
///
/// A finding has the properties of Zod's issue, in Zod's order, between `file` and `range`. A finding without an
/// issue has a `FailureCode` and a message. Lines and columns count from 1, columns in UTF-16 code units;
/// offsets count bytes from 0.
public struct FindingJSONRenderer: FindingRenderer {
  private let isPerLine: Bool

  /// A renderer of JSON or NDJSON.
  ///
  /// - Parameter isPerLine: Whether to write NDJSON: a line for each finding and nothing else.
  public init(isPerLine: Bool) { self.isPerLine = isPerLine }

  /// The start of the object and of its array of findings.
  public var opening: String { isPerLine ? "" : "{\"findings\":[\n" }
  /// The comma between two findings.
  public var separator: String { isPerLine ? "" : ",\n" }

  /// Returns the end of the array, and the summary.
  public func closing(_ summary: RunSummary) -> String {
    if isPerLine { return "" }
    return "\n],\"summary\":\(JSONWriter.string(of: Self.json(of: summary)))}\n"
  }

  /// Appends a finding as one JSON object.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    JSONWriter.append(literal: "{\"file\":", to: &output)
    Self.append(finding.path, to: &output)
    output.append(UInt8(ascii: ","))
    if let issue = finding.issue {
      issue.appendMembers(to: &output)
    } else {
      JSONWriter.append(literal: "\"code\":", to: &output)
      Self.append(finding.code, to: &output)
      JSONWriter.append(literal: ",\"message\":", to: &output)
      Self.append(finding.message, to: &output)
    }
    if let range = finding.range {
      JSONWriter.append(literal: ",\"range\":{\"start\":", to: &output)
      Self.append(range.start, to: &output)
      JSONWriter.append(literal: ",\"end\":", to: &output)
      Self.append(range.end, to: &output)
      output.append(UInt8(ascii: "}"))
    }
    output.append(UInt8(ascii: "}"))
    if isPerLine { output.append(UInt8(ascii: "\n")) }
  }

  private static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { JSONWriter.append(string: $0, to: &output) }
  }

  private static func append(_ place: SourceRange.Place, to output: inout [UInt8]) {
    JSONWriter.append(literal: "{\"line\":", to: &output)
    JSONWriter.append(Double(place.line), to: &output)
    JSONWriter.append(literal: ",\"column\":", to: &output)
    JSONWriter.append(Double(place.column), to: &output)
    JSONWriter.append(literal: ",\"offset\":", to: &output)
    JSONWriter.append(Double(place.offset), to: &output)
    output.append(UInt8(ascii: "}"))
  }

  private static func json(of summary: RunSummary) -> JSONValue {
    [
      "files": .number(Double(summary.files)), "records": .number(Double(summary.records)),
      "invalid": .number(Double(summary.invalid)),
      "notJudged": .number(Double(summary.notJudged)), "issues": .number(Double(summary.issues)),
    ]
  }
}
