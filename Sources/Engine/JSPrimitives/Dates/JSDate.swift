/// ECMAScript date values, in the time zone UTC.
package enum JSDate {
  /// What `new Date(text).getTime()` returns for this WTF-8 text: milliseconds since 1970 began, or
  /// nil for an Invalid Date.
  ///
  /// The format of ECMA-262 (sec-date-time-string-format) and, as in V8, many others. Days run on
  /// into the next month (Feb 30 is Mar 2); values beyond 8.64e15 on either side are invalid
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
