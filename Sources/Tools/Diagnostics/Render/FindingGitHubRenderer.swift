internal import JSPrimitives
internal import SourceJSON

/// Renders findings as workflow commands, which GitHub shows as annotations of the lines.
///
/// `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`, `::warning` for a warning, or `::notice` for a
/// note; columns count UTF-16 code units. The lines are those of the innermost problem, the title has the code and its
/// meaning, and the message is followed by lines with what the text format shows.
public struct FindingGitHubRenderer: FindingRenderer {
  /// A renderer of workflow commands.
  public init() {}

  /// Appends a finding as one workflow command with its line feed.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    var command = ByteBuffer()
    switch finding.severity {
    case .error: command.append(literal: "::error file=")
    case .warning: command.append(literal: "::warning file=")
    case .note: command.append(literal: "::notice file=")
    }
    command.append(property: finding.path)
    if let range = finding.shownRange {
      command.append(literal: ",line=")
      command.append(decimal: range.start.line)
      command.append(literal: ",endLine=")
      command.append(decimal: range.end.line)
      // GitHub reads columns only if both lines are the same.
      if range.start.line == range.end.line {
        command.append(literal: ",col=")
        command.append(decimal: range.start.column)
        command.append(literal: ",endColumn=")
        command.append(decimal: range.end.column)
      }
    }
    command.append(literal: ",title=")
    command.append(property: finding.code)
    if let help = CodeExplanation.of(finding.code)?.title {
      command.append(property: ": ")
      command.append(property: help)
    }
    command.append(literal: "::")
    command.append(data: finding.message)
    let field = finding.field
    if !field.isEmpty {
      command.append(literal: " (at ")
      command.append(data: field)
      command.append(literal: ")")
    }
    for note in FindingNotes.lines(finding) {
      command.append(literal: "%0A")
      command.append(data: note)
    }
    command.append(UInt8(ascii: "\n"))
    output.append(contentsOf: command.bytes)
  }
}

extension ByteBuffer {
  /// Appends text escaped for use after the second `::`. Control characters other than line breaks are escaped as in
  /// the text format.
  fileprivate mutating func append(data text: String) { append(text, isProperty: false) }

  /// Appends text escaped for use as the value of a property.
  fileprivate mutating func append(property text: String) { append(text, isProperty: true) }

  private mutating func append(_ text: String, isProperty: Bool) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for (offset, byte) in bytes.enumerated() {
        let escape: StaticString
        switch byte {
        case UInt8(ascii: "%"): escape = "%25"
        case UInt8(ascii: "\r"): escape = "%0D"
        case UInt8(ascii: "\n"): escape = "%0A"
        case UInt8(ascii: ":") where isProperty: escape = "%3A"
        case UInt8(ascii: ",") where isProperty: escape = "%2C"
        default: continue
        }
        append(printable: UnsafeBufferPointer(rebasing: bytes[start..<offset]))
        append(literal: escape)
        start = offset + 1
      }
      append(printable: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}
