package import JSPrimitives
internal import SourceJSON

/// Strings for lengths, for blanks and for listed values.
extension BoundaryValues {
  // MARK: Lengths

  /// Strings and arrays are never made longer than this.
  package static let maximumLength = 100_000

  /// Returns the lengths around a limit.
  package static func lengths(around limit: Int) -> [Int] {
    [limit - 1, limit, limit + 1].filter { $0 >= 0 }
  }

  /// One code point of two UTF-16 code units.
  private static let astral = "\u{1F600}"
  /// Starts of strings that a pattern beside a limit may ask for.
  private static let starts = ["", "Aa1!", "https://a.co/", "/", "@", "#", "a"]

  /// Returns strings whose code points and UTF-16 code units lie on different sides of a limit, then one too long and one too
  /// short.
  ///
  /// - Parameter example: a string that is accepted, as a further start.
  package static func strings(
    aroundLength length: Int, isMinimum: Bool, example: JSText?
  ) -> [JSText] {
    var strings: [JSText] = []
    for start in [example?.string].compactMap(\.self) + starts {
      let (points, units) = (start.unicodeScalars.count, start.utf16.count)
      // A minimum needs enough code units of few code points, a maximum too many.
      let count = (max(length - units, 0) + (isMinimum ? 1 : 2)) / 2
      let isBetween =
        isMinimum
        ? points + count < length && units + 2 * count >= length
        : points + count <= length && units + 2 * count > length
      guard count > 0, isBetween else { continue }
      strings.append(JSText(start + String(repeating: astral, count: count)))
      if length <= 64 {
        strings.append(JSText(String(repeating: astral, count: count) + start))
      }
    }
    return strings + [length + 1, max(length - 1, 0)].map(string(ofLength:))
  }

  /// Returns a string of one letter.
  package static func string(ofLength length: Int) -> JSText {
    JSText(String(repeating: "a", count: length))
  }

  // MARK: Contents

  /// Strings of white space that trimming leaves nothing of.
  static let blank: [JSText] = [" ", "\t\n", "\u{A0}\u{3000}"]

  /// Strings that functions of strings change.
  package static let changedByFunctions: [JSText] = [" a", "a ", "  ", "Aa", "A b"]

  /// Strings that a conversion to another type reads or rejects.
  package static let convertible: [JSText] = [
    "0", "5", "-1", "1.5", "abc", " 7 ", "true", "2026-01-01",
  ]

  /// Returns a listed string in other spellings.
  package static func spellings(of listed: JSText) -> [JSText] {
    [listed, JSText(listed.string.uppercased()), listed + JSText(" "), listed + JSText("x")]
  }

  /// Returns values that are nearly a listed one; without one, a value that is probably not listed.
  static func mistakes(for listed: JSONValue?) -> [JSONValue] {
    switch listed {
    case .string(let text):
      [text + "_x", text.uppercased() + " ", " " + text, "unknown", text + "s"].map { .string($0) }
    case .number(let number): [.number(number + 0.5)]
    default: ["unknown"]
    }
  }
}
