/// ECMAScript date values; texts without an offset count as UTC.
package enum JSDate {
  /// Returns what `new Date(text).getTime()` returns for WTF-8 text: milliseconds since the start
  /// of 1970, or nil for an Invalid Date.
  ///
  /// Reads the format of ECMA-262 (sec-date-time-string-format) and the others that V8 reads.
  /// Excess days continue into the next month (Feb 30 is Mar 2). Values beyond ±8.64e15 are invalid
  /// (sec-timeclip).
  ///
  ///     2026-04-15    // 1776211200000
  ///     Apr 15 2026   // 1776211200000
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var reader = DateReader(bytes)
    guard let time = reader.read(), abs(time) <= 8_640_000_000_000_000 else { return nil }
    return Double(time)
  }

  /// Returns the same before the range of dates is checked, and whether the text gives a local time.
  ///
  /// A date alone in the ISO format is in UTC; every other text without an offset or zone is local.
  package static func parseUnzoned(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (milliseconds: Double, isLocal: Bool)? {
    var reader = DateReader(bytes)
    guard let time = reader.read() else { return nil }
    return (Double(time), reader.isLocal)
  }
}
