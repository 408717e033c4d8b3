import Testing

@testable import JSPrimitives

/// Which characters a reader can't see, and what they are called.
@Suite struct UnseenCharacterTests {
  @Test(
    arguments: [
      ("\u{0}", "U+0000 (a control character)"), ("\u{7F}", "U+007F (a control character)"),
      ("\u{85}", "U+0085 (a control character)"),
      ("\u{A0}", "U+00A0 (no-break space)"), ("\u{AD}", "U+00AD (soft hyphen)"),
      ("\u{34F}", "U+034F (combining grapheme joiner)"), ("\u{61C}", "U+061C (arabic letter mark)"),
      ("\u{115F}", "U+115F (hangul choseong filler)"),
      ("\u{180E}", "U+180E (mongolian vowel separator)"),
      ("\u{2003}", "U+2003 (em space)"), ("\u{200B}", "U+200B (zero width space)"),
      ("\u{200D}", "U+200D (zero width joiner)"), ("\u{2028}", "U+2028 (line separator)"),
      ("\u{202E}", "U+202E (right-to-left override)"), ("\u{2060}", "U+2060 (word joiner)"),
      ("\u{2065}", "U+2065"), ("\u{2066}", "U+2066 (left-to-right isolate)"),
      ("\u{2800}", "U+2800 (braille pattern blank)"), ("\u{3000}", "U+3000 (ideographic space)"),
      ("\u{3164}", "U+3164 (hangul filler)"), ("\u{FE0F}", "U+FE0F (variation selector-16)"),
      ("\u{FEFF}", "U+FEFF (zero width no-break space)"),
      ("\u{FFA0}", "U+FFA0 (halfwidth hangul filler)"),
      ("\u{FFF9}", "U+FFF9 (interlinear annotation anchor)"), ("\u{FFFF}", "U+FFFF"),
      ("\u{E0041}", "U+E0041 (tag latin capital letter a)"), ("\u{E0FFF}", "U+E0FFF"),
    ] as [(Unicode.Scalar, String)])
  func unseen(_ scalar: Unicode.Scalar, _ name: String) {
    #expect(UnseenCharacter.contains(scalar))
    #expect(UnseenCharacter.name(of: scalar) == name)
  }

  @Test func whatCanBeSeenIsNotAmongThem() {
    let seen = " a~é\u{301}ʼא\u{600}ก漢가\u{FFFD}😀\u{20E3}\u{3001}"
    for scalar in seen.unicodeScalars {
      #expect(!UnseenCharacter.contains(scalar), "\(UnseenCharacter.name(of: scalar))")
    }
  }

  /// The ranges that are decided without a look at the properties are decided as the properties decide.
  @Test func theShortWaysAgreeWithTheProperties() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar != " ", value != 0x2800 else { continue }
      let properties = scalar.properties
      let expected =
        switch properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        // Signs that enclose the digits behind them are formats too.
        case .format: UnseenCharacter.contains(scalar)
        default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
        }
      guard UnseenCharacter.contains(scalar) != expected else { continue }
      Issue.record("\(UnseenCharacter.name(of: scalar))")
    }
  }
}
