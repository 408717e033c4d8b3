import CompassRevisions
import JSPrimitives
import NamedRules
import SourceJSON

/// A rule as `compass-validate rules NAME` describes it.
enum RuleDescription {
  /// The name and decision, the arguments as JSON with their types, the shapes of those that are objects or any JSON values,
  /// the result's shape, a call that has a result, the revisions with recorded answers, the web app's export, and the sources
  /// that decide.
  static func text(of rule: Rule) -> String {
    let revisions = WebRevision.allCases.filter { rule.exists(in: $0) }.map(\.name)
    let lines = [
      [rule.name, "  \(rule.summary)", "arguments: \(arguments(of: rule).jsonText)"],
      shapes(of: rule),
      byRevision("result", rule, \.result),
      [
        "example: compass-validate rules \(rule.name) \(quoted(rule.example.jsonText))",
        "revisions: \(revisions.joined(separator: ", "))",
      ],
      byRevision("web", rule) { "\($0.export) of \($0.file)" },
      ["source: \(source(of: rule))"],
    ]
    return lines.joined().map { $0 + "\n" }.joined()
  }

  /// Returns one line if the value is the same at all revisions, else one for each.
  private static func byRevision(
    _ title: String, _ rule: Rule, _ value: (WebRule) -> String
  ) -> [String] {
    let values = rule.web.map { ($0.revision, value($0)) }
    if let (_, text) = values.first, values.allSatisfy({ $0.1 == text }) {
      return ["\(title): \(text)"]
    }
    return values.map { "\(title) of \($0.name): \($1)" }
  }

  private static func source(of rule: Rule) -> String {
    if let specification = rule.specification { return "specification, \(specification)" }
    return rule.takesSource ? "specification, web; they differ" : "specification and web agree"
  }

  private static func arguments(of rule: Rule) -> JSONValue {
    .object(
      JSONObject(
        rule.parameters.map { parameter in
          let type = type(of: parameter) + (parameter.isOptional ? ", optional" : "")
          return (key: JSText(parameter.name), value: .string(JSText(type)))
        }))
  }

  /// The type, or the words of an enumeration.
  private static func type(of parameter: RuleParameter) -> String {
    guard !parameter.words.isEmpty else { return parameter.kind.rawValue }
    let words = "one of " + parameter.words.joined(separator: ", ")
    return parameter.takesOtherWords ? words + " or another string" : words
  }

  /// A line for each argument whose recorded values have a shape beyond their type.
  private static func shapes(of rule: Rule) -> [String] {
    rule.parameters.filter(\.kind.isOpen).compactMap { parameter in
      rule.shape(of: parameter).map { "  \(parameter.name): \($0)" }
    }
  }

  /// Returns a word of a shell.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
