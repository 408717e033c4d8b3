internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Renders findings as JSON: one object with all findings and the summary, or NDJSON with one finding a line.
///
/// A finding has the properties of Zod's issue, in Zod's order, between `file` and `range`. A finding without an
/// issue has a `FailureCode` and a message; one about stubs also the verdict and the names of the functions. A warning
/// has a `severity`, a `WarningCode` and a path. Lines and columns count from 1, columns in UTF-16 code units; offsets
/// count bytes from 0.
///
/// Behind `range` follow `value`, a short description of the value; `hint`, what is missing or meant; `cause`, the innermost
/// problem with its own code, path, message and range; `fix` with its `applicability`; and `help`, the meaning of the
/// code. A member that Zod's issue has itself is not repeated.
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
    PrintableText.append(json: object.bytes, to: &output)
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
      if finding.severity == .warning {
        object.append(literal: ",\"path\":")
        Self.append(finding.warningPath, to: &object)
      }
      object.append(literal: ",\"message\":")
      JSONWriter.append(string: finding.message, to: &object)
    }
    if let dependence = finding.dependence { Self.append(dependence, to: &object) }
    if let range = finding.range {
      object.append(literal: ",\"range\":")
      Self.append(range, to: &object)
    }
    appendAdditions(of: finding, to: &object)
    object.append(UInt8(ascii: "}"))
    if isPerLine { object.append(UInt8(ascii: "\n")) }
  }

  /// Appends what the tool adds to Zod's issue.
  private func appendAdditions(of finding: Finding, to object: inout ByteBuffer) {
    // Issues that functions add can have members of any name.
    func isFree(_ name: JSText) -> Bool {
      finding.issue?.properties.contains { $0.nameText == name } != true
    }
    Self.append(
      finding.received.flatMap { isFree("value") ? $0 : nil },
      isFree("hint") ? finding.hint ?? finding.missing?.hint : nil, to: &object)
    if let cause = finding.cause, isFree("cause") {
      object.append(literal: ",\"cause\":{\"code\":")
      JSONWriter.append(string: cause.code.rawValue, to: &object)
      object.append(literal: ",\"path\":")
      Self.append(cause.path, to: &object)
      object.append(literal: ",\"message\":")
      JSONWriter.append(cause.messageText, to: &object)
      object.append(literal: ",\"range\":")
      Self.append(cause.range, to: &object)
      Self.append(cause.received.isEmpty ? nil : cause.received, cause.missing?.hint, to: &object)
      if let option = finding.branch?.option {
        object.append(literal: ",\"option\":")
        object.append(decimal: option)
      }
      object.append(UInt8(ascii: "}"))
    }
    if let fix = finding.fix, isFree("fix") { Self.append(fix, to: &object) }
    if let help = CodeExplanation.of(finding.code)?.title, isFree("help") {
      object.append(literal: ",\"help\":")
      JSONWriter.append(string: help, to: &object)
    }
  }

  private static func append(
    _ value: String?, _ hint: String?, to object: inout ByteBuffer
  ) {
    if let value {
      object.append(literal: ",\"value\":")
      JSONWriter.append(string: value, to: &object)
    }
    if let hint {
      object.append(literal: ",\"hint\":")
      JSONWriter.append(string: hint, to: &object)
    }
  }

  private static func append(_ path: [PathSegment], to object: inout ByteBuffer) {
    object.append(UInt8(ascii: "["))
    for (index, segment) in path.enumerated() {
      if index > 0 { object.append(UInt8(ascii: ",")) }
      switch segment {
      case .key(let key): JSONWriter.append(key, to: &object)
      case .index(let index): object.append(decimal: index)
      }
    }
    object.append(UInt8(ascii: "]"))
  }

  private static func append(_ fix: SuggestedFix, to object: inout ByteBuffer) {
    object.append(literal: ",\"fix\":{\"description\":")
    JSONWriter.append(string: fix.description, to: &object)
    object.append(literal: ",\"applicability\":")
    JSONWriter.append(string: fix.applicability.rawValue, to: &object)
    object.append(literal: ",\"replacements\":[")
    for (index, replacement) in fix.replacements.enumerated() {
      object.append(literal: index > 0 ? ",{\"range\":" : "{\"range\":")
      append(replacement.range, to: &object)
      object.append(literal: ",\"text\":")
      JSONWriter.append(string: replacement.text, to: &object)
      object.append(UInt8(ascii: "}"))
    }
    object.append(literal: "]}")
  }

  private static func append(_ range: SourceRange, to object: inout ByteBuffer) {
    object.append(literal: "{\"start\":")
    append(range.start, to: &object)
    object.append(literal: ",\"end\":")
    append(range.end, to: &object)
    object.append(UInt8(ascii: "}"))
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

  private static func append(_ place: SourceRange.Position, to object: inout ByteBuffer) {
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
