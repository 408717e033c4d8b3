import CompassRevisions
import NamedRules
import SourceJSON

extension RuleListing {
  /// The rules as JSON, each as `json(of:)` describes it.
  ///
  /// - Parameter revision: The revision whose rules are listed; nil for the rules of all.
  static func json(in revision: WebRevision?) -> String {
    JSONValue.lines(of: RuleCatalog.rules(in: revision).map(json), named: "rules")
  }

  /// The name and decision of a rule, its arguments with their types and shapes, the revisions, the sources that decide, the
  /// specification of a rule that no recorded answer has, the arguments of a
  /// call that has a result, and for each revision the web app's file and export and the shape of the result.
  static func json(of rule: Rule) -> JSONValue {
    let arguments = rule.parameters.map { parameter -> JSONValue in
      [
        "name": .text(of: parameter.name), "type": .text(of: parameter.kind.rawValue),
        "optional": .boolean(parameter.isOptional),
        "words": .array(parameter.words.map { .text(of: $0) }),
        "otherWords": .boolean(parameter.takesOtherWords),
        "shape": rule.shape(of: parameter).map { .text(of: $0) } ?? .null,
      ]
    }
    let web = rule.web.map { web -> JSONValue in
      [
        "revision": .text(of: web.revision.rawValue), "file": .text(of: web.file),
        "export": .text(of: web.export), "result": .text(of: web.result),
      ]
    }
    let revisions = WebRevision.allCases.filter { rule.exists(in: $0) }
    return [
      "name": .text(of: rule.name), "summary": .text(of: rule.summary),
      "arguments": .array(arguments),
      "revisions": .array(revisions.map { .text(of: $0.rawValue) }),
      "sourcesDiffer": .boolean(rule.takesSource),
      "specification": rule.specification.map { .text(of: $0) } ?? .null, "example": rule.example,
      "web": .array(web),
    ]
  }
}
