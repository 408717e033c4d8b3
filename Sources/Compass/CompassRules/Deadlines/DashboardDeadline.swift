extension DeadlineRules {
  /// A row of the dashboard's list of events and deadlines.
  public struct DashboardDeadline: Sendable, Hashable, Identifiable {
    /// The offer or the event.
    public let item: DatedItem
    /// The days from today's local midnight to that of the item's day, rounded up.
    public let days: Int
    /// The item's day, such as "Aug 24, 2026".
    public let dateText: String

    /// The item's id.
    public var id: String { item.id }
  }

  /// Returns the offers or events from today on, the earliest first.
  ///
  /// Restates `deadline.dashboard`, once for the offers and once for the events. An item without a
  /// readable date is left out. Fault of the web app: a date without a time is read as midnight in UTC, so in
  /// the United States it counts and shows as the day before, and today's is left out.
  ///
  /// - Parameters:
  ///   - items: dates as `new Date` reads them; a time without an offset is local.
  ///   - now: the clock's moment; an invalid one leaves no item.
  ///   - clock: the local time zone.
  public static func dashboard(
    _ items: [DatedItem], now: Date, clock: LocalClock = .current
  ) -> [DashboardDeadline] {
    let today = clock.startOfDay(of: now)
    return items.compactMap { item in
      (item.date.jsText).nonempty.map { (item: item, moment: Date($0, clock: clock)) }
    }
    .filter { $0.moment.milliseconds >= today.milliseconds }
    .stablySorted(on: \.moment.milliseconds, by: <)
    .map { item, moment in
      DashboardDeadline(
        item: item, days: Int(exactly: today.days(until: clock.startOfDay(of: moment))) ?? 0,
        dateText: DateText.medium(moment, clock: clock))
    }
  }
}
