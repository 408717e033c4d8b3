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

  /// A renderer for the logs of a tool.
  ///
  /// - Parameters:
  ///   - tool: the tool's name.
  ///   - version: the tool's version.
  public init(tool: String, version: String) {
    self.tool = tool
    self.version = version
  }

  /// The comma between two results.
  public var separator: String { ",\n" }

  /// The start of the log, with the tool and its rules.
  public var opening: String {
    let driver: JSONValue = [
      "name": .string(JSText(tool)), "version": .string(JSText(version)),
      "rules": .array(Self.rules.map(\.json)),
    ]
    return
      #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"#
      + #""tool":{"driver":\#(JSONWriter.string(of: driver))},"columnKind":"utf16CodeUnits","#
      + "\"results\":[\n"
  }

  /// Returns the end of the log, which reports whether all payloads have a verdict.
  public func closing(_ summary: RunSummary) -> String {
    let succeeded = summary.notJudged == 0
    return "\n],\"invocations\":[{\"executionSuccessful\":\(succeeded)}]}]}\n"
  }

  /// Appends a finding as one result.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    var physical: [JSONObject.Member] = [
      ("artifactLocation", ["uri": .string(JSText(Self.uri(of: finding.path)))])
    ]
    if let range = finding.range {
      physical.append(("region", Self.region(range)))
    }
    var location: [JSONObject.Member] = [("physicalLocation", .object(JSONObject(physical)))]
    if !finding.field.isEmpty {
      location.append(
        ("logicalLocations", [["fullyQualifiedName": .string(JSText(finding.field))]]))
    }
    var result: [JSONObject.Member] = [("ruleId", .string(JSText(finding.code)))]
    if let index = Self.rules.firstIndex(where: { $0.id == finding.code }) {
      result.append(("ruleIndex", .number(Double(index))))
    }
    result.append(("level", "error"))
    result.append(("message", ["text": .string(JSText(finding.message))]))
    result.append(("locations", [.object(JSONObject(location))]))
    JSONWriter.append(.object(JSONObject(result)), to: &output)
  }

  private static func region(_ range: SourceRange) -> JSONValue {
    [
      "startLine": .number(Double(range.start.line)),
      "startColumn": .number(Double(range.start.column)),
      "endLine": .number(Double(range.end.line)),
      "endColumn": .number(Double(range.end.column)),
    ]
  }

  /// Returns a path as a URI reference.
  ///
  /// Characters that RFC 3986 does not allow in a path are percent-encoded, and so is a colon, which would end a
  /// scheme.
  static func uri(of path: String) -> String {
    let text = path.utf8.reduce(into: "") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"),
        UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return path.hasPrefix("/") ? "file://" + text : text
  }

  private struct Rule {
    var id: String
    var title: String

    var json: JSONValue {
      ["id": .string(JSText(id)), "shortDescription": ["text": .string(JSText(title))]]
    }
  }

  private static let rules = CodeExplanation.all.map { Rule(id: $0.code, title: $0.title) }
}
