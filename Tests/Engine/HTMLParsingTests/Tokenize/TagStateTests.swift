import Testing

@testable import HTMLParsing

/// The states that read tags. HTML Standard, "Tag open state" to "Self-closing start tag state".
@Suite struct TagStateTests {
  @Test func tagOpenState() {
    expectTokens([
      ("<", "'<'", "eofBeforeTagName 1"),
      ("<a>", "<a>", ""),
      ("<A>", "<a>", ""),
      ("<z>", "<z>", ""),
      ("<Z>", "<z>", ""),
      ("</a>", "</a>", ""),
      ("<!-->", "<!---->", "abruptClosingOfEmptyComment 4"),
      ("<1>", "'<1>'", "invalidFirstCharacterOfTagName 1"),
      ("<>", "'<>'", "invalidFirstCharacterOfTagName 1"),
      ("< a>", "'< a>'", "invalidFirstCharacterOfTagName 1"),
      ("<é>", "'<é>'", "invalidFirstCharacterOfTagName 1"),
      (
        "<@<[<`<{", "'<@<[<`<{'",
        "invalidFirstCharacterOfTagName 1, invalidFirstCharacterOfTagName 3, "
          + "invalidFirstCharacterOfTagName 5, invalidFirstCharacterOfTagName 7"
      ),
      ("<<a>", "'<' <a>", "invalidFirstCharacterOfTagName 1"),
      ("<&amp;", "'<&'", "invalidFirstCharacterOfTagName 1"),
      ("<\0", "'<\0'", "invalidFirstCharacterOfTagName 1, unexpectedNullCharacter 1"),
    ])
  }

  @Test func endTagOpenState() {
    expectTokens([
      ("</", "'</'", "eofBeforeTagName 2"),
      ("</A>", "</a>", ""),
      ("a</>b", "'ab'", "missingEndTagName 3"),
      ("</ a>b", "<!-- a--> 'b'", "invalidFirstCharacterOfTagName 2"),
      ("</1>", "<!--1-->", "invalidFirstCharacterOfTagName 2"),
      (
        "</\0>", "<!--\u{FFFD}-->",
        "invalidFirstCharacterOfTagName 2, unexpectedNullCharacter 2"
      ),
    ])
  }

  @Test func tagNameState() {
    expectTokens([
      ("<a", "", "eofInTag 2"),
      ("</a", "", "eofInTag 3"),
      ("<aBcZ1-é:>", "<abcz1-é:>", ""),
      ("<É>", "'<É>'", "invalidFirstCharacterOfTagName 1"),
      ("<aÉ>", "<aÉ>", ""),
      ("<a\0b>", "<a\u{FFFD}b>", "unexpectedNullCharacter 2"),
      ("<a\tb>", "<a b=''>", ""),
      ("<a\nb>", "<a b=''>", ""),
      ("<a\u{C}b>", "<a b=''>", ""),
      ("<a b>", "<a b=''>", ""),
      ("<a\rb>", "<a b=''>", ""),
      ("<a\u{B}b>", "<a\u{B}b>", "controlCharacterInInputStream 2"),
      ("<a/>", "<a/>", ""),
      ("<a<b>", "<a<b>", ""),
      ("<a'\"=b>", "<a'\"=b>", ""),
    ])
  }

  @Test func selfClosingStartTagState() {
    expectTokens([
      ("<a/", "", "eofInTag 3"),
      ("<a/>", "<a/>", ""),
      ("<a />", "<a/>", ""),
      ("<a b/>", "<a b=''/>", ""),
      ("<a b='c'/>", "<a b='c'/>", ""),
      ("<a/b>", "<a b=''>", "unexpectedSolidusInTag 3"),
      ("<a/ >", "<a>", "unexpectedSolidusInTag 3"),
      ("<a//>", "<a/>", "unexpectedSolidusInTag 3"),
      ("<a/ />", "<a/>", "unexpectedSolidusInTag 3"),
      ("<a b=c/>", "<a b='c/'>", ""),
    ])
  }

  @Test func endTags() {
    expectTokens([
      ("</a/>", "</a>", "endTagWithTrailingSolidus 4"),
      ("</a b>", "</a>", "endTagWithAttributes 5"),
      (
        "</a b='c' d/>", "</a>",
        "endTagWithAttributes 12, endTagWithTrailingSolidus 12"
      ),
    ])
  }
}
