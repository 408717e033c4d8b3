import Diagnostics

/// The rows of a Markdown table.
enum MarkdownRow {
  /// The row of the columns' names, and the line below it.
  static func head(_ names: [String]) -> String {
    text(names) + text(names.map { _ in "---" })
  }

  /// A row of cells, which may contain bars.
  static func text(_ cells: [String]) -> String {
    let cells = cells.map { cell in
      PrintableText.oneLine(cell).split(separator: "|", omittingEmptySubsequences: false)
        .joined(separator: #"\|"#)
    }
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// A cell of code, with as many backticks around it as the code needs.
  static func code(_ code: String) -> String {
    let runs = code.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    return runs.isEmpty ? fence + code + fence : "\(fence) \(code) \(fence)"
  }
}
