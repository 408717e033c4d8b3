import CompassRevisions
import JSPrimitives
import NamedRules
import SourceJSON

/// A rule as `compass-validate rules NAME` describes it.
enum RuleDescription {
  /// The name and decision, the arguments as JSON with their types, a call that has a result, the revisions with
  /// recorded answers, and the sources that decide.
  static func text(of rule: Rule) -> String {
    let revisions = WebRevision.allCases.filter { rule.exists(in: $0) }.map(\.name)
    let source =
      rule.takesSource ? "specification, web; they differ" : "specification and web agree"
    return """
      \(rule.name)
        \(rule.summary)
      arguments: \(arguments(of: rule).jsonText)
      example: compass-validate rules \(rule.name) \(quoted(rule.example.jsonText))
      revisions: \(revisions.joined(separator: ", "))
      source: \(source)

      """
  }

  private static func arguments(of rule: Rule) -> JSONValue {
    .object(
      JSONObject(
        rule.parameters.map { parameter in
          let type = parameter.kind.rawValue + (parameter.isOptional ? ", optional" : "")
          return (key: JSText(parameter.name), value: .string(JSText(type)))
        }))
  }

  /// Returns a word of a shell.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
