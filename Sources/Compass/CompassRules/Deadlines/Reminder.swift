internal import JSPrimitives

extension DeadlineRules {
  /// A reminder to follow up.
  public struct Reminder: Sendable, Hashable, Identifiable, Decodable {
    /// The unique id.
    public var id: String
    /// The date as stored, which `new Date` reads.
    public var dueDate: String
    /// The stored word: `high`, `medium` or `low`.
    public var priority: String
    /// Whether the reminder is done.
    public var isCompleted: Bool

    /// Creates a reminder from texts.
    public init(
      id: String, dueDate: String, priority: String, isCompleted: Bool = false
    ) {
      self.id = id
      self.dueDate = dueDate
      self.priority = priority
      self.isCompleted = isCompleted
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case dueDate = "due_date"
      case priority
      case isCompleted = "is_completed"
    }
  }

  /// Reminders in five lists, each by date.
  public struct ReminderBuckets: Sendable, Hashable {
    /// Those that are not completed.
    public let active: [Reminder]
    /// The active ones that were due before now.
    public let overdue: [Reminder]
    /// The active ones due from now to 168 hours from now, both included.
    public let upcoming: [Reminder]
    /// Those that are completed.
    public let completed: [Reminder]
    /// The active ones of high priority.
    public let high: [Reminder]
  }

  /// Returns the reminders in five lists.
  ///
  /// Restates `reminder.buckets`. Since 2026-08. A reminder with an unreadable date is neither
  /// overdue nor upcoming.
  ///
  /// - Parameters:
  ///   - reminders: in any order; those of one moment keep theirs.
  ///   - now: the clock's moment.
  ///   - clock: the local time zone, for dates with a time and no offset.
  public static func buckets(
    _ reminders: [Reminder], now: Date, clock: LocalClock = .utc
  ) -> ReminderBuckets {
    let due = reminders.map { ($0, Date($0.dueDate.jsText, clock: clock).milliseconds) }
      .stablySorted(on: \.1, by: <)
    let active = due.filter { !$0.0.isCompleted }
    let week = now.milliseconds + 7 * CalendarFields.dayLength
    return ReminderBuckets(
      active: active.map(\.0), overdue: active.filter { $0.1 < now.milliseconds }.map(\.0),
      upcoming: active.filter { $0.1 >= now.milliseconds && $0.1 <= week }.map(\.0),
      completed: due.filter(\.0.isCompleted).map(\.0),
      high: active.map(\.0).filter { $0.priority.jsText == "high" })
  }

  /// Returns the words for a reminder's date.
  ///
  /// Restates `reminder.dueText`. Since 2026-08. They are "Today", "Tomorrow", "Overdue by N
  /// day(s)", "In N day(s)" up to the same weekday of next week, else a date such as "8/29/2026". N
  /// is the whole days between the local midnights: a day of 23 hours between them takes one away,
  /// so yesterday can be "Overdue by 0 day(s)". Fault of the web app: a date without a time is read as
  /// midnight in UTC, so in the United States it counts as the day before.
  ///
  /// - Parameters:
  ///   - date: as `new Date` reads it; an unreadable one gives "Invalid Date".
  ///   - now: the clock's moment.
  ///   - clock: the local time zone.
  public static func dueText(
    _ date: String, now: Date, clock: LocalClock = .current
  ) -> String {
    let moment = Date(date, clock: clock)
    let due = clock.startOfDay(of: moment)
    let today = clock.startOfDay(of: now)
    func midnight(inDays days: Double) -> Double {
      clock.moment(-days, daysBefore: today).milliseconds
    }
    if due.milliseconds == today.milliseconds { return "Today" }
    if due.milliseconds == midnight(inDays: 1) { return "Tomorrow" }
    if due.milliseconds < today.milliseconds {
      return "Overdue by \(JSNumber.string(today.days(since: due))) day(s)"
    }
    if due.milliseconds <= midnight(inDays: 7) {
      return "In \(JSNumber.string(due.days(since: today))) day(s)"
    }
    return DateText.short(moment, clock: clock)
  }
}
