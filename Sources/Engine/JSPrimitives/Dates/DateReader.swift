/// A parser of date strings that tries an ISO date first and continues as free text where that
/// fails.
///
/// ECMA-262 requires the first for its own format (sec-date-time-string-format) and leaves all
/// other text to the engine. The second is V8's grammar.
struct DateReader {
  var tokens: DateTokenizer
  var day = DayFields()
  var time = TimeFields()
  var zone = ZoneFields()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens = DateTokenizer(bytes)
  }

  /// Returns the time value in milliseconds, not clipped; nil if the text is no date.
  mutating func read() -> Int? {
    switch readISODate() {
    case .complete: milliseconds
    case .invalid: nil
    case .other: readFreeText() ? milliseconds : nil
    }
  }

  /// Returns the time value in milliseconds of an ISO date, not clipped; nil for any other text.
  mutating func readISO() -> Int? { readISODate() == .complete ? milliseconds : nil }

  /// The time value of the fields, not clipped; nil if one of them is out of range.
  private var milliseconds: Int? {
    // No offset brings a year beyond a million back into the range of dates.
    guard let day = day.resolved(), abs(day.year) <= 1_000_000,
      let time = time.resolved(), let offset = zone.resolved()
    else { return nil }
    let days = GregorianCalendar.days(toYear: day.year, month: day.month, day: day.day)
    return days * 86_400_000 + time - offset * 1000
  }

  /// Whether the text that was read has neither an offset nor a zone, and isn't an ISO date alone.
  var isLocal: Bool { zone.sign == nil && !(day.isISO && time.isEmpty) }

  /// Returns the digits after a decimal point as milliseconds, padded or cut to three.
  static func milliseconds(_ number: Int, digits: Int) -> Int {
    switch digits {
    case 1: return number * 100
    case 2: return number * 10
    default:
      // Only nine digits were read.
      return (3..<min(max(digits, 3), 9)).reduce(number) { number, _ in number / 10 }
    }
  }
}

/// Days in the proleptic Gregorian calendar.
public enum GregorianCalendar {
  /// Returns the days from 1970-01-01 to a day, negative before it.
  ///
  /// - Parameters:
  ///   - year: the astronomical year, in which 0 is the year before 1; up to a trillion either way.
  ///   - month: 1 to 12.
  ///   - day: 1 is the first of the month. A day before it or beyond the month's end continues into
  ///     the neighbouring months.
  public static func days(toYear year: Int, month: Int, day: Int) -> Int {
    // Years start in March here, which puts the leap day at their end.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
