internal import CompassRules
internal import SourceJSON

extension MatchingFamily {
  static let lists = Rule.list {
    Rule(
      "school.page", "The schools list, filtered, ordered and cut into pages.",
      since: .august2026,
      {
        (
          schools: [MatchingRules.SchoolListEntry], row: RuleArguments,
          sort: MatchingRules.SchoolSort, number: Int,
          home: GeoLocation?, preferences: [PreferenceRules.SchoolPreference]
        ) -> Members in
        let filters = schoolFilters(row)
        let page = rules.page(
          of: schools, filters: filters, sort: sort, page: number, home: home,
          preferences: preferences)
        return [
          "ids": page.schools.map(\.id), "pageIds": page.shown.map(\.id),
          "totalPages": page.pageCount,
          "hasActiveFilters": filters.isActive, "states": page.states,
          "shownFilters": Members(filters.chips.map { ($0.field.rawValue, $0.text) }),
        ]
      }, "schools", "filters?", .orOther(.or("sortBy", "a-z")), .or("page", 1), "home",
      "preferences?", .ignored("timeZone", .text))
    Rule(
      "interaction.filter", "The interactions that match the filters, the newest first.",
      {
        (
          interactions: [InteractionRules.Record], filters: InteractionRules.Filters, now: Date,
          clock: LocalClock
        ) -> Members in
        let ids = rules.filtered(interactions, by: filters, now: now, clock: clock).map(\.id)
        return ["ids": ids, "active": filters.isActive]
      }, "interactions", "filters?", "now")
    Rule(
      "filter.universal", "The items that match all filters, with the filters' texts.",
      {
        (
          items: [JSONValue], filters: [MatchingRules.ListFilter], values: RuleArguments,
          clock: LocalClock
        )
          -> Members in
        let members = values.value.object?.members ?? []
        let result = rules.filtered(
          items, by: filters,
          values: Dictionary(members.map { ($0.key.string, $0.value) }) { first, _ in first },
          clock: clock)
        return [
          "ids": result.items.map { $0["id"] ?? .null }, "count": result.activeCount,
          "active": result.isActive, "display": JSONValue.object(result.texts),
        ]
      }, "items", "configs", "values?")
  }

  private static func schoolFilters(_ row: RuleArguments) -> MatchingRules.SchoolFilters {
    var distance: MatchingRules.SchoolFilters.Distance? = .init()
    if let value = row.value["distance"], [.null, "", []].contains(value) { distance = nil }
    if let maximum = row.object("distance").number("max") { distance = .init(maximum: maximum) }
    return MatchingRules.SchoolFilters(
      name: row["name"], division: row["division"], status: row["status"], state: row["state"],
      isFavorite: row["is_favorite"], distance: distance, showsMatches: row["show_matches"])
  }
}
