internal import JSPrimitives

extension SuggestionRules {
  /// The occasion for a run of the suggestions.
  public enum Trigger: Sendable, Hashable {
    /// A contact with a school or coach was logged.
    case contactLogged
    /// Anything else, such as the daily refresh or a logged contact without a school and coach.
    case other
  }

  /// The effect of a run of the suggestions.
  public struct Run: Sendable, Hashable {
    /// The ids of the rows that the occasion itself completed; nil if it completed none.
    public var completedByTrigger: [String]?
    /// The changes of the rules.
    public var changes: Changes
    /// The ids of the suggestions to show next.
    public var surfaced: [String]
  }

  /// Returns the effect of an occasion on an athlete's suggestions.
  ///
  /// Restates `suggestion.trigger`. Since 2026-08. The changes are those of
  /// ``changes(to:for:now:newID:)``; then three suggestions are shown.
  ///
  /// Fault of the web app: a logged contact completes every suggestion to log one, of whatever school,
  /// dismissed ones too.
  ///
  /// - Parameters:
  ///   - trigger: the occasion.
  ///   - facts: the rows of the family unit, or the athlete's own without one. The grade is replaced.
  ///   - graduationYear: gives the grade; nil and 0 mean grade 9.
  ///   - stored: the athlete's suggestions, in the order of the table.
  ///   - now: the moment of the run.
  ///   - clock: the zone whose calendar has the school year.
  ///   - newID: returns the id of the row inserted as number 1, 2 and so on.
  public static func run(
    on trigger: Trigger, for facts: Facts, graduationYear: Int?,
    stored: [StoredSuggestion], now: Date, clock: LocalClock = .current, newID: (Int) -> String
  ) -> Run {
    run(
      on: trigger, for: facts, graduationYear: graduationYear.map { Double($0) }, stored: stored,
      now: now, clock: clock, newID: newID)
  }

  /// Returns the effect for any number as the year; NaN means grade 9.
  package static func run(
    on trigger: Trigger, for facts: Facts, graduationYear: Double?,
    stored: [StoredSuggestion], now: Date, clock: LocalClock, newID: (Int) -> String
  ) -> Run {
    var (facts, stored) = (facts, stored)
    facts.grade = .number(
      graduationYear.nonzero.map {
        GradeRules.currentGrade(graduationYear: $0, now: now, clock: clock)
      } ?? 9)
    var completed: [String] = []
    if trigger == .contactLogged {
      for place in stored.indices
      where !stored[place].isCompleted && stored[place].actionType.jsText == "log_interaction" {
        stored[place].isCompleted = true
        completed.append(stored[place].id)
      }
    }
    let changes = changes(to: stored, for: facts, now: now, newID: newID)
    return Run(
      completedByTrigger: completed.isEmpty ? nil : completed,
      changes: changes, surfaced: toSurface(changes.rows).map(\.id))
  }
}
