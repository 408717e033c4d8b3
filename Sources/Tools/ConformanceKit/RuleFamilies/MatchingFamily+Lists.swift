internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension MatchingFamily {
  static let lists = [
    Rule(
      "school.page", "The schools list, filtered, ordered and cut into pages.",
      since: .august2026,
      [
        RuleParameter("schools", .objects), .object("filters").optional, .text("sortBy").optional,
        .number("page").optional, .object("home").optional,
        RuleParameter("preferences", .objects).optional, .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let filters = schoolFilters(arguments.object("filters"))
      let page = MatchingRules.page(
        of: arguments.objects("schools").map(school), filters: filters,
        sort: arguments.word("sortBy") ?? .name,
        page: arguments.number("page").flatMap { Int(exactly: $0) } ?? 1,
        home: place(arguments.object("home")),
        preferences: arguments.objects("preferences").map(preference))
      return [
        "ids": .list(page.schools.map(\.id)), "pageIds": .list(page.shown.map(\.id)),
        "totalPages": .count(page.pageCount), "hasActiveFilters": .boolean(filters.isActive),
        "shownFilters": .object(
          JSONObject(
            filters.chips.map { (key: JSText($0.field.rawValue), value: .text($0.text)) })),
        "states": .list(page.states),
      ]
    },
    Rule(
      "interaction.filter", "The interactions that match the filters, the newest first.",
      [
        RuleParameter("interactions", .objects), .object("filters").optional, .text("now"),
        .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let clock = arguments.clock
      let filters = interactionFilters(arguments.object("filters"))
      let interactions = MatchingRules.filtered(
        arguments.objects("interactions").map { interaction($0, clock) }, by: filters,
        now: try arguments.now(), clock: clock)
      return [
        "ids": .list(interactions.map(\.id)), "active": .boolean(filters.isActive),
      ]
    },
    Rule(
      "filter.universal", "The items that match all filters, with the filters' texts.",
      [
        .any("items"), RuleParameter("configs", .objects), .object("values").optional,
        .text("timeZone").optional,
      ]
    ) { arguments throws(RuleError) in
      let values = arguments.value["values"]?.object?.members ?? []
      let result = MatchingRules.filtered(
        arguments.value["items"]?.elements ?? [],
        by: arguments.objects("configs").map(listFilter),
        values: Dictionary(values.map { ($0.key.string, $0.value) }) { first, _ in first },
        clock: arguments.clock)
      return [
        "ids": .array(result.items.map { $0["id"] ?? .null }), "count": .count(result.activeCount),
        "active": .boolean(result.isActive), "display": .object(result.texts),
      ]
    },
  ]

  private static func schoolFilters(_ filters: RuleArguments) -> MatchingRules.SchoolFilters {
    var distance: MatchingRules.SchoolFilters.Distance? = MatchingRules.SchoolFilters.Distance()
    if let value = filters.value["distance"], [.null, "", []].contains(value) { distance = nil }
    if let maximum = filters.object("distance").number("max") {
      distance = MatchingRules.SchoolFilters.Distance(maximum: maximum)
    }
    return MatchingRules.SchoolFilters(
      name: filters.text("name"), division: filters.text("division"),
      status: filters.text("status"), state: filters.text("state"),
      isFavorite: filters.flag("is_favorite"), distance: distance,
      showsMatches: filters.flag("show_matches"))
  }

  private static func interactionFilters(_ filters: RuleArguments) -> InteractionRules.Filters {
    InteractionRules.Filters(
      search: filters.text("search"), type: filters.text("type"),
      loggedBy: filters.text("loggedBy"), direction: filters.text("direction"),
      sentiment: filters.text("sentiment"), timePeriod: filters.text("timePeriod"))
  }

  private static func interaction(
    _ interaction: RuleArguments, _ clock: LocalClock
  ) -> InteractionRules.ListEntry {
    func moment(_ key: JSText) -> Date? {
      interaction.text(key).flatMap { $0.isEmpty ? nil : Date($0, clock: clock) }
    }
    return InteractionRules.ListEntry(
      id: interaction.text("id") ?? "", type: interaction.text("type"),
      direction: interaction.text("direction"), sentiment: interaction.text("sentiment"),
      subject: interaction.text("subject"), content: interaction.text("content"),
      loggedBy: interaction.text("logged_by"), occurredAt: moment("occurred_at"),
      createdAt: moment("created_at"))
  }

  private static func listFilter(_ filter: RuleArguments) -> MatchingRules.ListFilter {
    MatchingRules.ListFilter(
      filter.word("type"), field: filter.text("field") ?? "",
      options: filter.objects("options").map { option in
        let value = option.value["value"] ?? .null
        return .init(value: value, label: option.text("label") ?? value.string ?? "")
      },
      defaultValue: filter.value["defaultValue"])
  }
}
