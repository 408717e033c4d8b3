internal import JSPrimitives

/// The yearly rule of a time zone after its last recorded change: the text of POSIX's `TZ`, such as
/// `EST5EDT,M3.2.0,M11.1.0` (RFC 9636, 3.3).
struct ZoneRule: Sendable, Equatable {
  /// A day of the year and a time of that day, in seconds.
  struct Change: Sendable, Equatable {
    var month: Int
    /// 5 is the month's last.
    var week: Int
    /// 0 is Sunday.
    var weekday: Int
    var time = 7200
  }

  private let standardOffset: Int
  private let summerOffset: Int
  private let changes: (start: Change, end: Change)?

  /// Reads a rule; nil for an empty text, or one with days that aren't months, weeks and weekdays.
  init?(_ text: some Collection<UInt8>) {
    var rest = Array(text)[...]
    guard Self.skipName(&rest), let west = Self.time(&rest) else { return nil }
    standardOffset = -west
    if rest.isEmpty {
      summerOffset = standardOffset
      changes = nil
      return
    }
    guard Self.skipName(&rest) else { return nil }
    summerOffset =
      rest.first == UInt8(ascii: ",") ? standardOffset + 3600 : -(Self.time(&rest) ?? 0)
    guard let start = Self.change(&rest), let end = Self.change(&rest), rest.isEmpty else {
      return nil
    }
    changes = (start, end)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.standardOffset == right.standardOffset && left.summerOffset == right.summerOffset
      && left.changes?.start == right.changes?.start && left.changes?.end == right.changes?.end
  }

  /// Returns the offset at a moment in seconds since 1970.
  func offset(at seconds: Int) -> Int {
    guard let changes else { return standardOffset }
    // The year in local standard time; no change is near the turn of the year.
    var year = Int((Double(seconds + standardOffset) / 31_556_952).rounded(.down)) + 1970
    if seconds + standardOffset < GregorianCalendar.days(toYear: year, month: 1, day: 1) * 86_400 {
      year -= 1
    } else if seconds + standardOffset
      >= GregorianCalendar.days(toYear: year + 1, month: 1, day: 1) * 86_400
    {
      year += 1
    }
    let start = Self.moment(of: changes.start, in: year) - standardOffset
    let end = Self.moment(of: changes.end, in: year) - summerOffset
    let isSummer =
      start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
    return isSummer ? summerOffset : standardOffset
  }

  private static func moment(of change: Change, in year: Int) -> Int {
    let first = GregorianCalendar.days(toYear: year, month: change.month, day: 1)
    // 1970-01-01 was a Thursday.
    let weekday = ((first + 4) % 7 + 7) % 7
    var day = first + (change.weekday - weekday + 7) % 7 + (change.week - 1) * 7
    let (nextYear, nextMonth) = change.month == 12 ? (year + 1, 1) : (year, change.month + 1)
    if day >= GregorianCalendar.days(toYear: nextYear, month: nextMonth, day: 1) { day -= 7 }
    return day * 86_400 + change.time
  }

  private static func skipName(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let count = rest.count
    if rest.first == UInt8(ascii: "<") {
      rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
    } else {
      rest = rest.drop { (0x41...0x5A).contains($0 & 0xDF) }
    }
    return rest.count < count
  }

  /// Reads a signed time, `h[:mm[:ss]]`, in seconds.
  private static func time(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard var seconds = number(&rest).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      guard let part = number(&rest) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(while: { (0x30...0x39).contains($0) }).prefix(3)
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads `,Mm.w.d[/time]`.
  private static func change(_ rest: inout ArraySlice<UInt8>) -> Change? {
    guard rest.starts(with: ",M".utf8) else { return nil }
    rest = rest.dropFirst(2)
    guard let month = number(&rest), rest.popFirst() == UInt8(ascii: "."),
      let week = number(&rest), rest.popFirst() == UInt8(ascii: "."), let weekday = number(&rest),
      (1...12).contains(month), (1...5).contains(week), (0...6).contains(weekday)
    else { return nil }
    var change = Change(month: month, week: week, weekday: weekday)
    if rest.first == UInt8(ascii: "/") {
      rest.removeFirst()
      guard let time = time(&rest) else { return nil }
      change.time = time
    }
    return change
  }
}
