/// How long ago a coach may have been contacted last.
public struct LastContactWindow: Sendable, Hashable {
  /// Whole days; NaN for a text without a number, which no contact meets.
  public let days: Double

  public init(days: Int) { self.days = Double(days) }

  /// The days that a text starts with, as the web app's filter stores them; nil for an empty text,
  /// which is no filter.
  public init?(text: String) {
    guard !text.isEmpty else { return nil }
    days = WebNumber.leadingInteger(of: text, isDecimal: true)
  }

  /// The windows on offer ("Coaches List", 6 Filter Dropdowns).
  public static let offered = [7, 14, 30, 60, 90].map(Self.init(days:))

  public var displayName: String { "Last \(WebNumber.text(days)) days" }

  /// Whether a contact lies in the window: on or after the same time of day that many days ago.
  ///
  /// A coach who was never contacted passes, as in the web app; the specification leaves them out.
  func contains(_ contact: Timestamp?, now: Timestamp, clock: LocalClock) -> Bool {
    guard let contact else { return true }
    return contact.milliseconds >= clock.moment(days, daysBefore: now).milliseconds
  }
}
