public import CompassRevisions
internal import JSPrimitives

extension CoachRules {
  /// Returns the coaches of the coaches page that match its filters, in order.
  ///
  /// Restates `coach.pageList`. The rule is `CoachRules.List.filtered(by:sortedBy:now:clock:source:search:)`, except that
  /// the page of 2026-08 knows no responsiveness: that filter counts as active and matches every
  /// coach, and that order leaves the coaches as they are.
  ///
  /// Faults of the web app: coaches without a date pass every limit on the last contact, and by role
  /// head coaches come last, with unknown roles.
  ///
  /// - Parameters:
  ///   - list: the coaches and the names of their schools.
  ///   - filters: the page's filters; their own `activeCount` is the number that the page shows.
  ///   - sort: the order; nil, as for an unknown word, leaves the coaches as they are.
  ///   - now: the moment from which the last contact is measured.
  ///   - clock: the zone in which its days are counted.
  ///   - source: the specification, which has neither fault, or the web app.
  ///   - revision: the revision whose page it is.
  ///   - search: what the search finds beyond the web app's; by default nothing.
  #if compiler(>=6.3)
  @specialized(where Coach == CoachRules.ListEntry)
  #endif
  public static func pageList<Coach: ListedCoach>(
    _ list: List<Coach>, filters: Filters, sortedBy sort: Sort?, now: Date,
    clock: LocalClock = .current, source: RuleSource = .specification,
    revision: WebRevision = .newest, search: ListRules.SearchOptions = []
  ) -> [Coach] {
    var (filters, sort) = (filters, sort)
    if revision >= .august2026 {
      filters.responsiveness = nil
      if sort == .responsiveness { sort = nil }
    }
    return list.filtered(
      by: filters, sortedBy: sort, now: now, clock: clock, source: source, search: search)
  }

  /// Returns the coaches of a school's page that match its search and role, in order.
  ///
  /// Restates `coach.schoolList`. The search reads names and email without regard to case and the
  /// phone as typed; unlike that of the coaches page, it skips notes and handles.
  ///
  /// - Parameters:
  ///   - coaches: the school's coaches, in the order of an unsorted list.
  ///   - search: the text to find; an empty one finds every coach.
  ///   - role: the role to match exactly; nil for all.
  ///   - sort: the order; nil, as for an unknown word, leaves the coaches as they are.
  #if compiler(>=6.3)
  @specialized(where Coach == CoachRules.ListEntry)
  #endif
  public static func schoolList<Coach: ListedCoach>(
    _ coaches: [Coach], search: String, role: StoredWord<CoachRole>?,
    sortedBy sort: SchoolPageSort?
  ) -> [Coach] {
    let search = CoachSearch(search.jsText, source: .web, includesNotesAndHandles: false)
    let listed = coaches.filter { coach in
      let coach = ListEntry(coach)
      return search.finds(coach) && role.map { $0 == coach.role } ?? true
    }
    return switch sort {
    case nil: listed
    case .name:
      listed.stablySorted(
        on: { CollationKey(($0.firstName.jsText + " " + $0.lastName.jsText).lowercased()) }, by: <)
    case .lastContact: List<Coach>.latestFirst.sorted(listed)
    }
  }

  /// The orders of the coaches on a school's page.
  public enum SchoolPageSort: String, Codable, CaseIterable, Sendable, Hashable {
    /// By the full name, first name first.
    case name
    /// By the last contact, latest first; coaches never contacted come last.
    case lastContact
  }
}
