internal import JSPrimitives
internal import SourceJSON
internal import Validation

/// Renders findings as a log of the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0).
///
/// The log has one run and a rule for each code. Lines and columns of regions count from 1, columns in UTF-16
/// code units.
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

  /// The comma between two results.
  public var separator: String { ",\n" }

  /// The start of the log, with the tool and its rules.
  public var opening: String {
    let driver: JSONValue = [
      "name": .string(JSText(tool)), "version": .string(JSText(version)),
      "rules": .array(
        (hasWarnings ? Self.rules : Array(Self.rules.prefix(CodeExplanation.all.count))).map(\.json)
      ),
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

  /// Appends a finding as one result.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    var result = ByteBuffer()
    result.append(literal: "{\"ruleId\":")
    JSONWriter.append(string: finding.code, to: &result)
    if let index = Self.ruleIndices[finding.code] {
      result.append(literal: ",\"ruleIndex\":")
      result.append(decimal: index)
    }
    switch finding.severity {
    case .error: result.append(literal: ",\"level\":\"error\"")
    case .warning: result.append(literal: ",\"level\":\"warning\"")
    case .note: result.append(literal: ",\"level\":\"note\"")
    }
    result.append(literal: ",\"message\":{\"text\":")
    let message = finding.hint.map { "\(finding.message); \($0)" } ?? finding.message
    JSONWriter.append(string: message, to: &result)
    result.append(
      literal: "},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"")
    Self.append(uriOf: finding.path, to: &result)
    result.append(literal: "\"}")
    if let range = finding.range { Self.append(range, to: &result) }
    result.append(UInt8(ascii: "}"))
    let field = finding.field
    if !field.isEmpty {
      result.append(literal: ",\"logicalLocations\":[{\"fullyQualifiedName\":")
      JSONWriter.append(string: field, to: &result)
      result.append(literal: "}]")
    }
    result.append(literal: "}]}")
    output.append(contentsOf: result.bytes)
  }

  private static func append(_ range: SourceRange, to result: inout ByteBuffer) {
    result.append(literal: ",\"region\":{\"startLine\":")
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

  private struct Rule {
    var id: String
    var title: String

    var json: JSONValue {
      ["id": .string(JSText(id)), "shortDescription": ["text": .string(JSText(title))]]
    }
  }

  private static let rules = (CodeExplanation.all + CodeExplanation.warnings).map {
    Rule(id: $0.code, title: $0.title)
  }
  private static let ruleIndices = Dictionary(
    uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
}
