import Diagnostics
import SourceJSON

/// The explanations of codes as JSON.
enum CodeListing {
  /// The code, its meaning and its details, and the example if there is one, with the findings of the validator in the form of
  /// `--format ndjson`.
  static func json(of entry: CodeExplanation) throws -> JSONValue {
    var object: JSONObject = [
      "code": .text(of: entry.code), "title": .text(of: entry.title),
      "text": .text(of: entry.text.split(separator: "\n").joined(separator: " ")),
    ]
    if let example = entry.example {
      let findings = try example.findings(of: entry.code, format: .ndjson).split(separator: "\n").map {
        try JSONDocument(Array($0.utf8)).value
      }
      object["example"] = [
        "schema": try JSONDocument(Array(example.schema.utf8)).value,
        "payload": .text(of: example.payload), "findings": .array(findings),
      ]
    }
    return .object(object)
  }

  /// All codes, each with its explanation.
  static func json() throws -> String {
    JSONValue.lines(of: try (CodeExplanation.all + CodeExplanation.warnings).map(json), named: "codes")
  }
}
