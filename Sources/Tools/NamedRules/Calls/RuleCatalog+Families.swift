extension RuleCatalog {
  /// The families, each with the names that lead to it. Most have areas of names to themselves.
  static let families = RuleFamilies([
    RuleFamily(["attachment."], AttachmentRules.all),
    RuleFamily(["calendar."], CalendarFamily.all),
    RuleFamily(["coach.", "coaches."], CoachFamily.all),
    RuleFamily(["completeness."], CompletenessFamily.all),
    RuleFamily(["contactWindow."], ContactWindowFamily.all),
    RuleFamily(["csv."], ExportRules.all),
    RuleFamily(
      ["deadline.", "offer.daysUntilDeadline", "reminder.", "task."], DeadlinesFamily.all),
    RuleFamily(["division."], DivisionRules.all),
    RuleFamily(["duplicate."], DuplicateRules.all),
    RuleFamily(["email.", "family.", "link.", "location.", "social.", "zip."], CodesFamily.all),
    RuleFamily(["event."], EventFamily.all),
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
    RuleFamily(["responsiveness."], ResponsivenessRules.all),
    RuleFamily(["score."], ScoreFamily.all),
    RuleFamily(["school.", "status."], StatusFamily.all),
    RuleFamily(
      ["coach.insert", "interaction.formIsValid", "interaction.insert"], SubmissionRules.all),
    RuleFamily(["interaction."], AlertRules.all),
    RuleFamily(["suggestion."], SuggestionsFamily.all),
  ])
}
