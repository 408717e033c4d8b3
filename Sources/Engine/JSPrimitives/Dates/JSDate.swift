/// ECMAScript date values, in the time zone UTC.
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
}
