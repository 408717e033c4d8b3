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
      "coach.metrics", "The figures of the contact with one coach.",
      { (coach: String?, interactions: [RuleArguments], now: Date, clock: LocalClock) in
        rules.metrics(ofCoach: coach, in: Self.interactions(interactions), now: now, clock: clock)
      }, "coachId", "interactions?", "now")
    Rule(
      "coach.insights", "The sentences on the contact with one coach.",
      { (coach: String?, interactions: [RuleArguments], now: Date, clock: LocalClock) in
        rules.insights(
          on: rules.metrics(
            ofCoach: coach, in: Self.interactions(interactions), now: now, clock: clock))
      }, "coachId", "interactions?", "now")
    Rule(
      "coach.compareWithSchool", "A coach's figures beside those of a school's coaches.",
      {
        (
          coach: String?, school: String?, coaches: [CoachRules.ListEntry],
          interactions: [RuleArguments], now: Date, clock: LocalClock
        ) -> Members? in
        rules.comparison(
          ofCoach: coach, withSchool: school, coaches: coaches,
          interactions: Self.interactions(interactions), now: now, clock: clock
        ).map {
          [
            "coach": $0.coach, "schoolAverage": ["responseRate": $0.averageResponseRate] as Members,
            "rank": $0.rank, "totalCoaches": $0.totalCoaches,
          ]
        }
      }, "coachId", "schoolId", "coaches?", "interactions?", "now")
    Rule(
      "coach.listStats", "The figures above the coaches list.",
      { (coaches: [CoachRules.ListEntry], now: Date) in
        rules.listFigures(of: coaches, now: now).rows.map {
          ["label": $0.label, "value": $0.value] as Members
        }
      }, "coaches?", "now")
    Rule(
      "coach.needsFollowUp", "The coaches to contact again.",
      { (coaches: [CoachRules.ListEntry], now: Date, clock: LocalClock) in
        rules.needingFollowUp(coaches, now: now, clock: clock).map {
          ["id": $0.coach.id, "text": $0.text] as Members
        }
      }, "coaches?", "now")
  }

  private static let lists = Rule.list {
    Rule(
      "coach.stats", "The figures on a coach's page.",
      {
        (
          coach: RuleArguments?, interactions: [RuleArguments], now: Date, clock: LocalClock,
          revision: WebRevision
        ) in
        guard let coach else { return CoachRules.Stats.none }
        return rules.stats(
          lastContactDate: coach["last_contact_date"],
          interactionTypes: interactions.map { $0.printed("type") },
          now: now, clock: clock, revision: revision)
      }, "coach", "interactions?", "now")
    Rule(
      "coach.contactFrequency", "How often a family contacts its schools.",
      {
        (
          interactions: [RuleArguments], schools: [RuleArguments], now: Date, clock: LocalClock
        ) -> Members in
        let frequency = rules.contactFrequency(
          Self.interactions(interactions), schools: schools.map { ($0["id"], $0["name"]) },
          now: now, clock: clock)
        return [
          "recent": frequency.recent,
          "schoolsContactedLast7Days": frequency.schoolsContactedLast7Days,
          "average": frequency.average, "withoutRecentContact": frequency.withoutRecentContact,
        ]
      }, "interactions?", "schools?", "now")
    Rule(
      "coach.pageList", "The ids of the coaches page's coaches that pass its filters, in order.",
      {
        (
          coaches: [CoachRules.ListEntry], schools: [RuleArguments], row: RuleArguments,
          sort: CoachRules.Sort?, now: Date, clock: LocalClock, source: RuleSource,
          revision: WebRevision
        ) -> Members in
        let filters = Self.filters(row)
        let listed = rules.pageList(
          list(coaches, schools), filters: filters, sortedBy: sort, now: now,
          clock: clock, source: source, revision: revision)
        // The page counts any other key too.
        let known: [JSText] = ["search", "role", "lastContact", "responsiveness"]
        let others =
          row.value.object?.members.count { !known.contains($0.key) && $0.value.isTruthy } ?? 0
        let count = filters.activeCount + others
        return ["ids": listed.map(\.id), "active": count > 0, "count": count]
      }, "coaches?", "schools?", "filters?", .orOther("sortBy"), "now")
    Rule(
      "coach.schoolList", "The ids of a school's coaches that pass its filters, in order.",
      {
        (
          coaches: [CoachRules.ListEntry], search: String, role: StoredWord<CoachRole>?,
          sort: CoachRules.SchoolPageSort?
        ) in
        rules.schoolList(coaches, search: search, role: role, sortedBy: sort).map(\.id)
      }, "coaches?", "search?", "role", .orOther("sortBy"), .ignored("now", .text))
    Rule(
      "coaches.list", "The ids of the coaches that pass the filters, in order.",
      until: .february2026,
      {
        (
          coaches: [CoachRules.ListEntry], schools: [RuleArguments], row: RuleArguments,
          sort: CoachRules.Sort?, now: Date, clock: LocalClock, source: RuleSource
        ) -> Members in
        let filters = Self.filters(row)
        let listed = list(coaches, schools).filtered(
          by: filters, sortedBy: sort, now: now, clock: clock, source: source)
        return ["ids": listed.map(\.id), "active": filters.isActive, "count": filters.activeCount]
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
        ) -> CoachRules.Card? in
        guard var coach = row.read(CoachRules.ListEntry.self) else { return nil }
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
