internal import JSPrimitives
internal import SourceJSON
internal import Validation

/// Renders findings as a log of the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0).
///
/// The log has one run and a rule for each code, with its help. Lines and columns of regions count from 1, columns in
/// UTF-16 code units. A result is at the innermost problem. Its message starts with Zod's, followed by lines with what the
/// text format shows. A fix has its applicability as a property. Its fingerprint is `FindingFingerprint`, with a number among
/// the equal ones of its file.
public struct FindingSARIFRenderer: FindingRenderer {
  private let tool: String
  private let version: String
  /// Whether the log has the rules of warnings too.
  private let hasWarnings: Bool

  /// A renderer for the logs of a tool.
  ///
  /// - Parameters:
  ///   - tool: the tool's name.
  ///   - version: the tool's version.
  ///   - hasWarnings: whether the log has the rules of warnings too.
  public init(tool: String, version: String, hasWarnings: Bool = false) {
    self.tool = tool
    self.version = version
    self.hasWarnings = hasWarnings
  }

  /// True: a fingerprint is unique in its file.
  public var numbersFindings: Bool { true }
  /// The comma between two results.
  public var separator: String { ",\n" }

  /// The start of the log, with the tool and its rules.
  public var opening: String {
    let driver: JSONValue = [
      "name": .string(JSText(tool)), "version": .string(JSText(version)),
      "rules": .array(SARIFRule.all(hasWarnings: hasWarnings).map(\.json)),
    ]
    return
      #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"#
      + #""tool":{"driver":\#(JSONWriter.string(of: driver))},"columnKind":"utf16CodeUnits","#
      + "\"results\":[\n"
  }

  /// Returns the end of the log, which reports whether all payloads have a verdict, and the number of findings that are
  /// not shown: without it, a log that leaves them out would read as clean.
  public func closing(_ summary: RunSummary) -> String {
    let succeeded = summary.notJudged == 0
    let missing = summary.notShown
    let notice = "\(missing) finding\(missing == 1 ? " is" : "s are") not shown"
    let notifications =
      missing == 0
      ? "" : #","toolExecutionNotifications":[{"level":"warning","message":{"text":"\#(notice)"}}]"#
    return
      "\n],\"invocations\":[{\"executionSuccessful\":\(succeeded)\(notifications)}]}]}\n"
  }

  /// Appends a finding as one result, the first one with its fingerprint.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    appendStart(of: finding, to: &output)
    appendEnd(of: FindingFingerprint(of: finding), number: 1, to: &output)
  }

  /// Appends a result up to its fingerprints.
  public func appendStart(of finding: Finding, to output: inout [UInt8]) {
    var result = ByteBuffer()
    result.append(literal: "{\"ruleId\":")
    JSONWriter.append(string: finding.code, to: &result)
    if let index = SARIFRule.indices[finding.code] {
      result.append(literal: ",\"ruleIndex\":")
      result.append(decimal: index)
    }
    switch finding.severity {
    case .error: result.append(literal: ",\"level\":\"error\"")
    case .warning: result.append(literal: ",\"level\":\"warning\"")
    case .note: result.append(literal: ",\"level\":\"note\"")
    }
    result.append(literal: ",\"message\":{\"text\":")
    let message = [finding.message] + FindingNotes.lines(finding)
    JSONWriter.append(string: message.joined(separator: "\n"), to: &result)
    result.append(literal: "},\"locations\":[{\"physicalLocation\":{")
    Self.append(artifact: finding.path, to: &result)
    if let range = finding.shownRange {
      result.append(literal: ",\"region\":")
      Self.append(range, to: &result)
    }
    result.append(UInt8(ascii: "}"))
    let field = finding.cause?.field ?? finding.field
    if !field.isEmpty {
      result.append(literal: ",\"logicalLocations\":[{\"fullyQualifiedName\":")
      JSONWriter.append(string: field, to: &result)
      result.append(literal: "}]")
    }
    result.append(literal: "}]")
    if let fix = finding.fix { Self.append(fix, path: finding.path, to: &result) }
    PrintableText.append(json: result.bytes, to: &output)
  }

  /// Appends the fingerprints and the end of a result.
  ///
  /// GitHub recognizes a result of an earlier run by `primaryLocationLineHash`, a hash and a number among equal ones.
  public func appendEnd(
    of fingerprint: FindingFingerprint, number: Int?, to output: inout [UInt8]
  ) {
    let value = number.map { "\(fingerprint):\($0)" } ?? fingerprint.description
    output += ",\"partialFingerprints\":{\"findingContent/v1\":\"".utf8
    output += value.utf8
    output += "\",\"primaryLocationLineHash\":\"".utf8
    output += value.utf8
    output += "\"}}".utf8
  }

  private static func append(
    _ fix: SuggestedFix, path: String, to result: inout ByteBuffer
  ) {
    result.append(literal: ",\"fixes\":[{\"description\":{\"text\":")
    JSONWriter.append(string: fix.description, to: &result)
    result.append(literal: "},\"artifactChanges\":[{")
    append(artifact: path, to: &result)
    result.append(literal: ",\"replacements\":[")
    for (index, replacement) in fix.replacements.enumerated() {
      result.append(literal: index > 0 ? ",{\"deletedRegion\":" : "{\"deletedRegion\":")
      append(replacement.range, to: &result)
      result.append(literal: ",\"insertedContent\":{\"text\":")
      JSONWriter.append(string: replacement.text, to: &result)
      result.append(literal: "}}")
    }
    result.append(literal: "]}],\"properties\":{\"applicability\":")
    JSONWriter.append(string: fix.applicability.rawValue, to: &result)
    result.append(literal: "}}]")
  }

  private static func append(artifact path: String, to result: inout ByteBuffer) {
    result.append(literal: "\"artifactLocation\":{\"uri\":\"")
    append(uriOf: path, to: &result)
    result.append(literal: "\"}")
  }

  private static func append(_ range: SourceRange, to result: inout ByteBuffer) {
    result.append(literal: "{\"startLine\":")
    result.append(decimal: range.start.line)
    result.append(literal: ",\"startColumn\":")
    result.append(decimal: range.start.column)
    result.append(literal: ",\"endLine\":")
    result.append(decimal: range.end.line)
    result.append(literal: ",\"endColumn\":")
    result.append(decimal: range.end.column)
    result.append(UInt8(ascii: "}"))
  }

  /// Appends a path as a URI reference.
  ///
  /// Characters that RFC 3986 does not allow in a path are percent-encoded, and so is a colon, which would end a
  /// scheme. No character that JSON escapes is left.
  private static func append(uriOf path: String, to uri: inout ByteBuffer) {
    if path.utf8.first == UInt8(ascii: "/") { uri.append(literal: "file://") }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"),
        UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
        uri.append(byte)
      default:
        uri.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 0xF] {
          uri.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
      }
    }
  }
}
