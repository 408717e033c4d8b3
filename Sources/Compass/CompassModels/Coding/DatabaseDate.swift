internal import CompassRules
internal import JSPrimitives

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Converts points in time from and to the database's ISO 8601 text.
public enum DatabaseDate {
  /// Returns the time of a text, to the millisecond; nil for any other text.
  ///
  /// `YYYY-MM-DD`, which is midnight in UTC, or `YYYY-MM-DDTHH:MM:SS` with any fraction and with `Z` or
  /// an offset `+HH:MM`. The seconds may be left out; a time without zone is in UTC.
  public static func date(from text: String) -> Date? {
    guard hasForm(Array(text.utf8)[...]), let time = JSDate.parse(JSText(text)) else { return nil }
    return Date(timeIntervalSince1970: time / 1000)
  }

  /// Returns the text of a time, rounded to milliseconds: `2026-02-08T12:00:00.000Z`, always in UTC
  /// and with a fraction. Nil outside of the years 0 to 9999.
  public static func text(of date: Date) -> String? {
    let milliseconds = (date.timeIntervalSince1970 * 1000 + 0.5).rounded(.down)
    guard (-62_167_219_200_000..<253_402_300_800_000).contains(milliseconds) else { return nil }
    return Date(milliseconds: milliseconds).isoText
  }

  private static func hasForm(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    guard rest.consume("0000-00-00") else { return false }
    guard !rest.isEmpty else { return true }
    guard rest.consume("T00:00") else { return false }
    if rest.consume(":00"), rest.consume(".0") {
      rest = rest.drop { isDigit($0) }
    }
    return rest.isEmpty || rest.elementsEqual("Z".utf8)
      || ((rest.consume("+00:00") || rest.consume("-00:00")) && rest.isEmpty)
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension ArraySlice<UInt8> {
  /// Removes a prefix of this form, in which 0 matches any digit. Returns false without one.
  fileprivate mutating func consume(_ form: String) -> Bool {
    let wanted = form.utf8
    let agrees = zip(self, wanted).allSatisfy { byte, sign in
      sign == UInt8(ascii: "0") ? DatabaseDate.isDigit(byte) : byte == sign
    }
    guard count >= wanted.count, agrees else { return false }
    removeFirst(wanted.count)
    return true
  }
}
