internal import JSPrimitives

extension CompletenessRules {
  /// A prompt to complete the profile.
  public struct Prompt: Sendable, Hashable, Identifiable, Encodable {
    /// `gpa`, `test_scores` or `highlight_video`.
    public let id: String
    /// The sentence shown.
    public let message: String
    /// The page that it leads to: `settings` or `profile`.
    public let action: String
    /// `medium` or `high`.
    public let priority: String
  }

  /// A prompt that the user has put off.
  public struct Dismissal: Sendable, Hashable, Encodable {
    /// The prompt's id.
    public var id: String
    /// The moment until which it stays away, as stored.
    public var until: String

    /// Creates a dismissal from texts.
    public init(id: String, until: String) {
      self.id = id
      self.until = until
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case until = "dismissed_until"
    }
  }

  /// Returns the next prompt: the first of the table that isn't put off; nil without one.
  ///
  /// Restates `completeness.nextPrompt`. The first dismissal with a prompt's id decides: the prompt is
  /// back when its moment has passed, not at that moment. An unreadable moment never passes. Fault of
  /// the web app: it doesn't look at the profile, so it asks for a grade point average that is there.
  ///
  /// - Parameters:
  ///   - dismissed: the user's dismissals in the order stored.
  ///   - isSignedIn: a user who isn't signed in has no prompt.
  ///   - now: the clock's moment.
  ///   - clock: the local time zone, for moments with a time and no offset.
  public static func nextPrompt(
    dismissed: [Dismissal], isSignedIn: Bool = true, now: Date,
    clock: LocalClock = .utc
  ) -> Prompt? {
    guard isSignedIn else { return nil }
    return CompletenessData.prompts.first { prompt in
      guard let dismissal = dismissed.first(where: { $0.id.jsText == JSText(prompt.id) }) else {
        return true
      }
      return now.milliseconds > Date(dismissal.until.jsText, clock: clock).milliseconds
    }
  }

  /// Returns the dismissals to store after a prompt was put off: the others, then the new one.
  ///
  /// Restates `completeness.dismissPrompt`. A day is 24 hours, also when the clocks change.
  ///
  /// - Parameters:
  ///   - id: the prompt's id, which need not be in the table.
  ///   - days: how long it stays away.
  ///   - dismissed: the dismissals so far.
  ///   - now: the clock's moment.
  /// - Returns: nil if that moment is beyond the range of dates, for which the web app fails.
  public static func dismissals(
    afterDismissing id: String, days: Int = 7, dismissed: [Dismissal],
    now: Date
  ) -> [Dismissal]? {
    dismissals(afterDismissing: id, days: Double(days), dismissed: dismissed, now: now)
  }

  /// Returns the dismissals for any number of days; nil for NaN.
  package static func dismissals(
    afterDismissing id: String, days: Double, dismissed: [Dismissal], now: Date
  ) -> [Dismissal]? {
    let end = Date(milliseconds: now.milliseconds + days * CalendarFields.dayLength)
    guard let until = end.isoText else { return nil }
    return dismissed.filter { $0.id.jsText != id.jsText } + [Dismissal(id: id, until: until)]
  }
}
