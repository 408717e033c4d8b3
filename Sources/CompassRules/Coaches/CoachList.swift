/// The coaches of a family's schools, filtered and put in order.
///
/// Restates the web app's coaches page; specification "Coaches List", Appendix A.
public struct CoachList: Sendable {
  public var coaches: [CoachListEntry]
  /// The schools' names by their ids.
  public var schoolNames: [String: String]

  public init(_ coaches: [CoachListEntry], schoolNames: [String: String] = [:]) {
    self.coaches = coaches
    self.schoolNames = schoolNames
  }

  /// The name by which a coach without a known school is sorted.
  public static let unknownSchool = "Unknown"

  /// The coaches that pass the filters, in order.
  ///
  /// Equal coaches keep the order they came in, and without a sort all do. The role's order is
  /// assistant, recruiting, then head coaches together with unknown roles: the web app takes the
  /// head coach's place 0 for none.
  ///
  /// - Parameters:
  ///   - now: what the last contact is measured from, on the clocks of `clock`.
  ///   - order: how names compare.
  public func filtered(
    by filters: CoachFilters, sortedBy sort: CoachSort?, now: Timestamp, clock: LocalClock,
    order: NameOrder
  ) -> [CoachListEntry] {
    let search = CoachSearch(filters.search)
    let listed = coaches.filter { coach in
      search.finds(coach)
        && filters.role.map { WebText.areIdentical($0.text, coach.role.text) } ?? true
        && filters.lastContact?.contains(coach.lastContact, now: now, clock: clock) ?? true
        && filters.responsiveness?.value.map { $0 == ResponsivenessLevel(score: coach.score) }
          ?? true
    }
    guard let sort else { return listed }
    // The standard library does not promise a stable sort, so places decide between equals.
    return listed.enumerated().sorted { left, right in
      let comparison = compare(left.element, right.element, by: sort, order: order)
      return comparison == 0 ? left.offset < right.offset : comparison < 0
    }.map(\.element)
  }

  private func compare(
    _ left: CoachListEntry, _ right: CoachListEntry, by sort: CoachSort, order: NameOrder
  ) -> Int {
    switch sort {
    case .name:
      let last = order.compare(left.lastName, right.lastName)
      return last != 0 ? last : order.compare(left.firstName, right.firstName)
    case .school:
      return order.compare(schoolName(of: left), schoolName(of: right))
    case .lastContacted:
      return Self.descending(
        left.lastContact?.milliseconds ?? 0, right.lastContact?.milliseconds ?? 0)
    case .responsiveness:
      return Self.descending(left.score, right.score)
    case .role:
      return Self.place(of: left.role.value) - Self.place(of: right.role.value)
    }
  }

  private func schoolName(of coach: CoachListEntry) -> String {
    coach.schoolID.nonempty.flatMap { schoolNames[$0].nonempty } ?? Self.unknownSchool
  }

  /// Higher numbers first; NaN is equal to everything.
  private static func descending(_ left: Double, _ right: Double) -> Int {
    left > right ? -1 : left < right ? 1 : 0
  }

  private static func place(of role: CoachRole?) -> Int {
    switch role {
    case .assistant: 1
    case .recruiting: 2
    case .head, nil: 3
    }
  }
}
