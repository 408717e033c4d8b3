internal import CompassRules
internal import SourceJSON

/// The rules of the family "calendar" by their recorded names.
enum CalendarFamily {
  static let all = periods + milestones

  private static let rules = CalendarRules.self

  private static let periods = Rule.list {
    Rule(
      "calendar.isDeadPeriod", "Whether a moment is in a dead period.",
      rules.isDeadPeriod as @Sendable (Date, String) -> Bool, "date?",
      .or("division", "D1"))
    Rule(
      "calendar.isQuietPeriod", "Whether a moment is in a quiet period.",
      rules.isQuietPeriod as @Sendable (Date, String) -> Bool,
      "date?", .or("division", "D1"))
    Rule(
      "calendar.deadPeriodMessage", "The warning for a moment in a dead period.",
      rules.deadPeriodMessage as @Sendable (Date, String) -> String?, "date?", .or("division", "D1")
    )
    Rule(
      "calendar.nextDeadPeriod", "The dead period that starts next.",
      rules.nextDeadPeriod as @Sendable (Date, String) -> CalendarRules.Period?,
      .orNow("date"), .or("division", "D1"))
    Rule(
      "calendar.periods", "The periods of a division.",
      rules.periods as @Sendable (String) -> [CalendarRules.Period], .or("division", "D1"))
  }

  private static let milestones = Rule.list {
    Rule(
      "calendar.upcomingMilestones", "The next milestones of an athlete.", omittingNil: true,
      {
        (
          moment: Date, year: Double?, division: String, limit: Double, clock: LocalClock
        ) throws(InvalidTime) in
        guard moment.isValid else { throw InvalidTime() }
        return rules.upcomingMilestones(
          from: moment, graduationYear: year, division: division,
          limit: limit.isNaN ? 0 : Int(min(max(limit, -1e9), 1e9)), clock: clock)
      }, .orNow("currentDate"), "graduationYear", "division?", .or("limit", 5), .ignored("phase"))
    Rule(
      "calendar.milestonesInRange", "The milestones from one day to another.", omittingNil: true,
      { (start: String?, end: String?) in
        start.flatMap { start in end.map { rules.milestones(from: start, through: $0) } } ?? []
      }, "startDate", "endDate")
    Rule(
      "calendar.milestoneIcon", "The emoji of a kind of milestone.", rules.milestoneIcon, "type?")
    Rule(
      "calendar.dashboard", "The key dates and the stage of an athlete's recruitment.",
      { (year: Double, now: Date, clock: LocalClock) -> Members in
        let timeline = rules.timeline(graduationYear: year, now: now, clock: clock)
        return [
          "dates": timeline.dates.map(members), "upcoming": timeline.upcoming.map(\.id),
          "currentPeriod": timeline.stage,
        ]
      }, .or("graduationYear", 2028), "now")
  }

  private static func members(of date: CalendarRules.Timeline.KeyDate) -> Members {
    // Only the day of graduation has another text for each athlete.
    let text = date.id == "graduation" ? date.description : nil
    return [
      "id": date.id, "date": date.day, "countdown": date.countdown, "isUrgent": date.isUrgent,
      "shown": date.shownDay, "description": text.omittingNil,
    ]
  }

  /// The web app's answer for an invalid moment.
  private struct InvalidTime: RuleFailure {
    func result() -> JSONValue { ["error": "Invalid time value"] }
  }
}
