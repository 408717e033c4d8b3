/// ECMAScript date values; texts without an offset count as UTC.
public enum JSDate {
  /// Returns what `new Date(text).getTime()` returns for WTF-8 text: milliseconds since the start
  /// of 1970, or nil for an Invalid Date.
  ///
  /// Reads the format of ECMA-262 (sec-date-time-string-format) and the others that V8 reads.
  /// Excess days continue into the next month (Feb 30 is Mar 2). Values beyond ±8.64e15 are invalid
  /// (sec-timeclip).
  ///
  ///     2026-04-15    // 1776211200000
  ///     Apr 15 2026   // 1776211200000
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if let day = DateReader.day(bytes) { return Double(day * 86_400_000) }
    var reader = DateReader(bytes)
    guard let time = reader.read(), abs(time) <= 8_640_000_000_000_000 else { return nil }
    return Double(time)
  }

  /// Returns the time value of the string that a function reads.
  public static func parse(_ text: borrowing TextBytes) -> Double? { parse(text.buffer) }

  /// Returns the time value of a text, as that of its WTF-8 bytes.
  public static func parse(_ text: JSText) -> Double? {
    text.bytes.withUnsafeBufferPointer { parse($0) }
  }

  /// Returns the time value of WTF-8 text in the format of ECMA-262; nil for all other text, which `parse` may read.
  ///
  /// sec-date-time-string-format: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, also with a time, its fraction and its offset. A
  /// fraction is cut to milliseconds.
  ///
  ///     2026-04-15T10:00:00+02:00    // 1776240000000
  ///     Apr 15 2026                  // nil
  package static func parseISO(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if let day = DateReader.day(bytes) { return Double(day * 86_400_000) }
    // A NUL ends the text for the reader.
    guard !bytes.contains(0) else { return nil }
    var reader = DateReader(bytes)
    guard let time = reader.readISO(), abs(time) <= 8_640_000_000_000_000 else { return nil }
    return Double(time)
  }

  /// Returns the milliseconds that WTF-8 text gives, as if in UTC, and whether they are in local
  /// time; nil if the text is no date.
  ///
  /// A date alone in the ISO format is in UTC; every other text without an offset or zone is local.
  /// For a local time, the caller subtracts the offset of its zone. Only then the range of dates
  /// applies, so the milliseconds may be beyond ±8.64e15.
  public static func parseUnzoned(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (milliseconds: Double, isLocal: Bool)? {
    var reader = DateReader(bytes)
    guard let time = reader.read() else { return nil }
    return (Double(time), reader.isLocal)
  }

  /// Returns the milliseconds that a text gives and whether they are in local time, as for its WTF-8
  /// bytes.
  public static func parseUnzoned(
    _ text: JSText
  ) -> (milliseconds: Double, isLocal: Bool)? {
    text.bytes.withUnsafeBufferPointer { parseUnzoned($0) }
  }
}
