internal import JSPrimitives
internal import SourceJSON

/// Renders findings as JSON: one object with all of them and the summary, or with NDJSON an object a line.
///
/// A finding has the properties of Zod's issue in their order between `file` and `range`; that of a payload
/// which could not be judged has a code of `FailureCode` and a message. Lines and columns count from 1,
/// columns in UTF-16 code units, offsets in bytes from 0.
public struct JSONRenderer: FindingRenderer {
  private let isPerLine: Bool

  /// - Parameter isPerLine: whether each finding is a line of its own and nothing else is written.
  public init(isPerLine: Bool) { self.isPerLine = isPerLine }

  public var opening: String { isPerLine ? "" : "{\"findings\":[\n" }
  public var separator: String { isPerLine ? "" : ",\n" }

  public func closing(_ summary: RunSummary) -> String {
    if isPerLine { return "" }
    return "\n],\"summary\":\(JSONWriter.string(of: Self.json(of: summary)))}\n"
  }

  public func append(_ finding: Finding, to output: inout [UInt8]) {
    JSONWriter.append(Self.json(of: finding), to: &output)
    if isPerLine { output.append(UInt8(ascii: "\n")) }
  }

  static func json(of finding: Finding) -> JSONValue {
    var members: [JSONObject.Member] = [("file", .string(JSText(finding.path)))]
    if case .object(let issue)? = finding.issue?.json {
      members += issue.members
    } else {
      members.append(("code", .string(JSText(finding.code))))
      members.append(("message", .string(JSText(finding.message))))
    }
    if let range = finding.range {
      members.append(("range", ["start": json(of: range.start), "end": json(of: range.end)]))
    }
    return .object(JSONObject(members))
  }

  private static func json(of place: SourceRange.Place) -> JSONValue {
    [
      "line": .number(Double(place.line)), "column": .number(Double(place.column)),
      "offset": .number(Double(place.offset)),
    ]
  }

  private static func json(of summary: RunSummary) -> JSONValue {
    [
      "files": .number(Double(summary.files)), "records": .number(Double(summary.records)),
      "invalid": .number(Double(summary.invalid)),
      "notJudged": .number(Double(summary.notJudged)), "issues": .number(Double(summary.issues)),
    ]
  }
}
