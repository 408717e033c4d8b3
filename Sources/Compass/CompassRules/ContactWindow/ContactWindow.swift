internal import JSPrimitives

extension ContactWindowRules {
  /// The answer to the question of whether coaches may contact an athlete yet.
  public struct Window: Sendable, Hashable {
    /// The state of a window.
    public enum State: String, Codable, CaseIterable, Sendable, Hashable {
      /// The window is still closed.
      case pre
      /// Coaches may contact the athlete.
      case open
    }

    /// The state of the window.
    public let state: State
    /// The first day of the window; nil if it is always open.
    public let opensOn: LocalDay?
    /// The rule that decided; nil without one for the division and sport.
    public let rule: Rule?
  }

  /// Returns whether coaches of a division may contact an athlete at a moment.
  ///
  /// The first rule of exactly that division counts whose sport is the athlete's, else the first for
  /// "*". Sports are compared without case, the athlete's also without white space at its ends. The
  /// window opens at a local midnight. It is open without a day: without a division, a year or a rule,
  /// with an unreadable rule, and for an invalid moment.
  ///
  /// Restates `contactWindow.evaluate`. Since 2026-08.
  ///
  /// - Parameters:
  ///   - rules: the rules in the order of the database.
  ///   - sport: the athlete's sport; nil and blank texts get the rules for "*".
  ///   - division: the division, by its name in the rules; nil has no rule.
  ///   - graduationYear: the year of graduation; nil and 0 have no window.
  public static func evaluate(
    rules: [Rule] = Rule.seeded, sport: String?,
    division: Division?, graduationYear: Int?, on moment: Date,
    clock: LocalClock = .current
  ) -> Window {
    evaluate(
      rules: rules, sport: sport, division: division?.rawValue,
      graduationYear: graduationYear.map { Double($0) }, on: moment, clock: clock)
  }

  /// Returns the answer for any string as the division and any number as the year.
  ///
  /// A text that no rule has leaves the window open, the empty text and "d1" too; NaN has no window.
  package static func evaluate(
    rules: [Rule], sport: String?, division: String?, graduationYear: Double?,
    on moment: Date, clock: LocalClock
  ) -> Window {
    let sport = sport?.jsText.trimmed().lowercased()
    let division = division?.jsText ?? ""
    guard !division.isEmpty, let graduationYear, graduationYear != 0, !graduationYear.isNaN else {
      return Window(state: .open, opensOn: nil, rule: nil)
    }
    let candidates = rules.filter { $0.division.jsText == division }
    let own = candidates.first { sport?.isEmpty == false && $0.sport.jsText.lowercased() == sport }
    let rule = own ?? candidates.first { $0.sport.jsText == "*" }
    let day = rule.flatMap { openDay($0, graduationYear: graduationYear) }
    let isBefore = day.map { moment.milliseconds < $0.midnight(in: clock).milliseconds } ?? false
    return Window(state: isBefore ? .pre : .open, opensOn: day, rule: rule)
  }
}
