internal import JSPrimitives

extension MatchingRules {
  /// An order of the schools list.
  public enum SchoolSort: String, Codable, CaseIterable, Sendable, Hashable {
    /// By name.
    case name = "a-z"
    /// By the distance from home; by name without a home.
    case distance
    /// By the time of the last change, the newest first.
    case lastContact = "last-contact"
  }

  /// The schools list as its page shows it.
  public struct SchoolListPage<School: ListedSchool>: Sendable {
    /// The schools that match the filters, in order.
    public let schools: [School]
    /// The schools of the current page.
    public let shown: [School]
    /// The number of pages; 0 without schools.
    public let pageCount: Int
    /// The states of all schools, filtered or not, ordered by code units.
    public private(set) var states: [String]

    /// The number of schools on a page.
    public static var length: Int { 12 }

    fileprivate init(schools: [School], page: Int, states: [JSText]) {
      self.schools = schools
      let pageCount = (schools.count + Self.length - 1) / Self.length
      let start = ((1...max(pageCount, 1)).contains(page) ? page - 1 : 0) * Self.length
      shown = Array(schools.dropFirst(start).prefix(Self.length))
      self.pageCount = pageCount
      self.states = states.map(\.string)
    }
  }

  /// Returns the schools list, filtered, ordered and cut into pages.
  ///
  /// Restates `school.page`; ``MatchingRules/SchoolFilters`` holds its chips. Names are in the order of
  /// `CollationKey`. In the other orders, schools without a distance or a date come last. Equal
  /// schools keep their order. Since 2026-08.
  ///
  /// The web app's page goes only to pages that exist, so it shows the first one for any other number.
  /// Fault of the web app: it stays on its page when a filter leaves fewer of them, and then shows none.
  ///
  /// - Parameters:
  ///   - sort: the order.
  ///   - page: the page to go to, from 1; the first if there is no such page.
  ///   - home: the athlete's home; a coordinate of 0 makes it unknown.
  ///   - preferences: the athlete's preferences; without any, the filter for matches matches all.
  ///   - search: what the search finds beyond the web app's; by default nothing.
  #if compiler(>=6.3)
  @specialized(where School == MatchingRules.SchoolListEntry)
  #endif
  public static func page<School: ListedSchool>(
    of schools: [School], filters: SchoolFilters, sort: SchoolSort = .name, page: Int = 1,
    home: GeoLocation? = nil, preferences: [PreferenceRules.SchoolPreference] = [],
    search: ListRules.SearchOptions = []
  ) -> SchoolListPage<School> {
    let list = list(
      of: schools, filters: filters, sort: sort, home: home, preferences: preferences,
      search: search)
    let states = Set(schools.compactMap { state(of: SchoolListEntry($0)) })
      .sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
    return SchoolListPage(schools: list.shown, page: page, states: states)
  }

  /// Returns the schools list without pages, with its chips and the reason why it is empty.
  ///
  /// The parameters are those of `page(of:filters:sort:page:home:preferences:search:)`. Clearing the filters keeps the
  /// options of the search.
  #if compiler(>=6.3)
  @specialized(where School == MatchingRules.SchoolListEntry)
  #endif
  public static func list<School: ListedSchool>(
    of schools: [School], filters: SchoolFilters, sort: SchoolSort = .name,
    home: GeoLocation? = nil,
    preferences: [PreferenceRules.SchoolPreference] = [], search: ListRules.SearchOptions = []
  ) -> ListRules.Filtered<School, SchoolFilters> {
    ListRules.Filtered(schools, filters: filters, order: order(sort, home: home)) { filters in
      { row in
        let school = SchoolListEntry(row)
        return matches(school, filters, home: home, search: search)
          && (filters.showsMatches != true || preferences.isEmpty
            || isGoodMatch(match(of: school, with: preferences, home: home)))
      }
    }
  }

  private static func matches(
    _ school: SchoolListEntry, _ filters: SchoolFilters, home: GeoLocation?,
    search options: ListRules.SearchOptions
  ) -> Bool {
    if let search = filters.name.jsText.nonempty.map(options.folded) {
      var texts = [school.name.jsText, school.location.jsText ?? ""]
      if options.contains(.moreFields) {
        texts += [school.city, school.conference, school.notes].compactMap(\.jsText)
        if let state = state(of: school) { texts.append(state) }
      }
      guard texts.contains(where: { options.folded($0).contains(search) }) else { return false }
    }
    if let limit = filters.distance, let distance = miles(from: home, to: school) {
      guard distance <= limit.maximum else { return false }
    }
    return filters.division.jsText.nonempty.map { $0 == school.division?.text.jsText } ?? true
      && filters.status.jsText.nonempty.map { $0 == school.status?.text.jsText } ?? true
      && filters.state.jsText.nonempty.map { $0 == state(of: school) } ?? true
      && filters.isFavorite.map { $0 == school.favorite } ?? true
  }

  private static func isGoodMatch(_ match: SchoolMatch) -> Bool {
    match.score >= 60 && !match.hasDealbreakers
  }

  private static func state(of school: SchoolListEntry) -> JSText? {
    school.academicState.jsText.nonempty ?? school.state.jsText.nonempty
      ?? CodeRules.state(inLocation: school.location).jsText
  }

  private static func order<School: ListedSchool>(
    _ sort: SchoolSort, home: GeoLocation?
  ) -> ListRules.Order<School> {
    switch sort {
    case .distance where home?.nonzero != nil:
      ListRules.Order(on: { miles(from: home, to: SchoolListEntry($0)) ?? .infinity })
    case .name, .distance: ListRules.Order(on: { CollationKey($0.name.jsText) })
    case .lastContact: .newestFirst { $0.updatedAt?.milliseconds ?? 0 }
    }
  }
}

extension ListRules.Order where Entry: ListedSchool {
  /// The order of an app's own score, the highest first. Schools without one come last, as do those whose score is NaN;
  /// equal ones keep their order.
  ///
  /// The web app has no such order: assign it to the list's `order`.
  ///
  ///     var list = MatchingRules.list(of: schools, filters: .none)
  ///     list.order = .byFit
  public static var byFit: Self {
    Self(
      on: { school in school.fitScore.flatMap { $0.isNaN ? nil : $0 } ?? -.infinity },
      descending: true)
  }
}
