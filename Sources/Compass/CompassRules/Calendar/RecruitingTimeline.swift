internal import JSPrimitives

extension CalendarRules {
  /// The key dates of an athlete's recruitment as the dashboard shows them.
  public struct Timeline: Sendable, Hashable {
    /// A day that matters, with the time left to it.
    public struct KeyDate: Sendable, Hashable, Identifiable {
      /// The name in code, such as "contact-opens".
      public let id: String
      /// The name, such as "D1 Contact Period Opens".
      public let name: String
      /// A sentence on the day.
      public let description: String
      /// The emoji that the dashboard shows.
      public let emoji: String
      /// The day; nil if the year of graduation gives none.
      public let day: LocalDay?
      /// The day such as "Jun 15, 2026"; "Invalid Date" without one.
      public let shownDay: String
      /// The days left, rounded up, negative once the day is over; nil without a day.
      public var daysLeft: Int? { Int(exactly: exactDaysLeft) }
      /// The days left as the web app counts them; NaN without a day.
      fileprivate let exactDaysLeft: Double

      /// The time left such as "Tomorrow", "5 weeks" or "1y 3m"; "Passed" once the day is over.
      ///
      /// Weeks are rounded up; months of 30 days and years of 365 are rounded down.
      public var countdown: String {
        switch exactDaysLeft {
        case ..<0: "Passed"
        case 0: "Today"
        case 1: "Tomorrow"
        case ...7: "\(Self.text(exactDaysLeft)) days"
        case ...30: "\(Self.text((exactDaysLeft / 7).rounded(.up))) weeks"
        case ...365: "\(Self.text((exactDaysLeft / 30).rounded(.down))) months"
        default: yearsAndMonths
        }
      }

      /// Whether the day is today or at most 30 days away.
      public var isUrgent: Bool { exactDaysLeft >= 0 && exactDaysLeft <= 30 }

      private var yearsAndMonths: String {
        let years = (exactDaysLeft / 365).rounded(.down)
        let months = (exactDaysLeft.truncatingRemainder(dividingBy: 365) / 30).rounded(.down)
        return "\(Self.text(years))y \(Self.text(months))m"
      }

      private static func text(_ number: Double) -> String { JSNumber.string(number) }
    }

    /// A stage of an athlete's recruitment.
    public struct Stage: Sendable, Hashable, Encodable {
      /// The name, such as "Contact Period".
      public let name: String
      /// Advice for the stage.
      public let description: String
    }

    /// The six key dates from the first to the last.
    public let dates: [KeyDate]
    /// The first five of them that are today or later.
    public let upcoming: [KeyDate]
    /// The stage of today; nil before the first and after the last.
    public let stage: Stage?
  }

  /// Returns the key dates and the stage of an athlete's recruitment.
  ///
  /// Today starts at the local midnight of now, and each key date at its own. For an invalid moment no
  /// date is upcoming and there is no stage. Restates `calendar.dashboard`.
  ///
  /// Fault of the web app: it divides the time between two midnights by 24 hours and rounds up. Across
  /// the autumn clock change there is one day too many; after the spring change a date of yesterday is
  /// "Today".
  ///
  /// - Parameter graduationYear: the year of the athlete's graduation from high school.
  public static func timeline(
    graduationYear: Int = 2028, now: Date, clock: LocalClock = .current
  ) -> Timeline {
    timeline(graduationYear: Double(graduationYear), now: now, clock: clock)
  }

  /// Returns the key dates for any number as the year; NaN has no days, and a fraction is cut off
  /// but in the text of the graduation.
  package static func timeline(
    graduationYear: Double, now: Date, clock: LocalClock
  ) -> Timeline {
    let today = clock.startOfDay(of: now)
    func midnight(_ date: GraduationDate) -> Double {
      date.localDay(graduationYear: graduationYear)?.midnight(in: clock).milliseconds ?? .nan
    }
    let dates = RecruitingCalendarData.keyDates.map { row in
      Timeline.KeyDate(row, graduationYear: graduationYear, today: today, clock: clock)
    }
    let upcoming = dates.filter { date in
      (date.day?.midnight(in: clock).milliseconds ?? .nan) >= today.milliseconds
    }
    let row = RecruitingCalendarData.stages.first { row in
      midnight(row.first) <= today.milliseconds && today.milliseconds <= midnight(row.last)
    }
    return Timeline(
      dates: dates, upcoming: Array(upcoming.prefix(5)), stage: row?.stage)
  }
}

extension CalendarRules.Timeline {
  /// A key date of the table, of any year of graduation.
  struct KeyDateRow {
    let id: String
    let name: String
    let description: String
    let emoji: String
    let date: GraduationDate
  }

  /// A stage of the table, with its first and its last day.
  struct StageRow {
    let stage: Stage
    let first: GraduationDate
    let last: GraduationDate
  }
}

extension CalendarRules.Timeline.KeyDate {
  fileprivate init(
    _ row: CalendarRules.Timeline.KeyDateRow, graduationYear: Double, today: Date,
    clock: LocalClock
  ) {
    id = row.id
    name = row.name
    // The table writes the year of graduation as "y".
    description =
      row.description.hasSuffix(" y")
      ? row.description.dropLast() + JSNumber.string(graduationYear) : row.description
    emoji = row.emoji
    day = row.date.localDay(graduationYear: graduationYear)
    let start = day?.midnight(in: clock) ?? .invalid
    shownDay = DateText.medium(start, clock: clock)
    exactDaysLeft = today.days(until: start)
  }
}
