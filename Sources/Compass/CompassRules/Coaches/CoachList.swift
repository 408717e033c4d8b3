internal import JSPrimitives

extension CoachRules {
  /// The school name that sorts a coach without a known school.
  public static let unknownSchool = "Unknown"

  /// The coaches of a family's schools, filtered and sorted.
  ///
  /// Specification "Coaches List", Appendix A, and the web app's coaches page.
  public struct List<Coach: ListedCoach>: Sendable {
    /// All coaches, in the order of an unsorted list.
    public var coaches: [Coach]
    /// The schools' names by their ids.
    public var schoolNames: [String: String]

    /// Creates a list of coaches, with the names of their schools by id.
    public init(_ coaches: [Coach], schoolNames: [String: String] = [:]) {
      self.coaches = coaches
      self.schoolNames = schoolNames
    }

    /// Returns the coaches that match the filters, in order.
    ///
    /// Names are in the order of `CollationKey`, which is that of the web app's `localeCompare`. The
    /// sort is stable, and without one the coaches keep their order.
    ///
    /// - Parameters:
    ///   - now: the moment from which the last contact is measured, in the local time of `clock`.
    ///   - source: The specification drops coaches who were never contacted from every window of the
    ///     last contact and sorts head coaches first, then assistants, recruiting coordinators and
    ///     unknown roles. The web app keeps those coaches and sorts assistants, recruiting
    ///     coordinators, then head coaches together with unknown roles: it treats the head coach's
    ///     position 0 as missing.
    ///   - search: what the search finds beyond the web app's; by default nothing.
    #if compiler(>=6.3)
    @specialized(where Coach == CoachRules.ListEntry)
    #endif
    public func filtered(
      by filters: Filters, sortedBy sort: Sort?, now: Date, clock: LocalClock = .current,
      source: RuleSource = .specification, search options: ListRules.SearchOptions = []
    ) -> [Coach] {
      list(
        filters: filters, sortedBy: sort, now: now, clock: clock, source: source, search: options
      ).shown
    }

    /// Returns the page's list, with its chips and the reason why it is empty.
    ///
    /// The parameters are those of `filtered(by:sortedBy:now:clock:source:search:)`. Clearing the filters keeps the options
    /// of the search.
    #if compiler(>=6.3)
    @specialized(where Coach == CoachRules.ListEntry)
    #endif
    public func list(
      filters: Filters = .none, sortedBy sort: Sort? = nil, now: Date,
      clock: LocalClock = .current, source: RuleSource = .specification,
      search options: ListRules.SearchOptions = []
    ) -> ListRules.Filtered<Coach, Filters> {
      ListRules.Filtered(coaches, filters: filters, order: order(sort, source: source)) { filters in
        let search = CoachSearch(filters.search.jsText, source: source, options: options)
        return { row in
          let coach = ListEntry(row)
          return search.finds(coach)
            && filters.role.map { $0 == coach.role } ?? true
            && filters.school.map { $0.jsText == coach.schoolID.jsText } ?? true
            && filters.lastContact?
              .contains(coach.lastContactDate, now: now, clock: clock, source: source) ?? true
            && filters.responsiveness?.value.map { $0 == ResponsivenessLevel(score: coach.score) }
              ?? true
        }
      }
    }

    /// Returns an order as `filtered(by:sortedBy:now:clock:source:search:)` has it, to change that of a list.
    #if compiler(>=6.3)
    @specialized(where Coach == CoachRules.ListEntry)
    #endif
    public func order(
      _ sort: Sort?, source: RuleSource = .specification
    ) -> ListRules.Order<Coach> {
      switch sort {
      case nil: .given
      case .name:
        ListRules.Order(
          on: { row in
            let coach = ListEntry(row)
            return (CollationKey(coach.lastName.jsText), CollationKey(coach.firstName.jsText))
          },
          by: { $0 < $1 })
      case .school: ListRules.Order(on: { CollationKey(schoolName(of: $0)) })
      case .lastContacted: Self.latestFirst
      case .responsiveness: ListRules.Order(on: { $0.score }, descending: true)
      case .role: ListRules.Order(on: { Self.place(of: $0.role.value, source: source) })
      }
    }

    /// The order of the last contact, the latest first.
    ///
    /// A coach who was never contacted has the date 0. NaN is neither above nor below a number, so an
    /// unreadable date is equal to every other.
    static var latestFirst: ListRules.Order<Coach> {
      ListRules.Order(on: { $0.lastContactDate?.milliseconds ?? 0 }, descending: true)
    }

    private func schoolName(of coach: Coach) -> JSText {
      coach.schoolID.nonempty.flatMap { schoolNames[exactly: $0].nonempty }.jsText
        ?? JSText(CoachRules.unknownSchool)
    }

    private static func place(of role: CoachRole?, source: RuleSource) -> Int {
      switch role {
      case .head: source == .web ? 3 : 0
      case .assistant: 1
      case .recruiting: 2
      case nil: 3
      }
    }
  }
}
