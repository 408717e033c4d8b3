/// Deadlines as days and moments, for an app that has no texts of them.
///
/// A moment counts as the local day it falls on. A date column that was decoded as a midnight in UTC is the
/// day before in the United States, so such a column is better decoded as a `LocalDay`.
extension DeadlineRules {
  /// Returns the urgency of the deadline at a day, as ``info(deadline:now:clock:revision:)`` does.
  public static func info(
    deadline day: LocalDay, now: Date, clock: LocalClock = .current
  ) -> Info {
    Info(exactDays: exactDays(until: day, now: now, clock: clock))
  }

  /// Returns the urgency of the deadline at a moment's local day; `future` without days for an invalid
  /// moment.
  public static func info(
    deadline moment: Date, now: Date, clock: LocalClock = .current
  ) -> Info {
    Info(
      exactDays: exactDays(until: LocalDay(moment, clock: clock), now: now, clock: clock))
  }

  /// Returns the days until a deadline at a day; nil for an invalid moment of the clock.
  public static func daysUntil(
    deadline day: LocalDay, now: Date, clock: LocalClock = .current
  ) -> Int? {
    info(deadline: day, now: now, clock: clock).daysRemaining
  }

  /// Returns the days until a deadline at a moment's local day; nil for invalid moments.
  public static func daysUntil(
    deadline moment: Date, now: Date, clock: LocalClock = .current
  ) -> Int? {
    info(deadline: moment, now: now, clock: clock).daysRemaining
  }

  /// Returns the badge of a task's deadline at a day.
  public static func badge(
    deadline day: LocalDay, isCompleted: Bool = false, now: Date, clock: LocalClock = .current
  ) -> Badge {
    badge(
      info(deadline: day, now: now, clock: clock), text: text(day: day, now: now, clock: clock),
      isCompleted: isCompleted)
  }

  /// Returns the badge of a task's deadline at a moment's local day.
  public static func badge(
    deadline moment: Date, isCompleted: Bool = false, now: Date, clock: LocalClock = .current
  ) -> Badge {
    badge(
      info(deadline: moment, now: now, clock: clock),
      text: text(day: LocalDay(moment, clock: clock), now: now, clock: clock),
      isCompleted: isCompleted)
  }
}
