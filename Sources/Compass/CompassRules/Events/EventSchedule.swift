internal import JSPrimitives

extension EventRules {
  /// The dates and times of the event form, which fill each other in.
  ///
  /// Specification "Create Event", 5 Form Watchers and Appendix A, and the web app's watchers. Texts are in the pickers' formats, `YYYY-MM-DD` and `HH:MM`, and empty if nothing was chosen.
  ///
  ///     var schedule = EventSchedule()
  ///     schedule.setStartTime("23:30")
  ///     schedule.endTime  // 00:30
  public struct Schedule: Sendable, Hashable {
    /// The first day, `YYYY-MM-DD`.
    public private(set) var startDate = ""
    /// The start's time of day, `HH:MM`.
    public private(set) var startTime = ""
    /// The last day, `YYYY-MM-DD`.
    public var endDate = ""
    /// The end's time of day, `HH:MM`.
    public var endTime = ""

    private let source: RuleSource

    /// Creates an empty schedule.
    ///
    /// - Parameter source: The specification sets an end time for a start time of two digits, a colon
    ///   and two digits from 00:00 to 23:59. The web app sets one for any text, such as
    ///   `10:undefined` without a colon and `NaN` for an hour without digits. Pickers never give one.
    public init(source: RuleSource = .specification) { self.source = source }

    /// Sets the start date. A new date also becomes the end date if that is empty.
    public mutating func setStartDate(_ text: String) {
      guard text.jsText != startDate.jsText else { return }
      startDate = text
      if !text.isEmpty, endDate.isEmpty { endDate = text }
    }

    /// Sets the start time. A new time also sets the end time an hour later if that is empty: modulo 24
    /// hours, without changing the date.
    public mutating func setStartTime(_ text: String) {
      guard text.jsText != startTime.jsText else { return }
      startTime = text
      guard !text.isEmpty, endTime.jsText.isEmpty, source == .web || Self.isTime(text.jsText) else {
        return
      }
      endTime = Self.anHourLater(text.jsText).string
    }

    /// Whether the text is a time of day, `HH:MM`.
    private static func isTime(_ text: JSText) -> Bool {
      let bytes = text.bytes
      guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return false }
      let isDigit: (Int) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
      guard [0, 1, 3, 4].allSatisfy(isDigit) else { return false }
      return bytes[..<2].lexicographicallyPrecedes("24".utf8) && bytes[3] < UInt8(ascii: "6")
    }

    /// Returns the time an hour later, modulo 24 hours, with the minutes unchanged.
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
}
