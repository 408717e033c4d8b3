internal import JSPrimitives

extension Date {
  /// Creates the date of a text as `new Date(text)` reads it; an unreadable one is invalid.
  package init(_ text: String, clock: LocalClock) { self.init(text.jsText, clock: clock) }

  init(_ text: JSText, clock: LocalClock) {
    guard let reading = JSDate.parseUnzoned(text) else {
      self = .invalid
      return
    }
    self =
      reading.isLocal
      ? clock.moment(atLocal: reading.milliseconds) : Date(milliseconds: reading.milliseconds)
  }

  /// The whole days since an earlier moment, rounded down; NaN if one of the moments is invalid.
  func days(since earlier: Date) -> Double {
    ((milliseconds - earlier.milliseconds) / CalendarFields.dayLength).rounded(.down) + 0
  }

  /// The days until a later moment, rounded up; NaN if one of the moments is invalid.
  func days(until later: Date) -> Double {
    ((later.milliseconds - milliseconds) / CalendarFields.dayLength).rounded(.up) + 0
  }
}
