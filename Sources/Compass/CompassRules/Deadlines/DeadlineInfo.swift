public import CompassRevisions
internal import JSPrimitives

extension DeadlineRules {
  /// The urgency of a deadline by the days that remain.
  public enum Urgency: String, Codable, CaseIterable, Sendable, Hashable {
    /// Past due, or at most 3 days away.
    case critical
    /// At most 7 days away.
    case urgent
    /// At most 14 days away.
    case upcoming
    /// More than 14 days away.
    case future
    /// There is no deadline.
    case unset = "none"

    /// The color of a deadline of this urgency.
    public var color: SemanticColor {
      switch self {
      case .critical: .red
      case .urgent: .orange
      case .upcoming: .yellow
      case .future, .unset: .gray
      }
    }

    fileprivate init(daysRemaining days: Double) {
      self =
        switch days {
        case ...3: .critical
        case ...7: .urgent
        case ...14: .upcoming
        default: .future
        }
    }
  }

  /// A deadline as seen from a day.
  public struct Info: Sendable, Hashable {
    /// The days from today's local midnight to the deadline's, rounded up; nil without a deadline, for
    /// an unreadable one, and if the clock's moment is invalid.
    public var daysRemaining: Int? { exactDaysRemaining.flatMap { Int(exactly: $0) } }
    /// The days as the web app counts them; NaN for an unreadable deadline or an invalid moment.
    package let exactDaysRemaining: Double?
    /// The urgency by those days.
    public let urgency: Urgency

    init(exactDays days: Double?) {
      exactDaysRemaining = days
      urgency = days.map { Urgency(daysRemaining: $0) } ?? .unset
    }

    /// Whether the deadline's day is over.
    public var isPastDue: Bool { exactDaysRemaining.map { $0 < 0 } ?? false }

    /// "Overdue", "Due Today", "Due Tomorrow" or "Due in N days" up to 3 days, else empty.
    public var label: String {
      guard let days = exactDaysRemaining else { return "" }
      return switch days {
      case ..<0: "Overdue"
      case 0: "Due Today"
      case 1: "Due Tomorrow"
      case ...3: "Due in \(JSNumber.string(days)) days"
      default: ""
      }
    }
  }

  /// Returns the days until a deadline, counted between local midnights and rounded up.
  ///
  /// Restates `offer.daysUntilDeadline`. Since 2026-08. Fault of the web app: a day of 25 hours
  /// between the two adds a day, so on October 31 the deadline of November 2 is 3 days away in New
  /// York. A day of 23 hours between them makes yesterday 0 days away.
  ///
  /// - Parameters:
  ///   - deadline: a text that starts with `YYYY-MM-DD`; without one, or empty, the result is nil.
  ///   - now: the clock's moment; for an invalid one the result is nil.
  ///   - clock: the local time zone.
  /// - Throws: `LocalDay.ReadingError` for any other text.
  public static func daysUntil(
    deadline: String?, now: Date, clock: LocalClock = .current
  ) throws(LocalDay.ReadingError) -> Int? {
    try exactDaysUntil(deadline: deadline, now: now, clock: clock).flatMap { Int(exactly: $0) }
  }

  /// Returns the days until a deadline; NaN for an invalid moment.
  package static func exactDaysUntil(
    deadline: String?, now: Date, clock: LocalClock
  ) throws(LocalDay.ReadingError) -> Double? {
    guard let text = deadline.jsText.nonempty else { return nil }
    return exactDays(until: try LocalDay(text), now: now, clock: clock)
  }

  /// Returns the days until a day; NaN without one and for an invalid moment.
  static func exactDays(until day: LocalDay?, now: Date, clock: LocalClock) -> Double {
    clock.startOfDay(of: now).days(until: day?.midnight(in: clock) ?? .invalid)
  }

  /// Returns the urgency of a deadline, with the days that remain and the words for them.
  ///
  /// Restates `deadline.info`. The days are those of `daysUntil`, with its fault at clock changes:
  /// yesterday can be "Due Today". Before 2026-08 a deadline is a moment and counts as its local day,
  /// so a date without a time, a midnight in UTC, is the day before in the United States.
  ///
  /// - Parameters:
  ///   - deadline: a text that starts with `YYYY-MM-DD`; nil and an empty text are no deadline. Before
  ///     2026-08 any string; an unreadable one has no days, and its urgency is `future`.
  ///   - now: the clock's moment.
  ///   - clock: the local time zone.
  ///   - revision: the revision that decides.
  /// - Throws: `LocalDay.ReadingError` for any other text since 2026-08.
  public static func info(
    deadline: String?, now: Date, clock: LocalClock = .current, revision: WebRevision = .newest
  ) throws(LocalDay.ReadingError) -> Info {
    let days =
      revision >= .august2026
      ? try exactDaysUntil(deadline: deadline, now: now, clock: clock)
      : daysUntil(moment: deadline.jsText.nonempty, now: now, clock: clock)
    return Info(exactDays: days)
  }

  /// The days until the local day of a moment, as before 2026-08.
  private static func daysUntil(moment text: JSText?, now: Date, clock: LocalClock) -> Double? {
    guard let text else { return nil }
    let day = LocalDay(Date(text, clock: clock), clock: clock)?.fields
    let midnight = day.flatMap { day in
      LocalDay(yearOfDate: Double(day.year), month: day.month, day: day.day)?.midnight(in: clock)
    }
    return clock.startOfDay(of: now).days(until: midnight ?? .invalid)
  }
}
