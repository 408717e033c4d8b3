extension CoachRules {
  /// A coach to contact again.
  public struct FollowUp<Coach: ListedCoach>: Sendable {
    /// The coach.
    public var coach: Coach
    /// The time since the last contact: "Never contacted", "Today", "1 day ago" or "N days ago".
    public var text: String
  }

  /// Returns the coaches without a contact in the last fourteen local days.
  ///
  /// Restates `coach.needsFollowUp`. Since 2026-08. Coaches without a date come first, the last of
  /// them foremost; then the oldest contact first. A coach with an unreadable date is left out.
  ///
  /// Fault of the web app: for two coaches without a date its comparison contradicts itself, so their
  /// order depends on the engine's sort. That of V8 turns it around.
  ///
  /// - Parameters:
  ///   - coaches: the coaches with the moments of their last contacts.
  ///   - now: the moment from which days are counted.
  ///   - clock: the zone in which the fourteen days end at the same time of day.
  #if compiler(>=6.3)
  @specialized(where Coach == CoachRules.ListEntry)
  #endif
  public static func needingFollowUp<Coach: ListedCoach>(
    _ coaches: [Coach], now: Date, clock: LocalClock = .current
  ) -> [FollowUp<Coach>] {
    let limit = clock.moment(14, daysBefore: now).milliseconds
    let dated = coaches.filter { $0.lastContactDate.map { $0.milliseconds < limit } ?? false }
      .stablySorted(on: { $0.lastContactDate?.milliseconds ?? .nan }, by: <)
    return (coaches.filter { $0.lastContactDate == nil }.reversed() + dated).map { coach in
      let days = coach.lastContactDate.map { now.days(since: $0) }
      return FollowUp(
        coach: coach,
        text: days.map { $0 == 0 ? "Today" : DaysAgo.text($0) } ?? "Never contacted")
    }
  }
}

extension CoachRules.FollowUp: Equatable where Coach: Equatable {}
extension CoachRules.FollowUp: Hashable where Coach: Hashable {}
