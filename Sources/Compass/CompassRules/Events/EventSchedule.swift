public import JSPrimitives

/// The dates and times of the event form, which fill each other in.
///
/// Restates the web app's watchers; specification "Create Event", 5 Form Watchers and Appendix A.
/// Texts are in the pickers' formats, `YYYY-MM-DD` and `HH:MM`, and empty if nothing was chosen.
///
///     var schedule = EventSchedule()
///     schedule.setStartTime("23:30")
///     schedule.endTime  // 00:30
public struct EventSchedule: Sendable, Hashable {
  /// The end's time of day, `HH:MM`.
  /// The first day, `YYYY-MM-DD`.
  /// The last day, `YYYY-MM-DD`.
  /// The start's time of day, `HH:MM`.
  @JSTextBacked public private(set) var startDate = ""
  @JSTextBacked public private(set) var startTime = ""
  @JSTextBacked public var endDate = ""
  @JSTextBacked public var endTime = ""

  /// Creates an empty schedule.
  public init() {}

  /// Sets the start date. A new date also becomes the end date if there is none.
  public mutating func setStartDate(_ text: some JSTextConvertible) {
    let text = text.jsText
    guard text != $startDate else { return }
    $startDate = text
    if !text.isEmpty, $endDate.isEmpty { $endDate = text }
  }

  /// Sets the start time. A new time also sets the end time an hour later if there is none.
  public mutating func setStartTime(_ text: some JSTextConvertible) {
    let text = text.jsText
    guard text != $startTime else { return }
    $startTime = text
    if !text.isEmpty, $endTime.isEmpty { $endTime = Self.anHourLater(text) }
  }

  /// Returns the time an hour later, modulo 24 hours, with the minutes unchanged.
  ///
  /// A text that isn't a time gives the web app's result, such as `10:undefined` without a colon
  /// and `NaN` for an hour without digits. Pickers never store one.
  static func anHourLater(_ time: JSText) -> JSText {
    let parts = time.bytes.split(
      separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
    let hour = JSNumber.leadingInteger(of: JSText(wtf8: Array(parts[0])))
    let later = JSNumber.string((hour + 1).truncatingRemainder(dividingBy: 24))
    let padding = String(repeating: "0", count: max(0, 2 - later.utf8.count))
    return JSText("\(padding)\(later):")
      + (parts.count > 1 ? JSText(wtf8: Array(parts[1])) : "undefined")
  }
}
