extension JSDate {
  /// Returns a time value in the range of dates, without a fraction, or NaN beyond it.
  ///
  /// ECMA-262, sec-timeclip.
  public static func timeClip(_ milliseconds: Double) -> Double {
    guard abs(milliseconds) <= 8_640_000_000_000_000 else { return .nan }
    return milliseconds.rounded(.towardZero) + 0
  }

  /// Returns what `new Date(milliseconds).toISOString()` returns, or nil for an invalid date.
  ///
  /// Years outside 0 to 9999 have a sign and six digits. ECMA-262, sec-date.prototype.toisostring.
  public static func isoText(_ milliseconds: Double) -> String? {
    guard !milliseconds.isNaN, abs(milliseconds) <= 8_640_000_000_000_000 else { return nil }
    let time = Int(milliseconds)
    let (days, inDay) = dividedDown(time, by: 86_400_000)
    let (year, month, day) = civil(days: days)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(abs(number))
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    let yearText =
      0...9999 ~= year ? padded(year, 4) : (year < 0 ? "-" : "+") + padded(year, 6)
    let seconds = inDay / 1000
    return "\(yearText)-\(padded(month, 2))-\(padded(day, 2))"
      + "T\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
      + ".\(padded(inDay % 1000, 3))Z"
  }

  /// Returns what `String(new Date(milliseconds))` returns where the local time is UTC.
  ///
  /// ECMA-262, sec-todatestring; the name of the zone is V8's.
  public static func text(_ milliseconds: Double) -> String {
    guard !milliseconds.isNaN, abs(milliseconds) <= 8_640_000_000_000_000 else {
      return "Invalid Date"
    }
    let (days, inDay) = dividedDown(Int(milliseconds), by: 86_400_000)
    let (year, month, day) = civil(days: days)
    func padded(_ number: Int, _ width: Int = 2) -> String {
      let digits = String(abs(number))
      return (number < 0 ? "-" : "") + String(repeating: "0", count: max(width - digits.count, 0))
        + digits
    }
    let weekday = dividedDown(days + 4, by: 7).rest
    let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let seconds = inDay / 1000
    return "\(names[weekday]) \(months[month - 1]) \(padded(day)) \(padded(year, 4)) "
      + "\(padded(seconds / 3600)):\(padded(seconds / 60 % 60)):\(padded(seconds % 60)) "
      + "GMT+0000 (Coordinated Universal Time)"
  }

  /// Returns the quotient rounded down, and the remainder, which is not negative.
  private static func dividedDown(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  /// Returns the date of a number of days since 1970-01-01, in the proleptic Gregorian calendar.
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    // Days since 0000-03-01, so that a leap day is the last of its year.
    let (era, dayOfEra) = dividedDown(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
