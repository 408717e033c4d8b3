/// Characters that a reader can't see, or can't distinguish from a blank.
///
/// The Unicode Standard, chapters 4.5 (General_Category) and 5.21 (Default_Ignorable_Code_Point): controls, formats,
/// spaces other than U+0020, separators of lines and paragraphs, characters that are drawn as nothing, and
/// noncharacters. Terminals draw U+2800, a braille pattern without dots, as a blank too.
package enum UnseenCharacter {
  /// Returns whether a character can't be seen.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 }
    // Letters of most texts need no look at the properties.
    if value > 0xA0, value < 0x300 { return value == 0xAD }
    if value > 0x3000, value < 0xD800 { return value == 0x3164 }
    if isVisibleFormat(value) { return false }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
        || value == 0x2800
    }
  }

  /// Returns a character's code point and name, such as `U+00A0 (no-break space)`. Controls have no name.
  package static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let properties = scalar.properties
    if properties.generalCategory == .control { return "\(code) (a control character)" }
    return properties.name.map { "\(code) (\($0.lowercased()))" } ?? code
  }

  /// The property Prepended_Concatenation_Mark: format characters with a visible sign.
  private static func isVisibleFormat(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
