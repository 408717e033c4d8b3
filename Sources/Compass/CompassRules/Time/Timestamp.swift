internal import JSPrimitives

/// A moment as in a JavaScript `Date`: milliseconds since 1970-01-01 in UTC.
///
/// NaN is a date that could not be read; every comparison with it is false, and it is shown as
/// "Invalid Date".
public struct Timestamp: Sendable, Hashable {
  /// A whole number of at most 8.64e15 on either side, or NaN.
  public let milliseconds: Double

  /// Creates a moment. Fractions of a millisecond are dropped, and values out of range become NaN
  /// (ECMA-262, sec-timeclip).
  public init(milliseconds: Double) {
    self.milliseconds =
      milliseconds.magnitude <= 8.64e15 ? milliseconds.rounded(.towardZero) + 0 : .nan
  }

  /// Creates a moment from seconds since 1970-01-01 in UTC.
  public init(secondsSince1970 seconds: Double) {
    self.init(milliseconds: seconds * 1000)
  }

  /// A date that could not be read.
  public static let invalid = Timestamp(milliseconds: .nan)

  /// Whether the moment is a date that could be read.
  public var isValid: Bool { !milliseconds.isNaN }

  /// The text in UTC with milliseconds, `toISOString`: 2026-02-08T15:04:05.000Z. Years outside 0 to
  /// 9999 have a sign and six digits; nil for an invalid moment.
  public var isoText: String? {
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
}
