internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Renders findings as JSON: one object with all findings and the summary, or NDJSON with one finding a line.
///
/// A finding has the properties of Zod's issue, in Zod's order, between `file` and `range`. A finding without an
/// issue has a `FailureCode` and a message; one about stubs also the verdict and the names of the functions. A warning
/// has a `severity`, a `WarningCode` and a path. Lines and columns count from 1, columns in UTF-16 code units; offsets
/// count bytes from 0.
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

  /// Returns the end of the array, and the summary, which counts the findings that are not shown if there are any.
  public func closing(_ summary: RunSummary) -> String {
    if isPerLine { return "" }
    return "\n],\"summary\":\(JSONWriter.string(of: Self.json(of: summary)))}\n"
  }

  /// Appends a finding as one JSON object.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    var object = ByteBuffer()
    append(finding, to: &object)
    output.append(contentsOf: object.bytes)
  }

  private func append(_ finding: Finding, to object: inout ByteBuffer) {
    object.append(literal: "{\"file\":")
    JSONWriter.append(string: finding.path, to: &object)
    object.append(UInt8(ascii: ","))
    if finding.severity == .warning { object.append(literal: "\"severity\":\"warning\",") }
    if let issue = finding.issue {
      issue.appendMembers(to: &object)
    } else {
      object.append(literal: "\"code\":")
      JSONWriter.append(string: finding.code, to: &object)
      if finding.severity == .warning { Self.append(finding.warningPath, to: &object) }
      object.append(literal: ",\"message\":")
      JSONWriter.append(string: finding.message, to: &object)
    }
    if let hint = finding.hint {
      object.append(literal: ",\"hint\":")
      JSONWriter.append(string: hint, to: &object)
    }
    if let dependence = finding.dependence { Self.append(dependence, to: &object) }
    if let range = finding.range {
      object.append(literal: ",\"range\":{\"start\":")
      Self.append(range.start, to: &object)
      object.append(literal: ",\"end\":")
      Self.append(range.end, to: &object)
      object.append(UInt8(ascii: "}"))
    }
    object.append(UInt8(ascii: "}"))
    if isPerLine { object.append(UInt8(ascii: "\n")) }
  }

  private static func append(_ path: [PathSegment], to object: inout ByteBuffer) {
    object.append(literal: ",\"path\":")
    let segments = path.map { segment -> JSONValue in
      switch segment {
      case .key(let key): .string(key)
      case .index(let index): .number(Double(index))
      }
    }
    object.append(text: JSONWriter.string(of: .array(segments)))
  }

  private static func append(_ dependence: StubDependence, to object: inout ByteBuffer) {
    object.append(literal: ",\"verdict\":")
    switch dependence.verdict {
    case .valid: object.append(literal: "\"valid\"")
    case .invalid: object.append(literal: "\"invalid\"")
    case .notJudged: object.append(literal: "\"undecided\"")
    }
    object.append(literal: ",\"functions\":[")
    for (index, name) in dependence.functions.enumerated() {
      if index > 0 { object.append(UInt8(ascii: ",")) }
      JSONWriter.append(string: name, to: &object)
    }
    object.append(UInt8(ascii: "]"))
  }

  private static func append(_ place: SourceRange.Place, to object: inout ByteBuffer) {
    object.append(literal: "{\"line\":")
    object.append(decimal: place.line)
    object.append(literal: ",\"column\":")
    object.append(decimal: place.column)
    object.append(literal: ",\"offset\":")
    object.append(decimal: place.offset)
    object.append(UInt8(ascii: "}"))
  }

  private static func json(of summary: RunSummary) -> JSONValue {
    var object = JSONObject([
      ("files", .number(Double(summary.files))), ("records", .number(Double(summary.records))),
      ("invalid", .number(Double(summary.invalid))),
      ("notJudged", .number(Double(summary.notJudged))),
      ("issues", .number(Double(summary.issues))),
    ])
    if summary.warnings > 0 { object["warnings"] = .number(Double(summary.warnings)) }
    if summary.fixed > 0 {
      object["fixed"] = .number(Double(summary.fixed))
      object["fixedFiles"] = .number(Double(summary.fixedFiles))
    }
    if summary.known > 0 { object["known"] = .number(Double(summary.known)) }
    if summary.gone > 0 { object["gone"] = .number(Double(summary.gone)) }
    if summary.dependent > 0 { object["dependent"] = .number(Double(summary.dependent)) }
    if summary.notShown > 0 { object["notShown"] = .number(Double(summary.notShown)) }
    return .object(object)
  }
}
