internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension CoachFamily {
  static let lists = [
    Rule(
      "coach.pageList", "The ids of the coaches page's coaches that pass its filters, in order.",
      [
        RuleParameter("coaches", .objects).optional, RuleParameter("schools", .objects).optional,
        .object("filters").optional, .any("sortBy").optional, .text("now"),
        .text("timeZone").optional, .source,
      ]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      var list = CoachRules.List(arguments.objects("coaches").map { coach($0, clock: clock) })
      list.schoolNames = Dictionary(
        arguments.objects("schools").map { ($0.text("id") ?? "", $0.text("name") ?? "") }
      ) { first, _ in first }
      let row = arguments.object("filters")
      let filters = filters(row)
      let listed = rules.pageList(
        list, filters: filters, sortedBy: arguments.word("sortBy"), now: try arguments.now(),
        clock: clock, source: try arguments.source())
      // The page counts any other key too.
      let known: [JSText] = ["search", "role", "lastContact", "responsiveness"]
      let others =
        row.value.object?.members.count { !known.contains($0.key) && !isEmpty($0.value) } ?? 0
      let count = filters.activeCount + others
      return [
        "ids": .array(listed.map { .text($0.id) }), "active": .boolean(count > 0),
        "count": .count(count),
      ]
    },
    Rule(
      "coach.schoolList", "The ids of a school's coaches that pass its filters, in order.",
      [
        RuleParameter("coaches", .objects).optional, .text("search").optional,
        .text("role").optional, .any("sortBy").optional, .text("now").optional,
        .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      let listed = rules.schoolList(
        arguments.objects("coaches").map { coach($0, clock: clock) },
        search: arguments.text("search") ?? "", role: arguments.optionalStored("role"),
        sortedBy: arguments.word("sortBy"))
      return .array(listed.map { .text($0.id) })
    },
    Rule(
      "coach.needsFollowUp", "The coaches to contact again.", since: .august2026,
      [
        RuleParameter("coaches", .objects).optional, .text("now"), .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      let coaches = rules.needingFollowUp(
        arguments.objects("coaches").map { coach($0, clock: clock) }, now: try arguments.now(),
        clock: clock)
      return .array(coaches.map { ["id": .text($0.coach.id), "text": .text($0.text)] })
    },
  ]

  private static func filters(_ filters: RuleArguments) -> CoachRules.Filters {
    CoachRules.Filters(
      search: filters.value["search"].flatMap { isEmpty($0) ? nil : printed($0) } ?? "",
      role: filters.optionalStored("role"),
      lastContact: (filters.text("lastContact")
        ?? filters.number("lastContact").flatMap { $0 == 0 ? nil : JSNumber.string($0) })
        .flatMap { CoachRules.LastContactWindow(text: $0) },
      responsiveness: filters.optionalStored("responsiveness"))
  }

  private static func isEmpty(_ value: JSONValue) -> Bool {
    [.null, "", 0, false].contains(value)
  }
}
