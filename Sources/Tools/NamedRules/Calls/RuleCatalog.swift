public import CompassRevisions

/// All rules that can be called by their names.
public enum RuleCatalog {
  /// The rules, in the order of their names.
  public static let rules: [Rule] = families.rules.sorted { $0.name < $1.name }

  /// Returns the rules that have known answers at a revision; nil asks for all.
  public static func rules(in revision: WebRevision?) -> [Rule] {
    guard let revision else { return rules }
    return rules.filter { $0.exists(in: revision) }
  }

  /// Returns the rule of that name, without making the rules of other families.
  ///
  /// - Parameters:
  ///   - name: the name, such as `fit.tier`.
  ///   - revision: a revision that must have the rule, or nil for any.
  /// - Throws: `RuleError` if there is no such rule, or not at that revision.
  public static func rule(
    named name: String, in revision: WebRevision? = nil
  ) throws(RuleError) -> Rule {
    guard let rule = families[name] else { throw .unknownRule(name) }
    if let revision, !rule.exists(in: revision) {
      throw .otherRevision(name, revision.name)
    }
    return rule
  }
}
