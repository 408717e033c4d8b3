/// Text in the language of man pages (groff_man(7)).
enum Roff {
  /// Returns text escaped to print as it is: backslashes, hyphens, and a request at its start.
  static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Returns words in bold.
  static func bold(_ text: String) -> String { "\\fB\(self.text(text))\\fR" }

  /// Returns a placeholder in italics.
  static func placeholder(_ text: String) -> String { "\\fI\(self.text(text))\\fR" }

  /// Returns paragraphs, which an empty line separates in the source.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n\n").map { paragraph in
      paragraph.split(separator: "\n").map { self.text(String($0)) + "\n" }.joined()
    }.joined(separator: ".PP\n")
  }
}
