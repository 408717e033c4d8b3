/// All rules that can be called by their names.
public enum RuleCatalog {
  /// The rules, a family after the other.
  public static let rules: [Rule] = [
    AlertRules.all, AttachmentRules.all, CoachListRules.all, DivisionRules.all, EventRules.all,
    ExportRules.all, FitRules.all, FormValidationRules.all, InterestRules.all, LabelRules.all,
    ResponsivenessRules.all,
    SubmissionRules.all,
  ].flatMap(\.self).sorted { $0.name < $1.name }

  private static let byName = Dictionary(rules.map { ($0.name, $0) }) { first, _ in first }

  /// Returns the rule of that name.
  public static func rule(named name: String) throws(RuleError) -> Rule {
    guard let rule = byName[name] else { throw .unknownRule(name) }
    return rule
  }
}
