internal import JSPrimitives

extension CoachRules {
  /// The maximum time since the last contact with a coach.
  public struct LastContactWindow: Sendable, Hashable {
    /// The length in days; nil for a string without a number, which excludes every contact.
    public var days: Int? { Int(exactly: exactDays) }
    private let exactDays: Double

    /// Creates a window of whole days.
    public init(days: Int) { exactDays = Double(days) }

    /// Creates a window from the number that a text starts with, as the web app's filter stores it;
    /// nil for an empty text, which sets no filter.
    public init?(text: String) {
      guard !text.isEmpty else { return nil }
      exactDays = JSNumber.leadingInteger(of: JSText(text), isDecimal: true)
    }

    /// The windows on offer ("Coaches List", 6 Filter Dropdowns).
    public static let offered = [7, 14, 30, 60, 90].map(Self.init(days:))

    /// The name shown to people, such as "Last 7 days".
    public var displayName: String { "Last \(JSNumber.string(exactDays)) days" }

    /// Whether a contact is in the window: at or after the same local time of day, `days` days ago.
    ///
    /// The specification excludes a coach who was never contacted; in the web app they match.
    func contains(
      _ contact: Date?, now: Date, clock: LocalClock, source: RuleSource
    ) -> Bool {
      guard let contact else { return source == .web }
      return contact.milliseconds >= clock.moment(exactDays, daysBefore: now).milliseconds
    }
  }
}
