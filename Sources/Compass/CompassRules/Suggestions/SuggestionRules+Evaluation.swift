extension SuggestionRules {
  /// Returns the suggestions of one rule; none if it doesn't apply.
  ///
  /// Restates the ten rules `suggestion.NAME`, whose names are the raw values of ``SuggestionRules/Rule``.
  /// Since 2026-08: `event-follow-up`, `formal-outreach`, `interaction-gap`,
  /// `priority-school-reminder` and `school-list-building`. Days are whole ones.
  ///
  /// | rule | condition |
  /// | --- | --- |
  /// | ncaa-registration | the number 11 as grade, a school of DI or DII, `task-11-a3` not completed |
  /// | school-list-building | grade 10 or 11, fewer than 20 schools |
  /// | official-visit | grade 11 or more, a school of priority A or B, fewer than two visits |
  /// | formal-outreach | grade 11 or more; for the schools of priority A or B a mean of more than 30 days since the last contact, or one of more than 45 |
  /// | showcase-attendance | the number 10 as grade, no event, or the last more than six times 30 days ago |
  /// | interaction-gap | for each school of priority A or B that is interested, contacted or visited: 21 days since the last contact |
  /// | missing-video | grade 10 or more, no video |
  /// | event-follow-up | for each attended event of the last seven days, or ahead: no interaction after it |
  /// | video-link-health | for each video: its link is broken |
  /// | priority-school-reminder | for each school of priority A: 14 days since the last contact |
  ///
  /// A school without an interaction has 999 days. Faults of the web app: most rules never suggest
  /// anything for real rows, as its tables have other columns and words; a contact with any school
  /// after an event is taken for its follow-up.
  ///
  /// - Throws: `SuggestionRules.MissingRowError` if the rule comes across a null among its rows.
  public static func suggestions(
    by rule: Rule, for facts: Facts, now: Date
  ) throws(MissingRowError) -> [Suggestion] {
    let contacts = SuggestionContacts(facts: facts, now: now)
    let milestones = SuggestionMilestones(facts: facts, now: now)
    return switch rule {
    case .ncaaRegistration: try milestones.ncaaRegistration()
    case .schoolListBuilding: milestones.schoolListBuilding()
    case .officialVisit: try milestones.officialVisit()
    case .formalOutreach: try contacts.formalOutreach()
    case .showcaseAttendance: try milestones.showcaseAttendance()
    case .interactionGap: try contacts.interactionGap()
    case .missingVideo: milestones.missingVideo()
    case .eventFollowUp: try contacts.eventFollowUp()
    case .videoLinkHealth: try milestones.videoLinkHealth()
    case .prioritySchoolReminder: try contacts.prioritySchoolReminder()
    }
  }

  /// Returns the suggestions of all rules, in the order of the rules.
  ///
  /// Restates `suggestion.evaluateAll`. Since 2026-08. A rule that fails suggests nothing. The rules
  /// that ``SuggestionRules/Rule/restsInDeadPeriods`` marks rest while there are schools and the division of
  /// each is in a dead period; they fail if there is a null among the schools.
  public static func allSuggestions(for facts: Facts, now: Date) -> [Suggestion] {
    evaluation(of: facts, now: now).flatMap(\.suggestions)
  }

  /// Returns the rules that ran, with their suggestions.
  static func evaluation(
    of facts: Facts, now: Date
  ) -> [(rule: Rule, suggestions: [Suggestion])] {
    let isDeadPeriod =
      !facts.schools.isEmpty
      && facts.schools.allSatisfy { school in
        CalendarRules.isDeadPeriod(on: now, division: (school?.division).nonempty ?? "D1")
      }
    let isSilent = isDeadPeriod || facts.schools.contains(nil)
    return Rule.allCases.filter { !(isSilent && $0.restsInDeadPeriods) }
      .compactMap { rule in
        (try? suggestions(by: rule, for: facts, now: now)).map { (rule, $0) }
      }
  }
}
