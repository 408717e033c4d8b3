internal import Diagnostics
internal import JSPrimitives
internal import SourceJSON

/// The table of the counts, for people and for programs.
extension FindingStatistics {
  /// A line for each group below the names of the columns; empty without findings.
  package var text: String {
    let groups = sorted
    guard !groups.isEmpty else { return "" }
    var rows = [["count", "schema", "path", "code", "example"]]
    rows += groups.map { group in
      let finding = group.example
      return [
        "\(group.count)", finding.schema, finding.path.isEmpty ? "(payload)" : finding.path,
        finding.code,
        finding.line > 0 ? "\(finding.file):\(finding.line):\(finding.column)" : finding.file,
      ].map(PrintableText.oneLine)
    }
    if other > 0 { rows.append(["\(other)", "(other)", "", "", ""]) }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      // Numbers are aligned at their last digit.
      let count = String(repeating: " ", count: widths[0] - row[0].count) + row[0]
      let cells = (1..<4).map {
        row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count)
      }
      let end = row[4].isEmpty ? row[1] : (cells + [row[4]]).joined(separator: "  ")
      return "\(count)  \(end)\n"
    }.joined()
  }

  /// The groups as a JSON array with one of them a line, and the number of other findings:
  /// `{"other":0,"groups":[`, the groups, `]`. The caller adds members and the closing brace.
  package var json: String {
    let lines = sorted.map { group in
      let finding = group.example
      var example: JSONObject = ["file": .string(JSText(finding.file))]
      if finding.line > 0 {
        example["line"] = .number(Double(finding.line))
        example["column"] = .number(Double(finding.column))
      }
      return JSONWriter.string(
        of: [
          "schema": .string(JSText(finding.schema)), "path": .string(JSText(finding.path)),
          "code": .string(JSText(finding.code)), "count": .number(Double(group.count)),
          "example": .object(example),
        ])
    }
    return "{\"other\":\(other),\"groups\":[\n\(lines.joined(separator: ",\n"))"
  }
}
