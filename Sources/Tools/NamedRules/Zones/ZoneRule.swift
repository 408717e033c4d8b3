internal import JSPrimitives

/// The yearly rule of a time zone after its last recorded change: the text of POSIX's `TZ`, such as
/// `EST5EDT,M3.2.0,M11.1.0`, with the longer times of RFC 9636, 3.3.
struct ZoneRule: Sendable {
  /// The offset of standard time, in seconds to the east.
  private let standardOffset: Int
  /// The offset between the two changes of a year.
  private let summerOffset: Int
  private let changes: (start: ZoneChange, end: ZoneChange)?

  /// Reads a rule; nil for an empty text and any other that is no rule.
  ///
  /// A rule without changes keeps standard time. One with the name of a summer time needs both.
  init?(_ text: some Collection<UInt8>) {
    var reader = ZoneRuleReader(text)
    guard reader.skipName(), let west = reader.time(hours: 24) else { return nil }
    standardOffset = -west
    if reader.isAtEnd {
      summerOffset = standardOffset
      changes = nil
      return
    }
    guard reader.skipName() else { return nil }
    if reader.next == UInt8(ascii: ",") {
      summerOffset = standardOffset + 3600
    } else {
      guard let west = reader.time(hours: 24) else { return nil }
      summerOffset = -west
    }
    guard let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
    changes = (start, end)
  }

  /// Returns the offset at a moment in seconds since 1970.
  func offset(at seconds: Int) -> Int {
    guard let changes else { return standardOffset }
    // Far beyond all dates, so that no year overflows.
    let seconds = min(max(seconds, -1_000_000_000_000_000), 1_000_000_000_000_000)
    let average = 31_556_952.0
    let year = Int((Double(seconds) / average).rounded(.down)) + 1970
    // The year is off by one at most, and a change lies a week at most outside its year.
    let moments = (year - 2...year + 1).flatMap { year in
      [
        (moment: changes.end.seconds(in: year) - summerOffset, isSummer: false),
        (moment: changes.start.seconds(in: year) - standardOffset, isSummer: true),
      ]
    }
    // Summer time that ends when it starts again stays.
    let last = moments.filter { $0.moment <= seconds }.max { left, right in
      (left.moment, left.isSummer ? 1 : 0) < (right.moment, right.isSummer ? 1 : 0)
    }
    return last?.isSummer == true ? summerOffset : standardOffset
  }
}

/// A day of every year, and a time of that day.
struct ZoneChange: Sendable {
  enum Day: Sendable {
    /// The day of a month's week; the fifth is the last, Sunday is 0.
    case weekday(Int, week: Int, month: Int)
    /// The day of the year from 0, leap days counted.
    case ofYear(Int)
    /// The day of the year from 1; February 29 is no day.
    case ofCommonYear(Int)
  }

  let day: Day
  /// Seconds since the day's midnight, negative before it.
  let time: Int

  /// Returns the seconds from 1970 to the change in a year, as if local time were UTC.
  func seconds(in year: Int) -> Int { number(in: year) * 86_400 + time }

  private func number(in year: Int) -> Int {
    let first = GregorianCalendar.days(toYear: year, month: 1, day: 1)
    switch day {
    case .ofYear(let day):
      return first + day
    case .ofCommonYear(let day):
      let march = GregorianCalendar.days(toYear: year, month: 3, day: 1)
      return day < 60 ? first + day - 1 : march + day - 60
    case .weekday(let weekday, let week, let month):
      let first = GregorianCalendar.days(toYear: year, month: month, day: 1)
      // 1970-01-01 was a Thursday.
      let weekdayOfFirst = ((first + 4) % 7 + 7) % 7
      let day = first + (weekday - weekdayOfFirst + 7) % 7 + (week - 1) * 7
      let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, month + 1)
      let isBeyond = day >= GregorianCalendar.days(toYear: nextYear, month: nextMonth, day: 1)
      return isBeyond ? day - 7 : day
    }
  }
}
