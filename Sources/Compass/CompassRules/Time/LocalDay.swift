internal import JSPrimitives

/// A day of the calendar without a time zone.
///
/// Restates the web app's date-only texts: `2026-08-21` is that day wherever the reader is.
public struct LocalDay: Sendable, Hashable {
  /// The days since 1970-01-01.
  let number: Double

  /// Creates a day from its number, which is cut to a range wider than that of moments.
  init(number: Double) { self.number = min(max(number, -2e8), 2e8) }

  /// Creates the day that a text starts with: `YYYY-MM-DD`; what follows is ignored.
  ///
  /// A month or day beyond its range continues into the next: 2026-02-30 is March 2. The years 0 to
  /// 99 are 1900 to 1999 (ECMA-262, sec-date-year-month-date).
  ///
  /// - Throws: `LocalDay.ReadingError` if the text starts otherwise.
  public init(_ text: String) throws(ReadingError) { try self.init(text.jsText) }

  init(_ text: JSText) throws(ReadingError) {
    let bytes = text.bytes
    let shape = Array("dddd-dd-dd".utf8)
    let fits =
      bytes.count >= shape.count
      && zip(bytes, shape).allSatisfy { byte, mark in
        mark == UInt8(ascii: "-") ? byte == mark : (0x30...0x39).contains(byte)
      }
    guard fits else { throw ReadingError(text: text.string) }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    let year = number(0..<4)
    self.init(year: year < 100 ? year + 1900 : year, month: number(5..<7), day: number(8..<10))
  }

  /// Creates a day; a month or day beyond its range continues into the next.
  ///
  /// Days further than a hundred million from 1970-01-01 have no midnight. Arguments far beyond them
  /// are cut to the limits of the calendar here, years of half a million.
  ///
  /// - Parameters:
  ///   - year: the year as counted, so 26 is a year of the first century.
  ///   - month: 1 is January.
  ///   - day: 1 is the first.
  public init(year: Int, month: Int, day: Int) {
    func cut(_ value: Int, to limit: Int) -> Int { min(max(value, -limit), limit) }
    let months = cut(year, to: 500_000) * 12 + cut(month, to: 6_000_000) - 1
    let wholeYear = Int((Double(months) / 12).rounded(.down))
    let days = GregorianCalendar.days(
      toYear: wholeYear, month: months - wholeYear * 12 + 1, day: cut(day, to: 200_000_000))
    self.init(number: Double(days))
  }

  /// Creates the day of `new Date(year, month - 1, day)`; nil beyond the range of dates.
  ///
  /// The year loses its fraction, and the years 0 to 99 are 1900 to 1999 (ECMA-262, sec-date).
  ///
  /// - Parameter year: any number; there is no day for NaN.
  init?(yearOfDate year: Double, month: Int, day: Int) {
    guard let year = Int(exactly: year.rounded(.towardZero)), year.magnitude <= 300_000 else {
      return nil
    }
    self.init(year: (0...99).contains(year) ? year + 1900 : year, month: month, day: day)
    guard number.magnitude <= 1e8 else { return nil }
  }

  /// The day that a moment falls on; nil for an invalid moment.
  public init?(_ moment: Date, clock: LocalClock = .current) {
    guard moment.isValid else { return nil }
    let local = moment.milliseconds + clock.offset(at: moment)
    self.init(number: (local / CalendarFields.dayLength).rounded(.down))
  }

  /// The year, the month from 1 and the day from 1.
  public var fields: (year: Int, month: Int, day: Int) { CalendarFields.date(ofDay: Int(number)) }

  /// The day of the week, 0 for Sunday. January 1, 1970 was a Thursday.
  var weekday: Int { (Int(number) % 7 + 11) % 7 }

  /// The day's first moment: midnight, or the first moment after the clocks skip it.
  public func midnight(in clock: LocalClock = .current) -> Date {
    clock.moment(atLocal: number * CalendarFields.dayLength)
  }

  /// The day that the midnight of this one falls on: the next day if the zone left this one out; nil
  /// beyond the range of dates.
  func existing(in clock: LocalClock) -> LocalDay? { LocalDay(midnight(in: clock), clock: clock) }

  /// The whole days until another day, negative for an earlier one, by the midnights of a clock.
  ///
  /// Clock changes don't matter, as the quotient is rounded. A day that a zone left out has the
  /// midnight of the next one, so no day lies between the two. Beyond the range of dates, where days
  /// have no midnight, the days of the calendar are counted.
  public func days(until other: LocalDay, in clock: LocalClock = .current) -> Int {
    let distance = other.midnight(in: clock).milliseconds - midnight(in: clock).milliseconds
    return Int(exactly: JSNumber.rounded(distance / CalendarFields.dayLength))
      ?? Int(other.number - number)
  }

  /// The day a number of days later, or earlier if it is negative.
  public func adding(days: Int) -> LocalDay { LocalDay(number: number + Double(days)) }
}

extension LocalDay: Comparable {
  /// Whether a day precedes another.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension LocalDay: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`; the year has the digits it needs, so "999-01-01", and years before 0 a
  /// sign.
  public var description: String {
    let (year, month, day) = fields
    return "\(year)-\(JSNumber.padded(month, to: 2))-\(JSNumber.padded(day, to: 2))"
  }
}

extension LocalDay {
  /// The error for a string that doesn't start with `YYYY-MM-DD`.
  public struct ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The unreadable text.
    let text: String

    /// The web app's message: `Invalid date-only string: "TEXT"`.
    public var description: String { "Invalid date-only string: \"\(text)\"" }
  }
}
