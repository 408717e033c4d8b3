/// Rows of quoted cells.
enum CSVText {
  /// The rows, a line each without one at the end; quotes inside a cell stay as they are.
  static func lines(_ rows: [[String]]) -> String {
    rows.map { row in
      row.map { "\"\($0)\"" }.joined(separator: ",")
    }.joined(separator: "\n")
  }

  static func doublingQuotes(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { scalars.append(scalar) }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
