internal import JSPrimitives
internal import SourceJSON

/// The rule of a SARIF log for a code (SARIF 2.1.0, 3.49), with the code's explanation as help.
struct SARIFRule {
  private let explanation: CodeExplanation

  /// A rule for each code, those of warnings last.
  ///
  /// - Parameter hasWarnings: Whether the rules of warnings are there.
  static func all(hasWarnings: Bool) -> [SARIFRule] {
    (hasWarnings ? CodeExplanation.known : CodeExplanation.all).map(SARIFRule.init)
  }

  /// The position of each code in the rules.
  static let indices = Dictionary(
    uniqueKeysWithValues: CodeExplanation.known.enumerated().map { ($1.code, $0) })

  /// The rule as a `reportingDescriptor`.
  var json: JSONValue {
    let title = JSText(explanation.title)
    // The text has lines of a terminal; a viewer breaks its own.
    let text = explanation.text.split(separator: "\n").joined(separator: " ")
    let level =
      explanation.code == StubDependence.code
      ? "note" : WarningCode(rawValue: explanation.code) == nil ? "error" : "warning"
    var members = JSONObject([
      ("id", .string(JSText(explanation.code))),
      ("shortDescription", ["text": .string(title)]),
      ("fullDescription", ["text": .string(JSText("\(explanation.title) \(text)"))]),
      ("defaultConfiguration", ["level": .string(JSText(level))]),
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
