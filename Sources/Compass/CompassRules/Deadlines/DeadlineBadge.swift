internal import JSPrimitives

extension DeadlineRules {
  /// The badge of a task's deadline.
  public struct Badge: Sendable, Hashable, Encodable {
    /// Whether the badge is there at all.
    public let isShown: Bool
    /// Whether the badge has the icon of an alert.
    public let isAlert: Bool
    /// The label and the date, joined by " - ", or the one of the two that exists.
    public let tooltip: String
    /// The web app's class names.
    public let classNames: String

    /// The colors of the badge; nil without a deadline.
    public var style: PaletteColor.Badge? { PaletteColor.Badge(classNames: classNames) }

    private enum CodingKeys: String, CodingKey {
      case isShown = "shown"
      case isAlert = "alert"
      case tooltip
      case classNames = "cssClass"
    }
  }

  /// Returns the short text of a deadline: "Overdue", "Today", "Tomorrow", or a date as "Aug 24".
  ///
  /// Restates `deadline.text`. Since 2026-08. Without a deadline the text is empty. The days are
  /// those of `daysUntil`.
  ///
  /// - Throws: `LocalDay.ReadingError` for a string that doesn't start with `YYYY-MM-DD`.
  public static func text(
    deadline: String?, now: Date, clock: LocalClock = .current
  ) throws(LocalDay.ReadingError) -> String {
    guard let text = deadline.nonempty else { return "" }
    return self.text(day: try LocalDay(text), now: now, clock: clock)
  }

  /// Returns the short text of a day; "Invalid Date" without one.
  static func text(day: LocalDay?, now: Date, clock: LocalClock) -> String {
    switch exactDays(until: day, now: now, clock: clock) {
    case ..<0: return "Overdue"
    case 0: return "Today"
    case 1: return "Tomorrow"
    default:
      let date = DateText.medium(day?.midnight(in: clock) ?? .invalid, clock: clock)
      return String(date.prefix { $0 != "," })
    }
  }

  /// Returns the badge of a task's deadline.
  ///
  /// Restates `deadline.badge`. Since 2026-08. The badge of a completed task is not shown, but has
  /// the same words and classes.
  ///
  /// - Parameters:
  ///   - deadline: a text that starts with `YYYY-MM-DD`; nil and an empty text are no deadline.
  ///   - isCompleted: whether the task is completed.
  ///   - now: the clock's moment.
  ///   - clock: the local time zone.
  /// - Throws: `LocalDay.ReadingError` for any other text.
  public static func badge(
    deadline: String?, isCompleted: Bool = false, now: Date,
    clock: LocalClock = .current
  ) throws(LocalDay.ReadingError) -> Badge {
    badge(
      try info(deadline: deadline, now: now, clock: clock),
      text: try text(deadline: deadline, now: now, clock: clock), isCompleted: isCompleted)
  }

  /// Returns the badge of a deadline as seen from a day, with its short text.
  static func badge(_ info: Info, text: String, isCompleted: Bool) -> Badge {
    let words = [info.label, text]
    let classNames = [LabelsData.deadlineBadge, LabelsData.deadlineBadge(of: info.urgency)]
    return Badge(
      isShown: !isCompleted && info.urgency != .unset, isAlert: info.urgency == .critical,
      tooltip: words.filter { !$0.isEmpty }.joined(separator: " - "),
      classNames: classNames.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
