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

extension RuleCatalog {
  /// The families, each with the names that lead to it. Most have areas of names to themselves.
  static let families = RuleFamilies([
    RuleFamily(["attachment."], AttachmentRules.all),
    RuleFamily(["calendar."], CalendarFamily.all),
    RuleFamily(["coach.", "coaches."], CoachFamily.all),
    RuleFamily(["completeness."], CompletenessFamily.all),
    RuleFamily(["contactWindow."], ContactWindowFamily.all),
    RuleFamily(
      [
        "coach.cardTexts", "coach.channels", "coach.deletionQuestion", "coaches.chips",
        "coaches.countText", "coaches.placeholder",
      ], CoachesListRules.all),
    RuleFamily(["csv."], ExportRules.all),
    RuleFamily(
      ["deadline.", "offer.daysUntilDeadline", "reminder.", "task."], DeadlinesFamily.all),
    RuleFamily(["deletion."], DeletionFamily.all),
    RuleFamily(["division."], DivisionRules.all),
    RuleFamily(["duplicate."], DuplicateRules.all),
    RuleFamily(["email.", "family.", "link.", "location.", "social.", "zip."], CodesFamily.all),
    RuleFamily(["event."], EventFamily.all),
    RuleFamily(["event.discardQuestion", "event.schoolChoice"], CreateEventRules.all),
    RuleFamily(["fit."], FitFamily.all),
    RuleFamily(
      [
        "fit.academic", "fit.athletic", "fit.opportunity", "fit.personal", "fit.portfolio",
        "fit.recommendation", "fit.score", "fit.tier", "fit.tierColor",
      ], FitScoreFamily.all),
    RuleFamily(["form."], FormValidationRules.all),
    RuleFamily(["age.", "date.", "grade."], GradesFamily.all),
    RuleFamily(["interest."], InterestRules.all),
    RuleFamily(["badge.", "label."], LabelRules.all),
    RuleFamily(
      [
        "distance.", "filter.", "matching.", "interaction.filter", "school.distanceText",
        "school.page",
      ], MatchingFamily.all),
    RuleFamily(["metrics."], MetricsFamily.all),
    RuleFamily(["offer."], OffersFamily.all),
    RuleFamily(["phase."], PhaseFamily.all),
    RuleFamily(["phone."], PhoneFamily.all),
    RuleFamily(["positions."], PositionsFamily.all),
    RuleFamily(["document.", "file.", "prefs.", "profile."], PreferencesFamily.all),
    RuleFamily(["request."], RequestFailureRules.all),
    RuleFamily(["responsiveness."], ResponsivenessRules.all),
    RuleFamily(["score."], ScoreFamily.all),
    RuleFamily(["school.", "status."], StatusFamily.all),
    RuleFamily(
      ["coach.insert", "interaction.formIsValid", "interaction.insert"], SubmissionRules.all),
    RuleFamily(["interaction."], AlertRules.all),
    RuleFamily(
      [
        "attachment.icon", "interaction.access", "interaction.coachSelection",
        "interaction.detailCells", "interaction.formTitle", "interaction.loggedBy",
      ], InteractionDetailRules.all),
    RuleFamily(
      [
        "school.coachPanel", "school.favorite", "school.fitBadge", "school.information",
        "school.pageTexts", "school.sections", "school.sharedDocuments", "school.statusHistory",
        "scorecard.", "section.",
      ], SchoolDetailRules.all),
    RuleFamily(["suggestion."], SuggestionsFamily.all),
  ])
}
