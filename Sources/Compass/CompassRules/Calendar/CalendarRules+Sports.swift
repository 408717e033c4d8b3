extension CalendarRules {
  /// Returns whether the web app's calendar covers a moment for a sport and a division.
  ///
  /// It has one calendar, that of baseball in D1, from the start of its first period to the end of its
  /// last one.
  public static func covers(_ moment: Date, sport: Sport, division: Division) -> Bool {
    let periods = periods(division: division)
    guard sport == .baseball,
      let start = periods.map(\.start.milliseconds).min(),
      let end = periods.map(\.end.milliseconds).max()
    else { return false }
    return start <= moment.milliseconds && moment.milliseconds <= end
  }

  /// Returns whether a moment is in a dead period of a sport and division; nil if the calendar doesn't
  /// cover it.
  ///
  ///     CalendarRules.isDeadPeriod(on: now, sport: .softball, division: .d1)  // nil
  ///
  /// The periods are those of ``isDeadPeriod(on:division:)``.
  public static func isDeadPeriod(on moment: Date, sport: Sport, division: Division) -> Bool? {
    covers(moment, sport: sport, division: division)
      ? isDeadPeriod(on: moment, division: division) : nil
  }

  /// Returns whether a moment is in a quiet period of a sport and division; nil if the calendar doesn't
  /// cover it.
  ///
  /// The periods are those of ``isQuietPeriod(on:division:)``.
  public static func isQuietPeriod(on moment: Date, sport: Sport, division: Division) -> Bool? {
    covers(moment, sport: sport, division: division)
      ? isQuietPeriod(on: moment, division: division) : nil
  }
}
