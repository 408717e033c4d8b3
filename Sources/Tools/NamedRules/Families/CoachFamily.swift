internal import CompassRevisions
internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "coaches" by their recorded names.
enum CoachFamily {
  static let all = figures + lists + words

  private static let rules = CoachRules.self

  private static let figures = Rule.list(since: .august2026) {
    Rule(
      "coach.metrics", "The figures of the contact with one coach.", rules.metrics, "coachId",
      "interactions?", "now")
    Rule(
      "coach.insights", "The sentences on the contact with one coach.",
      { (coach: String?, interactions: [CoachRules.Interaction], now: Date, clock: LocalClock) in
        rules.insights(on: rules.metrics(ofCoach: coach, in: interactions, now: now, clock: clock))
      }, "coachId", "interactions?", "now")
    Rule(
      "coach.compareWithSchool", "A coach's figures beside those of a school's coaches.",
      rules.comparison, "coachId", "schoolId", "coaches?", "interactions?", "now")
    Rule(
      "coach.listStats", "The figures above the coaches list.", rules.listFigures, "coaches?",
      "now")
    Rule(
      "coach.needsFollowUp", "The coaches to contact again.", rules.needingFollowUp, "coaches?",
      "now")
  }

  private static let lists = Rule.list {
    Rule(
      "coach.stats", "The figures on a coach's page.",
      {
        (
          coach: RuleArguments?, interactions: [CoachRules.Interaction], now: Date,
          clock: LocalClock,
          revision: WebRevision
        ) in
        guard let coach else { return CoachRules.Stats.none }
        return rules.stats(
          lastContactDate: coach["last_contact_date"], interactionTypes: interactions.map(\.type),
          now: now, clock: clock, revision: revision)
      }, "coach", "interactions?", "now")
    Rule(
      "coach.contactFrequency", "How often a family contacts its schools.",
      {
        (
          interactions: [CoachRules.Interaction], schools: [RuleArguments], now: Date,
          clock: LocalClock
        )
        in
        rules.contactFrequency(
          interactions, schools: schools.map { ($0["id"], $0["name"]) }, now: now, clock: clock)
      }, "interactions?", "schools?", "now")
    Rule(
      "coach.pageList", "The ids of the coaches page's coaches that pass its filters, in order.",
      {
        (
          coaches: [CoachRules.ListEntry], schools: [RuleArguments], row: RuleArguments,
          sort: CoachRules.Sort?, now: Date, clock: LocalClock, source: RuleSource,
          revision: WebRevision
        ) -> Members in
        let filters = CoachRules.Filters(row)
        let listed = rules.pageList(
          CoachRules.List(coaches, schools), filters: filters, sortedBy: sort, now: now,
          clock: clock, source: source, revision: revision)
        // The page counts any other key too.
        let known: [JSText] = ["search", "role", "lastContact", "responsiveness"]
        let others =
          row.value.object?.members.count { !known.contains($0.key) && $0.value.isTruthy } ?? 0
        let count = filters.activeCount + others
        return ["ids": listed, "active": count > 0, "count": count]
      }, "coaches?", "schools?", "filters?", .orOther("sortBy"), "now")
    Rule(
      "coach.schoolList", "The ids of a school's coaches that pass its filters, in order.",
      rules.schoolList, "coaches?", "search?", "role", .orOther("sortBy"), .ignored("now", .text))
    Rule(
      "coaches.list", "The ids of the coaches that pass the filters, in order.",
      until: .february2026,
      {
        (
          coaches: [CoachRules.ListEntry], schools: [RuleArguments], filters: CoachRules.Filters,
          sort: CoachRules.Sort?, now: Date, clock: LocalClock, source: RuleSource
        ) -> Members in
        let listed = CoachRules.List(coaches, schools).filtered(
          by: filters, sortedBy: sort, now: now, clock: clock, source: source)
        return ["ids": listed, "active": filters.isActive, "count": filters.activeCount]
      }, .shared("coaches"), .shared("schools"), "filters", .orOther("sortBy"), "now")
  }

  private static let words = Rule.list {
    Rule(
      "coach.contactWord", "The word for the days since the last contact.",
      { (days: Double) in rules.contactWord(daysSinceContact: days) },
      "daysSinceContact?")
    Rule(
      "coach.daysAgoText", "The words for the time since a date.", rules.daysAgoText, "date?",
      "now")
    Rule(
      "coach.dateText", "A date with its day of the week.", rules.dateText, "date?",
      .ignored("now", .text))
    Rule(
      "coach.card", "The texts and the link of a coach's card.", since: .august2026,
      {
        (
          row: RuleArguments, detail: String?, back: String?, label: String?, now: Date,
          clock: LocalClock
        ) in
        var coach = CoachRules.ListEntry(row)
        coach.id = row.printed("id")
        coach.firstName = row.printed("first_name")
        coach.lastName = row.printed("last_name")
        return rules.card(
          of: coach, detail: detail, back: back, backLabel: label, now: now, clock: clock)
      }, "coach", "detailTo", "backTo", "backLabel", "now")
    Rule(
      "coach.roleBadgeClass", "The CSS classes of a role's badge.", rules.roleBadge, "role?")
    Rule(
      "coach.roleLabel", "The name of a role.",
      { (role: String?) in role.map(rules.roleLabel) }, "role")
    Rule(
      "coach.initials", "The initials of a coach.",
      { (coach: RuleArguments) in
        rules.initials(firstName: coach["first_name"], lastName: coach["last_name"])
      }, "coach")
  }
}
