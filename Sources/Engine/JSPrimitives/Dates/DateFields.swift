/// The numbers of a date string that may be its year, month and day, in the order they were read.
struct DayFields {
  /// The numbers; those that are missing are 1.
  private var numbers = SIMD3(1, 1, 1)
  private var count = 0
  /// The month named by a word, 1 to 12.
  var namedMonth: Int?
  /// Whether the numbers are year, month and day in this order, with the year in full.
  var isISO = false

  var isEmpty: Bool { count == 0 }

  /// Adds a number; returns false if there are already three.
  mutating func add(_ number: Int) -> Bool {
    guard count < 3 else { return false }
    numbers[count] = number
    count += 1
    return true
  }

  /// Returns the year, the month (1 to 12) and the day (1 to 31), or nil if the numbers don't fit.
  ///
  /// Month, day, year is the usual order; a first number that can't be a day is the year. Two
  /// digits mean a year from 1950 to 2049.
  func resolved() -> (year: Int, month: Int, day: Int)? {
    if isEmpty { return nil }
    let startsWithDay = 1...31 ~= numbers[0]
    var year: Int
    let (month, day): (Int, Int)
    if let namedMonth {
      month = namedMonth
      (year, day) = startsWithDay ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    } else if isISO || !startsWithDay {
      (year, month, day) = (numbers[0], numbers[1], numbers[2])
    } else {
      (month, day, year) = (numbers[0], numbers[1], numbers[2])
    }
    if !isISO {
      if 0...49 ~= year { year += 2000 }
      if 50...99 ~= year { year += 1900 }
    }
    return 1...12 ~= month && 1...31 ~= day ? (year, month, day) : nil
  }
}

/// Hour, minute, second and millisecond of a date string.
struct TimeFields {
  private var numbers = SIMD4(0, 0, 0, 0)
  private var count = 0
  /// The hours to add: 0 after `AM`, 12 after `PM`.
  var halfDay: Int?

  var isEmpty: Bool { count == 0 }

  /// Adds a number; returns false if there are already four.
  mutating func add(_ number: Int) -> Bool {
    guard count < 4 else { return false }
    numbers[count] = number
    count += 1
    return true
  }

  /// Adds the last number; the fields after it stay zero.
  mutating func addLast(_ number: Int) {
    _ = add(number)
    count = 4
  }

  /// Returns whether the next field is the minute, second or millisecond and this number is in its
  /// range.
  func expects(_ number: Int) -> Bool {
    switch count {
    case 1, 2: 0...59 ~= number
    case 3: 0...999 ~= number
    default: false
    }
  }

  /// Returns the milliseconds since midnight, or nil for a number out of range. 24:00 is the
  /// following midnight.
  func resolved() -> Int? {
    var hour = numbers[0]
    if let halfDay {
      guard 0...12 ~= hour else { return nil }
      hour = hour % 12 + halfDay
    }
    let (minute, second, millisecond) = (numbers[1], numbers[2], numbers[3])
    if hour == 24 {
      guard minute <= 0, second <= 0, millisecond <= 0 else { return nil }
    } else {
      guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, 0...999 ~= millisecond else {
        return nil
      }
    }
    return ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
  }
}

/// The offset from UTC of a date string.
struct ZoneFields {
  /// The sign of the offset, 1 or -1, after an offset or the name of a zone.
  var sign: Int?
  var hour: Int?
  var minute: Int?

  var isUTC: Bool { hour == 0 && minute == 0 }

  mutating func set(hours: Int) {
    sign = hours < 0 ? -1 : 1
    hour = abs(hours)
    minute = 0
  }

  /// Returns whether there is an hour but no minute, and this number is in the range of minutes.
  func expectsMinute(_ number: Int) -> Bool {
    hour != nil && minute == nil && 0...59 ~= number
  }

  /// Returns the offset in seconds, or 0 if there is none, because the local time zone is UTC.
  /// Returns nil above 31 bits.
  ///
  /// V8 computes it in 32 unsigned bits, so huge hours wrap around.
  func resolved() -> Int? {
    guard let sign else { return 0 }
    let seconds = UInt32(truncatingIfNeeded: (hour ?? 0) &* 3600 &+ (minute ?? 0) &* 60)
    return seconds > 0x7FFF_FFFF ? nil : sign * Int(seconds)
  }
}
