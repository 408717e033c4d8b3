internal import JSPrimitives

/// A match in a `String`, with ranges of that string's indices.
///
/// JavaScript counts UTF-16 code units, and so does `utf16`, the same match as `RegExp` reports it. An
/// index is the position of such an offset in the string's `utf16` view, so `string.utf16[range]` is
/// always exactly the match.
///
/// A boundary inside a grapheme cluster, such as between a letter and its combining accent, is an index
/// that `string[range]` uses as it is. Without the flags `u` and `v` a boundary may also be between the
/// two code units of one character outside the Basic Multilingual Plane: `/./` matches half of an emoji.
/// `string[range]` rounds such an index down to the start of the character, and `text` has U+FFFD for
/// the half.
///
///     let text = "on 2026-03-10"
///     for match in try JSRegex(#"(?<year>\d{4})-(?<month>\d{2})"#).matches(in: text) {
///       print(text[match.range], match["year"] ?? "")  // 2026-03 2026
///     }
public struct JSStringMatch: Hashable, Sendable {
  /// The same match with offsets that count UTF-16 code units.
  public let utf16: JSMatch
  /// The string in which the match was found.
  private let string: String

  /// Creates the match of a string that has these offsets.
  init(_ match: JSMatch, in string: String) {
    utf16 = match
    self.string = string
  }

  /// The matched string, with U+FFFD for each half of a character at its ends.
  public var text: String { utf16.captures.first??.text.string ?? "" }

  /// The range of the match in the string.
  public var range: Range<String.Index> { range(utf16.index..<utf16.end) }

  // MARK: Groups

  /// The string that a group captured, where 0 is the whole match; nil if there is no such group or it
  /// did not participate.
  public subscript(_ group: Int) -> String? { utf16[group]?.string }

  /// The string that a named group captured; nil if there is no such group or it did not participate.
  public subscript(_ name: String) -> String? { utf16[JSText(name)]?.string }

  /// Returns the range of a group, where 0 is the whole match; nil if there is no such group or it did
  /// not participate.
  public func range(of group: Int) -> Range<String.Index>? {
    (utf16.capture(group)?.range).map(range)
  }

  /// Returns the range of a named group; nil if there is no such group or it did not participate.
  public func range(of name: String) -> Range<String.Index>? {
    (utf16.capture(JSText(name))?.range).map(range)
  }

  private func range(_ offsets: Range<Int>) -> Range<String.Index> {
    let start = string.utf16.index(string.startIndex, offsetBy: offsets.lowerBound)
    return start..<string.utf16.index(start, offsetBy: offsets.count)
  }

  // MARK: Offsets

  /// The captures of the match and of its groups, with offsets that count UTF-16 code units.
  public var captures: [JSMatch.Capture?] { utf16.captures }

  /// The named groups in the order of the pattern, with offsets that count UTF-16 code units.
  public var groups: [JSMatch.NamedCapture] { utf16.groups }

  /// The start of the match in UTF-16 code units.
  public var index: Int { utf16.index }

  /// The end of the match in UTF-16 code units, which is the new `lastIndex` with the flags `g` and `y`.
  public var end: Int { utf16.end }
}

extension JSStringMatch: CustomStringConvertible, CustomDebugStringConvertible {
  /// The matched string, its range in UTF-16 code units and the groups, as `JSMatch` prints them.
  public var description: String { utf16.description }

  /// The same, as inside arrays and optionals.
  public var debugDescription: String { utf16.debugDescription }
}
