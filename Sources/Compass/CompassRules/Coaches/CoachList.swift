internal import JSPrimitives

/// The coaches of a family's schools, filtered and put in order.
///
/// Restates the web app's coaches page; specification "Coaches List", Appendix A.
public struct CoachList: Sendable {
  public var coaches: [CoachListEntry]
  /// The schools' names by their ids.
  @JSTextBacked public var schoolNames: [String: String]

  public init(_ coaches: [CoachListEntry], schoolNames: [String: String] = [:]) {
    self.coaches = coaches
    self.schoolNames = schoolNames
  }

  /// The name by which a coach without a known school is sorted.
  public static let unknownSchool = "Unknown"

  /// Returns the coaches that pass the filters, in order.
  ///
  /// Names are in the order of `CollationKey`, which is that of the web app's `localeCompare`. Equal
  /// coaches keep the order they came in, and without a sort all do. The role's order is assistant,
  /// recruiting, then head coaches together with unknown roles: the web app takes the head coach's
  /// place 0 for none.
  ///
  /// - Parameter now: the moment from which the last contact is measured, on the clocks of `clock`.
  public func filtered(
    by filters: CoachFilters, sortedBy sort: CoachSort?, now: Timestamp, clock: LocalClock
  ) -> [CoachListEntry] {
    let search = CoachSearch(filters.$search)
    let listed = coaches.filter { coach in
      search.finds(coach)
        && filters.role.map { $0 == coach.role } ?? true
        && filters.lastContact?.contains(coach.lastContact, now: now, clock: clock) ?? true
        && filters.responsiveness?.value.map { $0 == ResponsivenessLevel(score: coach.score) }
          ?? true
    }
    return switch sort {
    case nil: listed
    case .name:
      Self.sorted(listed, by: { (CollationKey($0.$lastName), CollationKey($0.$firstName)) }, <)
    case .school: Self.sorted(listed, by: { CollationKey(schoolName(of: $0)) }, <)
    // NaN is neither above nor below a number, and so equal to every one.
    case .lastContacted: Self.sorted(listed, by: { $0.lastContact?.milliseconds ?? 0 }, >)
    case .responsiveness: Self.sorted(listed, by: \.score, >)
    case .role: Self.sorted(listed, by: { Self.place(of: $0.role.value) }, <)
    }
  }

  /// The coaches in the order of their keys, coaches with equal keys as they were.
  private static func sorted<Key>(
    _ coaches: [CoachListEntry], by key: (CoachListEntry) -> Key, _ precedes: (Key, Key) -> Bool
  ) -> [CoachListEntry] {
    // The standard library does not promise a stable sort, so places decide between equals.
    coaches.enumerated().map { (key: key($0.element), place: $0.offset) }
      .sorted { left, right in
        if precedes(left.key, right.key) { return true }
        return !precedes(right.key, left.key) && left.place < right.place
      }
      .map { coaches[$0.place] }
  }

  private func schoolName(of coach: CoachListEntry) -> JSText {
    coach.$schoolID.nonempty.flatMap { $schoolNames[$0].nonempty } ?? JSText(Self.unknownSchool)
  }

  private static func place(of role: CoachRole?) -> Int {
    switch role {
    case .assistant: 1
    case .recruiting: 2
    case .head, nil: 3
    }
  }
}
