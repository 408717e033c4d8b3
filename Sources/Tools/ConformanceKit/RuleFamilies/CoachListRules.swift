internal import CompassRules
internal import SourceJSON

/// The coaches list by its recorded name.
enum CoachListRules {
  static let all = [
    Rule(
      "coaches.list", "The ids of the coaches that pass the filters, in order.",
      until: .february2026,
      [
        RuleParameter("coaches", .objects).shared, RuleParameter("schools", .objects).shared,
        .object("filters"), .text("sortBy"), .text("now"), .text("timeZone").optional, .source,
      ]
    ) { arguments throws(RuleError) in
      guard let now = arguments.moment("now"), now.isValid else {
        throw .arguments("the argument \"now\" must be a date")
      }
      let filters = filters(arguments.object("filters"))
      let schools = arguments.objects("schools").map { school in
        (school.text("id") ?? "", school.text("name") ?? "")
      }
      var list = CoachRules.List(arguments.objects("coaches").map(coach))
      list.schoolNames = Dictionary(schools) { first, _ in first }
      let listed = list.filtered(
        by: filters, sortedBy: arguments.word("sortBy"), now: now, clock: arguments.clock,
        source: try arguments.source())
      return [
        "ids": .array(listed.map { .text($0.id) }), "active": .boolean(filters.isActive),
        "count": .count(filters.activeCount),
      ]
    }
  ]

  private static func filters(_ filters: RuleArguments) -> CoachRules.Filters {
    CoachRules.Filters(
      search: filters.text("search") ?? "", role: filters.optionalStored("role"),
      lastContact: filters.text("lastContact").flatMap { CoachRules.LastContactWindow(text: $0) },
      responsiveness: filters.optionalStored("responsiveness"))
  }

  private static func coach(_ coach: RuleArguments) -> CoachRules.ListEntry {
    CoachRules.ListEntry(
      id: coach.text("id") ?? "", schoolID: coach.text("school_id"),
      firstName: coach.text("first_name") ?? "", lastName: coach.text("last_name") ?? "",
      role: coach.stored("role"), email: coach.text("email"), phone: coach.text("phone"),
      twitterHandle: coach.text("twitter_handle"),
      instagramHandle: coach.text("instagram_handle"), notes: coach.text("notes"),
      responsivenessScore: coach.number("responsiveness_score"),
      lastContact: coach.moment("last_contact_date"))
  }
}
