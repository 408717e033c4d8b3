import Testing

@testable import HTMLParsing

/// The states that read character references. HTML Standard, "Character reference state" to "Numeric
/// character reference end state".
@Suite struct CharacterReferenceStateTests {
  @Test func characterReferenceState() {
    expectTokens([
      ("&", "'&'", ""),
      ("&&", "'&&'", ""),
      ("& a", "'& a'", ""),
      ("&<a>", "'&' <a>", ""),
      ("&;", "'&;'", ""),
      ("&é;", "'&é;'", ""),
      ("&\0", "'&\0'", "unexpectedNullCharacter 1"),
    ])
  }

  @Test func namedCharacterReferenceState() {
    expectTokens([
      ("&amp;", "'&'", ""),
      ("&amp", "'&'", "missingSemicolonAfterCharacterReference 4"),
      ("&AMP;&Amp;", "'&&Amp;'", "unknownNamedCharacterReference 9"),
      ("a&lt;b&gt;c", "'a<b>c'", ""),
      // The longest name wins, and what follows it is text.
      ("&not;", "'¬'", ""),
      ("&notin;", "'∉'", ""),
      ("&notit;", "'¬it;'", "missingSemicolonAfterCharacterReference 4"),
      ("&noti", "'¬i'", "missingSemicolonAfterCharacterReference 4"),
      ("&copy1", "'©1'", "missingSemicolonAfterCharacterReference 5"),
      ("&copy=", "'©='", "missingSemicolonAfterCharacterReference 5"),
      // Two code points.
      ("&NotEqualTilde;", "'\u{2242}\u{338}'", ""),
      ("&fjlig;", "'fj'", ""),
    ])
  }

  @Test func ambiguousAmpersandState() {
    expectTokens([
      ("&a", "'&a'", ""),
      ("&a;", "'&a;'", "unknownNamedCharacterReference 2"),
      ("&aB1;", "'&aB1;'", "unknownNamedCharacterReference 4"),
      ("&aB1 ;", "'&aB1 ;'", ""),
      ("&aB1", "'&aB1'", ""),
      ("&1;", "'&1;'", "unknownNamedCharacterReference 2"),
      ("&a&amp;", "'&a&'", ""),
      ("&a<b>", "'&a' <b>", ""),
    ])
  }

  /// In an attribute, a name without its semicolon is no reference if `=` or a letter or digit follows.
  @Test func referencesInAttributes() {
    expectTokens([
      ("<a b='&amp;c'>", "<a b='&c'>", ""),
      ("<a b='&amp'>", "<a b='&'>", "missingSemicolonAfterCharacterReference 10"),
      ("<a b='&ampc'>", "<a b='&ampc'>", ""),
      ("<a b='&amp1'>", "<a b='&amp1'>", ""),
      ("<a b='&amp='>", "<a b='&amp='>", ""),
      ("<a b='&amp c'>", "<a b='& c'>", "missingSemicolonAfterCharacterReference 10"),
      ("<a b='&amp-'>", "<a b='&-'>", "missingSemicolonAfterCharacterReference 10"),
      ("<a b='&notit;'>", "<a b='&notit;'>", ""),
      ("<a b='&notin;'>", "<a b='∉'>", ""),
      ("<a b=&amp;>", "<a b='&'>", ""),
      ("<a b=&amp=c>", "<a b='&amp=c'>", "unexpectedCharacterInUnquotedAttributeValue 9"),
      ("<a b='?c=1&copy=2&reg=3&lt;'>", "<a b='?c=1&copy=2&reg=3<'>", ""),
      ("<a b='&x;&'>", "<a b='&x;&'>", "unknownNamedCharacterReference 8"),
      ("<a b='&#65c'>", "<a b='Ac'>", "missingSemicolonAfterCharacterReference 10"),
      ("<a b='&#65='>", "<a b='A='>", "missingSemicolonAfterCharacterReference 10"),
    ])
  }

  @Test func numericCharacterReferenceStates() {
    expectTokens([
      ("&#", "'&#'", "absenceOfDigitsInNumericCharacterReference 2"),
      ("&#;", "'&#;'", "absenceOfDigitsInNumericCharacterReference 2"),
      ("&#a", "'&#a'", "absenceOfDigitsInNumericCharacterReference 2"),
      ("&#65;", "'A'", ""),
      ("&#65", "'A'", "missingSemicolonAfterCharacterReference 4"),
      ("&#65a", "'Aa'", "missingSemicolonAfterCharacterReference 4"),
      ("&#0065;", "'A'", ""),
      ("&#x", "'&#x'", "absenceOfDigitsInNumericCharacterReference 3"),
      ("&#X;", "'&#X;'", "absenceOfDigitsInNumericCharacterReference 3"),
      ("&#xg", "'&#xg'", "absenceOfDigitsInNumericCharacterReference 3"),
      ("&#x41;", "'A'", ""),
      ("&#X4a;", "'J'", ""),
      ("&#x4A", "'J'", "missingSemicolonAfterCharacterReference 5"),
      (
        "&#x4g", "'\u{4}g'",
        "missingSemicolonAfterCharacterReference 4, controlCharacterReference 4"
      ),
      ("&#x1F600;", "'😀'", ""),
    ])
  }

  /// A scalar that Swift source can't spell.
  private func scalar(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  @Test func numericCharacterReferenceEndState() {
    expectTokens([
      ("&#0;", "'\u{FFFD}'", "nullCharacterReference 4"),
      ("&#x10FFFF;", "'\(scalar(0x10FFFF))'", "noncharacterCharacterReference 10"),
      ("&#x110000;", "'\u{FFFD}'", "characterReferenceOutsideUnicodeRange 10"),
      ("&#99999999999999999999;", "'\u{FFFD}'", "characterReferenceOutsideUnicodeRange 23"),
      ("&#xD7FF;", "'\u{D7FF}'", ""),
      ("&#xD800;", "'\u{FFFD}'", "surrogateCharacterReference 8"),
      ("&#xDFFF;", "'\u{FFFD}'", "surrogateCharacterReference 8"),
      ("&#xE000;", "'\u{E000}'", ""),
      ("&#xFDCF;", "'\u{FDCF}'", ""),
      ("&#xFDD0;", "'\(scalar(0xFDD0))'", "noncharacterCharacterReference 8"),
      ("&#xFDEF;", "'\(scalar(0xFDEF))'", "noncharacterCharacterReference 8"),
      ("&#xFDF0;", "'\u{FDF0}'", ""),
      ("&#xFFFE;", "'\(scalar(0xFFFE))'", "noncharacterCharacterReference 8"),
      ("&#x1FFFF;", "'\(scalar(0x1FFFF))'", "noncharacterCharacterReference 9"),
      ("&#x1;", "'\u{1}'", "controlCharacterReference 5"),
      ("&#x9;&#xA;&#xC;", "'\t\n\u{C}'", ""),
      ("&#xB;", "'\u{B}'", "controlCharacterReference 5"),
      ("&#xD;", "'\r'", "controlCharacterReference 5"),
      ("&#x1F;&#x20;", "'\u{1F} '", "controlCharacterReference 6"),
      ("&#x7E;&#x7F;", "'~\u{7F}'", "controlCharacterReference 12"),
      // The characters of windows-1252, or themselves.
      ("&#x80;", "'€'", "controlCharacterReference 6"),
      ("&#x81;", "'\u{81}'", "controlCharacterReference 6"),
      ("&#x9F;", "'Ÿ'", "controlCharacterReference 6"),
      ("&#xA0;", "'\u{A0}'", ""),
    ])
  }
}
