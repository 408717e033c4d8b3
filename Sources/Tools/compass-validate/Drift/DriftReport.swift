import Diagnostics
import JSPrimitives
import SchemaDrift
import SourceJSON

/// The printed report of the differences between two schema documents.
struct DriftReport {
  /// The differences.
  let comparison: SchemaComparison

  /// The report in a format.
  func text(as format: DiffCommand.Format) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  /// A line per difference that starts with its kind, then a line of counts.
  var text: String {
    let differences = comparison.differences
    guard !differences.isEmpty else { return Self.noDifference }
    var lines = differences.map { difference in
      let kind = difference.kind.rawValue
      return kind + String(repeating: " ", count: 10 - kind.count)
        + PrintableText.oneLine(difference.description)
    }
    lines.append(counts)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line of a report without differences.
  private static let noDifference = "no difference\n"

  /// The number of differences, and of those of each kind.
  private var counts: String {
    let counts = SchemaDifference.Kind.allCases.map {
      "\(comparison.count(of: $0)) \($0.rawValue)"
    }
    let count = comparison.differences.count
    let noun = count == 1 ? "difference" : "differences"
    return "\(count) \(noun): \(counts.joined(separator: ", "))"
  }

  /// A table with a row per difference, and the line of counts.
  private var markdown: String {
    let differences = comparison.differences
    guard !differences.isEmpty else { return Self.noDifference }
    let rows = differences.map { difference in
      MarkdownRow.text(
        [difference.kind.rawValue, MarkdownRow.code(difference.path), difference.detail])
    }
    return MarkdownRow.head(["kind", "value", "change"]) + rows.joined() + "\n\(counts)\n"
  }

  /// The object `{"differences": [{"kind", "path", "detail"}], "stricter", "looser", "reworded", "changed"}`.
  var json: String {
    var object = JSONObject()
    object["differences"] = .array(
      comparison.differences.map {
        [
          "kind": .string(JSText($0.kind.rawValue)), "path": .string(JSText($0.path)),
          "detail": .string(JSText($0.detail)),
        ]
      })
    for kind in SchemaDifference.Kind.allCases {
      object[JSText(kind.rawValue)] = .number(Double(comparison.count(of: kind)))
    }
    return JSONWriter.string(of: .object(object)) + "\n"
  }
}
