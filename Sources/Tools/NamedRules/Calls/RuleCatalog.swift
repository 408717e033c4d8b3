public import CompassRevisions

/// All rules that can be called by their names.
public enum RuleCatalog {
  /// The rules, a family after the other.
  public static let rules: [Rule] = (recorded + families).sorted { $0.name < $1.name }

  /// The rules that were first recorded at 2026-02.
  private static let recorded: [Rule] = [
    AlertRules.all, AttachmentRules.all, DivisionRules.all, EventFamily.all,
    ExportRules.all, FitScoreFamily.all, FormValidationRules.all, InterestRules.all, LabelRules.all,
    ResponsivenessRules.all, SubmissionRules.all,
  ].flatMap(\.self)

  /// The rules that were first recorded at 2026-08.
  private static let families: [Rule] = [
    CalendarFamily.all, CoachFamily.all, CodesFamily.all, CompletenessFamily.all,
    ContactWindowFamily.all, DeadlinesFamily.all, FitFamily.all, GradesFamily.all,
    MatchingFamily.all, MetricsFamily.all, PhaseFamily.all, PhoneFamily.all, PositionsFamily.all,
    PreferencesFamily.all, ScoreFamily.all, StatusFamily.all, SuggestionsFamily.all,
  ].flatMap(\.self)

  private static let byName = Dictionary(rules.map { ($0.name, $0) }) { first, _ in first }

  /// Returns the rules that have known answers at a revision; nil asks for all.
  public static func rules(in revision: WebRevision?) -> [Rule] {
    guard let revision else { return rules }
    return rules.filter { $0.exists(in: revision) }
  }

  /// Returns the rule of that name.
  ///
  /// - Parameters:
  ///   - name: the name, such as `fit.tier`.
  ///   - revision: a revision that must have the rule, or nil for any.
  /// - Throws: `RuleError` if there is no such rule, or not at that revision.
  public static func rule(
    named name: String, in revision: WebRevision? = nil
  ) throws(RuleError) -> Rule {
    guard let rule = byName[name] else { throw .unknownRule(name) }
    if let revision, !rule.exists(in: revision) {
      throw .otherRevision(name, revision.name)
    }
    return rule
  }
}
