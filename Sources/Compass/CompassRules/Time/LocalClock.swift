/// The offset of local time from UTC at any moment.
///
/// The rules never read the device's time zone; the app passes one:
///
///     let zone = TimeZone.current
///     let clock = LocalClock { moment in
///       zone.secondsFromGMT(for: Date(timeIntervalSince1970: moment.milliseconds / 1000))
///     }
public struct LocalClock: Sendable {
  private let offset: @Sendable (Timestamp) -> Int

  /// - Parameter secondsFromUTC: the offset in force at a moment, in seconds, positive in the east.
  public init(secondsFromUTC offset: @escaping @Sendable (Timestamp) -> Int) {
    self.offset = offset
  }

  /// The clock of UTC.
  public static let utc = LocalClock { _ in 0 }

  /// The offset at a moment, in milliseconds.
  func offset(at moment: Timestamp) -> Double { Double(offset(moment)) * 1000 }

  /// Returns the moment that is a number of days earlier, at the same local time of day.
  ///
  /// A local time that a clock change skips uses the offset before the change; of a repeated one,
  /// this is the first (ECMA-262, sec-utc-t).
  func moment(_ days: Double, daysBefore moment: Timestamp) -> Timestamp {
    guard moment.isValid else { return .invalid }
    let local = moment.milliseconds + offset(at: moment) - days * CalendarFields.dayLength
    guard Timestamp(milliseconds: local).isValid else { return .invalid }
    let before = offset(at: Timestamp(milliseconds: local - CalendarFields.dayLength))
    let after = offset(at: Timestamp(milliseconds: local + CalendarFields.dayLength))
    for candidate in [before, after] {
      let moment = Timestamp(milliseconds: local - candidate)
      if moment.isValid, offset(at: moment) == candidate { return moment }
    }
    return Timestamp(milliseconds: local - before)
  }
}
