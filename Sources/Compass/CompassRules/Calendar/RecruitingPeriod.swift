internal import JSPrimitives

extension CalendarRules {
  /// A span of time with rules of its own for the contact with recruits.
  public struct Period: Sendable, Hashable, Encodable {
    /// The contact that a period forbids.
    public enum Kind: String, Codable, CaseIterable, Sendable, Hashable {
      /// Coaches may have no contact in person, on campus or off.
      case dead
      /// Coaches may have contact on their campus only.
      case quiet
    }

    /// The contact that the period forbids.
    public let kind: Kind
    /// The first moment of the period: a midnight in UTC.
    public let start: Date
    /// The last moment of the period: a midnight in UTC too, so its day is outside but for this moment.
    public let end: Date
    /// The division that the period binds, such as "D1".
    public let division: String
    /// The occasion, such as "Winter Break".
    public let description: String

    private enum CodingKeys: String, CodingKey {
      case kind = "type"
      case start, end, division, description
    }

    /// Whether a moment is in the period; both ends are.
    func contains(_ moment: Date) -> Bool {
      start.milliseconds <= moment.milliseconds && moment.milliseconds <= end.milliseconds
    }
  }

  /// Returns all periods of a division, in the order of the web app's table.
  ///
  /// Only D1 has some. Restates `calendar.periods`.
  package static func periods(division: String) -> [Period] {
    let division = division.jsText
    return RecruitingCalendarData.periods.filter { JSText($0.division) == division }
  }

  /// Returns all periods of a division, in the order of the web app's table. Only D1 has some.
  public static func periods(division: Division = .d1) -> [Period] {
    periods(division: division.rawValue)
  }

  /// Returns whether a moment is in a dead period of a division.
  ///
  /// Both ends belong to a period. An invalid moment is in none, nor is any moment in a division other
  /// than D1. Restates `calendar.isDeadPeriod`.
  ///
  /// Fault of the web app: the ends are midnights in UTC. The last day is outside, but for its first
  /// millisecond, and in zones of the United States a period begins the evening before.
  package static func isDeadPeriod(on moment: Date, division: String) -> Bool {
    period(.dead, on: moment, division: division) != nil
  }

  /// Returns whether a moment is in a dead period of a division.
  ///
  /// The web app knows one calendar, that of baseball in D1; the other divisions have no periods.
  public static func isDeadPeriod(on moment: Date, division: Division = .d1) -> Bool {
    isDeadPeriod(on: moment, division: division.rawValue)
  }

  /// Returns whether a moment is in a quiet period of a division.
  ///
  /// Restates `calendar.isQuietPeriod`, with the edges and the fault of ``isDeadPeriod(on:division:)``.
  package static func isQuietPeriod(on moment: Date, division: String) -> Bool {
    period(.quiet, on: moment, division: division) != nil
  }

  /// Returns whether a moment is in a quiet period of a division.
  ///
  /// The web app knows one calendar, that of baseball in D1; the other divisions have no periods.
  public static func isQuietPeriod(on moment: Date, division: Division = .d1) -> Bool {
    isQuietPeriod(on: moment, division: division.rawValue)
  }

  /// Returns the warning for a moment in a dead period of a division; nil outside.
  ///
  /// Restates `calendar.deadPeriodMessage`, with the edges and the fault of
  /// ``isDeadPeriod(on:division:)``.
  package static func deadPeriodMessage(
    on moment: Date, division: String
  ) -> String? {
    period(.dead, on: moment, division: division).map {
      "Dead period - no recruiting contact permitted per NCAA rules (\($0.description))"
    }
  }

  /// Returns the warning for a moment in a dead period of a division; nil outside.
  public static func deadPeriodMessage(on moment: Date, division: Division = .d1) -> String? {
    deadPeriodMessage(on: moment, division: division.rawValue)
  }

  /// Returns the dead period of a division that starts first at a moment or after it.
  ///
  /// A period that has started already does not count. Nil when none is left, and for an invalid
  /// moment. Restates `calendar.nextDeadPeriod`.
  package static func nextDeadPeriod(
    from moment: Date, division: String
  ) -> Period? {
    let later = periods(division: division).filter {
      $0.kind == .dead && $0.start.milliseconds >= moment.milliseconds
    }
    return later.stablySorted { $0.start.milliseconds < $1.start.milliseconds }.first
  }

  /// Returns the dead period of a division that starts first at a moment or after it; nil when none is
  /// left.
  public static func nextDeadPeriod(
    from moment: Date, division: Division = .d1
  ) -> Period? {
    nextDeadPeriod(from: moment, division: division.rawValue)
  }

  private static func period(
    _ kind: Period.Kind, on moment: Date, division: String
  ) -> Period? {
    periods(division: division).first { $0.kind == kind && $0.contains(moment) }
  }
}
