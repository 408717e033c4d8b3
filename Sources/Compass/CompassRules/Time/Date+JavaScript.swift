internal import JSPrimitives

#if canImport(FoundationEssentials)
@_exported public import struct FoundationEssentials.Date
#else
@_exported public import struct Foundation.Date
#endif

/// A date as JavaScript's `Date`: whole milliseconds since 1970-01-01 in UTC.
///
/// A date that could not be read has a time of NaN. Every comparison with it is false, and it is shown
/// as "Invalid Date".
extension Date {
  /// Creates a date. Fractions of a millisecond are dropped, and values beyond 8.64e15 on either side
  /// become NaN (ECMA-262, sec-timeclip).
  package init(milliseconds: Double) {
    self.init(timeIntervalSince1970: Self.clipped(milliseconds) / 1000)
  }

  /// The whole milliseconds since 1970-01-01 in UTC; NaN beyond the range of JavaScript's dates.
  package var milliseconds: Double {
    let exact = timeIntervalSince1970 * 1000
    // Foundation counts seconds from 2001, so that a number of milliseconds comes back with an error.
    let error = max(0.01, timeIntervalSinceReferenceDate.ulp * 1000)
    let nearest = exact.rounded()
    return Self.clipped((exact - nearest).magnitude <= error ? nearest : exact)
  }

  /// A date that could not be read.
  package static let invalid = Date(timeIntervalSince1970: .nan)

  /// Whether the date could be read, and lies in the range of JavaScript's dates.
  package var isValid: Bool { !milliseconds.isNaN }

  /// The text in UTC with milliseconds, `toISOString`: 2026-02-08T15:04:05.000Z. Years outside 0 to
  /// 9999 have a sign and six digits; nil for an invalid date.
  package var isoText: String? {
    guard let fields = CalendarFields(self, in: .utc) else { return nil }
    let year =
      (0...9999).contains(fields.year)
      ? JSNumber.padded(fields.year, to: 4)
      : (fields.year < 0 ? "-" : "+") + JSNumber.padded(abs(fields.year), to: 6)
    let day = "\(JSNumber.padded(fields.month, to: 2))-\(JSNumber.padded(fields.day, to: 2))"
    let time = [fields.hour, fields.minute, fields.second].map { JSNumber.padded($0, to: 2) }
    let milliseconds = JSNumber.padded(fields.millisecond, to: 3)
    return "\(year)-\(day)T\(time.joined(separator: ":")).\(milliseconds)Z"
  }

  private static func clipped(_ milliseconds: Double) -> Double {
    milliseconds.magnitude <= 8.64e15 ? milliseconds.rounded(.towardZero) + 0 : .nan
  }
}
