/// Text in the language of man pages (groff_man(7)).
enum Roff {
  /// Text that stands for itself: no escape, no hyphen that may be changed, and no request at its start.
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

  /// Words in bold.
  static func bold(_ text: String) -> String { "\\fB\(self.text(text))\\fR" }

  /// A name that stands for something else.
  static func placeholder(_ text: String) -> String { "\\fI\(self.text(text))\\fR" }

  /// Paragraphs, which are separated by an empty line.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n\n").map { paragraph in
      paragraph.split(separator: "\n").map { self.text(String($0)) + "\n" }.joined()
    }.joined(separator: ".PP\n")
  }
}
