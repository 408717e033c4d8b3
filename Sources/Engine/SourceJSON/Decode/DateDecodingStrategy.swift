#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONValue {
  /// The form of dates in JSON, named as that of Foundation's `JSONDecoder`.
  public enum DateDecodingStrategy: Sendable {
    /// A string in JavaScript's ISO 8601 format, as the outputs of `.iso.date()`, `.iso.datetime()` and `.coerce.date()` are.
    ///
    /// ECMA-262, sec-date-time-string-format: `2026-02-03` is midnight in UTC; a time has any fraction, which is cut to
    /// milliseconds, and `Z` or an offset. A time without one is in UTC, as everywhere in this package. A number is an
    /// error, since it may count seconds or milliseconds.
    case iso8601
    /// A number of seconds since the start of 1970.
    case secondsSince1970
    /// A number of milliseconds since the start of 1970, as `Date.now()` returns it in JavaScript.
    case millisecondsSince1970
    /// The form of `Date` itself: a number of seconds since the start of 2001.
    case deferredToDate
    /// A function decodes each date.
    case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
  }
}
