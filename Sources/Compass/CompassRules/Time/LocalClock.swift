internal import Platform

/// The offset of local time from UTC at any moment.
///
/// Rules that count local days take one; by default it is the device's. `LocalClock(zone)` makes one of
/// Foundation's `TimeZone`.
public struct LocalClock: Sendable {
  private let offset: @Sendable (Date) -> Int

  /// - Parameter secondsFromUTC: the offset in force at a moment, in seconds, positive in the east.
  public init(secondsFromUTC offset: @escaping @Sendable (Date) -> Int) {
    self.offset = offset
  }

  /// The clock of UTC.
  public static let utc = LocalClock { _ in 0 }

  /// The clock of the device's time zone, with its changes between standard and daylight time.
  public static let current = LocalClock { date in
    #if os(Windows) || os(WASI)
    return 0
    #else
    guard var seconds = time_t(exactly: (date.milliseconds / 1000).rounded(.down)) else {
      return 0
    }
    var fields = tm()
    return localtime_r(&seconds, &fields) == nil ? 0 : Int(fields.tm_gmtoff)
    #endif
  }

  /// The offset at a moment, in milliseconds.
  func offset(at moment: Date) -> Double { Double(offset(moment)) * 1000 }

  /// Returns the moment that is a number of days earlier, at the same local time of day.
  func moment(_ days: Double, daysBefore moment: Date) -> Date {
    guard moment.isValid else { return .invalid }
    return self.moment(
      atLocal: moment.milliseconds + offset(at: moment) - days * CalendarFields.dayLength)
  }

  /// Returns the moment of a local time, given in milliseconds as if it were in UTC.
  ///
  /// A local time that a clock change skips uses the offset before the change; of a repeated one,
  /// this is the first (ECMA-262, sec-utc-t).
  func moment(atLocal local: Double) -> Date {
    // Local time may lie a day beyond the range of dates, and its moment in it.
    guard local.magnitude <= 8.64e15 + CalendarFields.dayLength else { return .invalid }
    let limit = 8.64e15
    func offset(near time: Double) -> Double {
      self.offset(at: Date(milliseconds: min(max(time, -limit), limit)))
    }
    let before = offset(near: local - CalendarFields.dayLength)
    let after = offset(near: local + CalendarFields.dayLength)
    for candidate in [before, after] {
      let moment = Date(milliseconds: local - candidate)
      if moment.isValid, self.offset(at: moment) == candidate { return moment }
    }
    return Date(milliseconds: local - before)
  }

  /// Returns the local midnight that a moment's day starts with; invalid for an invalid moment.
  func startOfDay(of moment: Date) -> Date {
    LocalDay(moment, clock: self)?.midnight(in: self) ?? .invalid
  }
}
