import CompassRevisions
import NamedRules

/// The rules as `compass-validate rules` lists them.
enum RuleListing {
  /// Two lines a rule: its name with the arguments, and its decision, with the revisions if it doesn't belong
  /// to all.
  ///
  /// - Parameter revision: the revision whose rules are listed; nil for the rules of all.
  static func text(in revision: WebRevision?) -> String {
    RuleCatalog.rules(in: revision).map { rule in
      let names = rule.parameters.map { $0.isOptional ? "\($0.name)?" : $0.name }
      return
        "\(rule.name)(\(names.joined(separator: ", ")))\n  \(rule.summary)\(revisions(of: rule))\(source(of: rule))\n"
    }.joined()
  }

  private static func source(of rule: Rule) -> String {
    rule.takesSource ? " The specification and the web app differ: --source." : ""
  }

  private static func revisions(of rule: Rule) -> String {
    if let last = rule.last { return " Until \(last.name)." }
    return rule.first == WebRevision.allCases.first ? "" : " Since \(rule.first.name)."
  }
}
