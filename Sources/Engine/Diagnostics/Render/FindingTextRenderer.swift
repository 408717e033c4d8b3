/// Renders findings as a compiler does: `path:line:col: error: message [code]`, the source line, and a
/// mark below the value.
///
/// Lines and columns count from 1, columns in UTF-16 code units. Control characters in names, messages and
/// source are escaped, so a finding never breaks its lines or controls the terminal.
public struct FindingTextRenderer: FindingRenderer {
  private let style: TextStyle

  /// A renderer of text.
  ///
  /// - Parameter style: The colours; none by default.
  public init(style: TextStyle = .plain) { self.style = style }

  /// True: the text shows the source line and the closest option of a union.
  public var showsSource: Bool { true }

  /// Appends a finding's lines.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    output.append(contentsOf: text(of: finding).utf8)
  }

  /// Returns the finding's lines, each ending in a line feed.
  public func text(of finding: Finding) -> String {
    var place = PrintableText.oneLine(finding.path)
    if let start = finding.range?.start { place += ":\(start.line):\(start.column)" }
    var text =
      "\(style.place)\(place):\(style.reset) \(style.error)error:\(style.reset) "
      + "\(style.message)\(PrintableText.oneLine(finding.message))\(style.reset) "
      + "\(style.faint)[\(finding.code)]\(style.reset)\n"
    let number = finding.range.map { "\($0.start.line)" } ?? ""
    let gutter = String(repeating: " ", count: number.utf8.count)
    if let excerpt = finding.excerpt {
      let mark = "^" + String(repeating: "~", count: excerpt.width - 1)
      text += "  \(style.faint)\(number) |\(style.reset) \(excerpt.text)\n"
      text += "  \(style.faint)\(gutter) |\(style.reset) "
      text += String(repeating: " ", count: excerpt.padding)
      text += "\(style.mark)\(mark)\(style.reset)\n"
    }
    func note(_ line: String, indented: String = "") {
      text +=
        "  \(style.faint)\(gutter) =\(style.reset) \(indented)\(PrintableText.oneLine(line))\n"
    }
    if !finding.field.isEmpty { note("at \(finding.field)") }
    for complaint in finding.branch?.complaints ?? [] {
      let field = complaint.field.isEmpty ? "" : "\(complaint.field): "
      note("closest option: \(field)\(complaint.message) [\(complaint.code.rawValue)]")
      let expected = complaint.expected.map { "expected \($0), " } ?? ""
      note("\(expected)received \(complaint.received)", indented: "  ")
    }
    return text
  }
}
