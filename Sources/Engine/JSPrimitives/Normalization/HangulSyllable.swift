/// A Hangul syllable, which decomposes by arithmetic.
///
/// The Unicode Standard, section 3.12.
package struct HangulSyllable: Sendable {
  private static let syllables: Range<UInt32> = 0xAC00..<0xD7A4
  private static let leading: Range<UInt32> = 0x1100..<0x1113
  private static let vowels: Range<UInt32> = 0x1161..<0x1176
  /// The trailing consonants. The code point before them means no trailing consonant.
  private static let trailing: Range<UInt32> = 0x11A8..<0x11C3

  private let index: UInt32

  /// Creates the syllable of a code point, or nil if the code point is no syllable.
  package init?(_ codePoint: UInt32) {
    guard Self.syllables.contains(codePoint) else { return nil }
    index = codePoint - 0xAC00
  }

  /// The two or three jamo it decomposes to.
  package var jamo: [UInt32] {
    let pair = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    return index % 28 == 0 ? pair : pair + [0x11A7 + index % 28]
  }

  /// Returns the syllable of a leading consonant and a vowel, or of such a syllable and a trailing
  /// one.
  package static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if leading.contains(first), vowels.contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if let syllable = HangulSyllable(first), syllable.index % 28 == 0, trailing.contains(second) {
      return first + second - 0x11A7
    }
    return nil
  }
}
