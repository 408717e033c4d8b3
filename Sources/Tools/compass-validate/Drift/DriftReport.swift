import Diagnostics
import JSPrimitives
import SchemaDrift
import SourceJSON

/// The printed report of the differences between two schema documents.
struct DriftReport {
  /// The differences.
  let comparison: SchemaComparison

  /// A line per difference that starts with its kind, then a line of counts.
  var text: String {
    let differences = comparison.differences
    guard !differences.isEmpty else { return "no difference\n" }
    var lines = differences.map { difference in
      let kind = difference.kind.rawValue
      return kind + String(repeating: " ", count: 10 - kind.count)
        + PrintableText.oneLine(difference.description)
    }
    let counts = SchemaDifference.Kind.allCases.map {
      "\(comparison.count(of: $0)) \($0.rawValue)"
    }
    let noun = differences.count == 1 ? "difference" : "differences"
    lines.append("\(differences.count) \(noun): \(counts.joined(separator: ", "))")
    return lines.joined(separator: "\n") + "\n"
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
