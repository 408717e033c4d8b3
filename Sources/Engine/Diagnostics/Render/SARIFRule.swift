internal import JSPrimitives
internal import SourceJSON

/// The rule of a SARIF log for a code (SARIF 2.1.0, 3.49), with the code's explanation as help.
struct SARIFRule {
  private let explanation: CodeExplanation

  /// A rule for each code.
  static let all = CodeExplanation.all.map(SARIFRule.init)

  /// The position of each code in `all`.
  static let indices = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.explanation.code, $0) })

  /// The rule as a `reportingDescriptor`.
  var json: JSONValue {
    let title = JSText(explanation.title)
    // The text has lines of a terminal; a viewer breaks its own.
    let text = explanation.text.split(separator: "\n").joined(separator: " ")
    let isNote = explanation.code == StubDependence.code
    var members = JSONObject([
      ("id", .string(JSText(explanation.code))),
      ("shortDescription", ["text": .string(title)]),
      ("fullDescription", ["text": .string(JSText("\(explanation.title) \(text)"))]),
      ("defaultConfiguration", ["level": .string(isNote ? "note" : "error")]),
      (
        "help",
        [
          "text": .string(JSText("\(text)\(exampleText)")),
          "markdown": .string(JSText("\(text)\(exampleMarkdown)")),
        ]
      ),
    ])
    if let address = explanation.address { members["helpUri"] = .string(JSText(address)) }
    return .object(members)
  }

  private var exampleText: String {
    explanation.example.map {
      "\n\nThe schema \($0.schema) has the issue for the payload \($0.payload)."
    } ?? ""
  }

  private var exampleMarkdown: String {
    explanation.example.map {
      "\n\nExample schema:\n\n```json\n\($0.schema)\n```\n\nPayload:\n\n```json\n\($0.payload)\n```"
    } ?? ""
  }
}
