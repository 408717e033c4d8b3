internal import JSPrimitives

extension Timestamp {
  /// Creates the moment of a text as `new Date(text)` reads it; an unreadable one is invalid.
  ///
  /// A date alone, `2026-08-21`, is midnight in UTC. A time without an offset is local.
  /// ECMA-262, sec-date-time-string-format.
  ///
  /// - Parameter clock: the local time zone.
  public init(_ text: String, clock: LocalClock) { self.init(text.jsText, clock: clock) }

  init(_ text: JSText, clock: LocalClock) {
    guard let reading = JSDate.parseUnzoned(text) else {
      self = .invalid
      return
    }
    self =
      reading.isLocal
      ? clock.moment(atLocal: reading.milliseconds) : Timestamp(milliseconds: reading.milliseconds)
  }

  /// The whole days since an earlier moment, rounded down; NaN if one of the moments is invalid.
  func days(since earlier: Timestamp) -> Double {
    ((milliseconds - earlier.milliseconds) / CalendarFields.dayLength).rounded(.down) + 0
  }

  /// The days until a later moment, rounded up; NaN if one of the moments is invalid.
  func days(until later: Timestamp) -> Double {
    ((later.milliseconds - milliseconds) / CalendarFields.dayLength).rounded(.up) + 0
  }
}
