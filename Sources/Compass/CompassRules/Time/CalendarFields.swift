/// A moment in the proleptic Gregorian calendar, in local time.
struct CalendarFields {
  /// 0 is the year before 1.
  let year: Int
  /// 1 to 12.
  let month: Int
  /// 1 to 31.
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int
  let millisecond: Int

  /// The milliseconds of a day.
  static let dayLength = 86_400_000.0

  /// Nil for an invalid moment.
  init?(_ moment: Date, in clock: LocalClock) {
    guard moment.isValid else { return nil }
    let local = moment.milliseconds + clock.offset(at: moment)
    // An offset can be any number, so the sum can exceed the range of day numbers.
    guard local.magnitude <= 1e16 else { return nil }
    let days = (local / Self.dayLength).rounded(.down)
    let time = Int(local - days * Self.dayLength)
    (year, month, day) = Self.date(ofDay: Int(days))
    hour = time / 3_600_000
    minute = time / 60_000 % 60
    second = time / 1000 % 60
    millisecond = time % 1000
  }

  /// The date of a day counted from January 1, 1970.
  ///
  /// Years are taken from March 1 on, so that the leap day is a year's last and months have lengths
  /// that repeat; 400 years are 146,097 days.
  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth)
  }
}
