/// Renders findings as workflow commands, which GitHub shows as annotations of the lines.
///
/// `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message`; columns count UTF-16 code units.
public struct FindingGitHubRenderer: FindingRenderer {
  /// A renderer of workflow commands.
  public init() {}

  /// Appends a finding as one workflow command with its line feed.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    var text = "::error file=\(Self.property(finding.path))"
    if let range = finding.range {
      text += ",line=\(range.start.line),endLine=\(range.end.line)"
      // GitHub reads columns only if both lines are the same.
      if range.start.line == range.end.line {
        text += ",col=\(range.start.column),endColumn=\(range.end.column)"
      }
    }
    text += ",title=\(Self.property(finding.code))::\(Self.data(finding.message))"
    if !finding.field.isEmpty { text += " (at \(Self.data(finding.field)))" }
    output.append(contentsOf: text.utf8)
    output.append(UInt8(ascii: "\n"))
  }

  /// Returns text escaped for use after the second `::`. Control characters other than line breaks are escaped
  /// as in the text format.
  static func data(_ text: String) -> String { escaped(text, alsoProperty: false) }

  /// Returns text escaped for use as the value of a property.
  static func property(_ text: String) -> String { escaped(text, alsoProperty: true) }

  private static func escaped(_ text: String, alsoProperty: Bool) -> String {
    // By scalar: as a character, CR LF is one.
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where alsoProperty: result += "%3A"
      case "," where alsoProperty: result += "%2C"
      default: result += PrintableText.oneLine(String(scalar))
      }
    }
  }
}
