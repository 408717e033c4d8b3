internal import JSPrimitives

/// Characters of a string that look like a blank or like nothing.
package enum BlankCharacter {
  /// Returns whether a character is a blank other than U+0020, or can't be seen.
  ///
  /// The white space of Unicode, zero-width characters, marks of direction, and letters that are drawn as nothing.
  /// Variation selectors are not among them: they end many emoji.
  package static func isUnusual(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x09...0x0D, 0x85, 0xA0, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x1680, 0x180E,
      0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x2066...0x206F, 0x2800, 0x3000, 0x3164,
      0xFEFF, 0xFFA0:
      true
    default: false
    }
  }

  /// Returns whether a character is a blank or can't be seen.
  package static func isBlank(_ codePoint: UInt32) -> Bool {
    codePoint == 0x20 || isUnusual(codePoint)
  }

  /// Returns whether a character is a blank that takes up room; the other unusual ones can't be seen at all.
  package static func isSpace(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x85, 0x2800: true
    case 0xFEFF: false
    default: WhiteSpace.contains(codePoint)
    }
  }

  /// Returns whether a character is a letter, digit or sign of double width, such as U+FF41.
  package static func isFullWidth(_ codePoint: UInt32) -> Bool { 0xFF01...0xFF5E ~= codePoint }

  /// Returns a character's code point and name.
  package static func name(of codePoint: UInt32) -> String {
    Unicode.Scalar(codePoint).map(UnseenCharacter.name) ?? "an unpaired surrogate"
  }
}
