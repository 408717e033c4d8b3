import Testing

@testable import HTMLParsing

/// The states that read comments. HTML Standard, "Bogus comment state" to "Comment end bang state".
@Suite struct CommentStateTests {
  @Test func markupDeclarationOpenState() {
    expectTokens([
      ("<!", "<!---->", "incorrectlyOpenedComment 2"),
      ("<!--a-->", "<!--a-->", ""),
      ("<!doctype a>", "<!DOCTYPE a>", ""),
      ("<!DocType a>", "<!DOCTYPE a>", ""),
      ("<!-a>", "<!---a-->", "incorrectlyOpenedComment 2"),
      ("<!doctyp>", "<!--doctyp-->", "incorrectlyOpenedComment 2"),
      ("<!a>b", "<!--a--> 'b'", "incorrectlyOpenedComment 2"),
      ("<!>", "<!---->", "incorrectlyOpenedComment 2"),
      ("<! -- a -->", "<!-- -- a ---->", "incorrectlyOpenedComment 2"),
    ])
  }

  @Test func aSectionOfCDATAIsForForeignContent() {
    expectTokens([
      ("<![CDATA[a]]>", "<!--[CDATA[a]]-->", "cdataInHTMLContent 2"),
      ("<![CDATA[a>b]]>", "<!--[CDATA[a--> 'b]]>'", "cdataInHTMLContent 2"),
      ("<![cdata[a]]>", "<!--[cdata[a]]-->", "incorrectlyOpenedComment 2"),
    ])
    expectTokens(
      allowsCDATA: true,
      [
        ("<![CDATA[a]]>", "'a'", ""),
        ("<![cdata[a]]>", "<!--[cdata[a]]-->", "incorrectlyOpenedComment 2"),
        ("<![CDATA[", "", "eofInCDATA 9"),
        ("<![CDATA", "<!--[CDATA-->", "incorrectlyOpenedComment 2"),
      ])
  }

  @Test func bogusCommentState() {
    expectTokens([
      ("</ ", "<!-- -->", "invalidFirstCharacterOfTagName 2"),
      ("</ a-->b", "<!-- a----> 'b'", "invalidFirstCharacterOfTagName 2"),
      ("</ a", "<!-- a-->", "invalidFirstCharacterOfTagName 2"),
      ("<!a\0b>", "<!--a\u{FFFD}b-->", "incorrectlyOpenedComment 2, unexpectedNullCharacter 3"),
      ("<!<!-->", "<!--<!---->", "incorrectlyOpenedComment 2"),
    ])
  }

  @Test func commentStartStates() {
    expectTokens([
      ("<!--", "<!---->", "eofInComment 4"),
      ("<!---", "<!---->", "eofInComment 5"),
      ("<!-->a", "<!----> 'a'", "abruptClosingOfEmptyComment 4"),
      ("<!--->a", "<!----> 'a'", "abruptClosingOfEmptyComment 5"),
      ("<!---->a", "<!----> 'a'", ""),
      ("<!---a-->", "<!---a-->", ""),
      ("<!--\0-->", "<!--\u{FFFD}-->", "unexpectedNullCharacter 4"),
      ("<!---\0-->", "<!---\u{FFFD}-->", "unexpectedNullCharacter 5"),
    ])
  }

  @Test func commentState() {
    expectTokens([
      ("<!--a", "<!--a-->", "eofInComment 5"),
      ("<!-- a > b -->", "<!-- a > b -->", ""),
      ("<!--&amp;-->", "<!--&amp;-->", ""),
      ("<!--a\0b-->", "<!--a\u{FFFD}b-->", "unexpectedNullCharacter 5"),
      ("<!--a\0", "<!--a\u{FFFD}-->", "unexpectedNullCharacter 5, eofInComment 6"),
      ("<!--a\r\nb-->", "<!--a\nb-->", ""),
    ])
  }

  @Test func lessThanSignStates() {
    expectTokens([
      ("<!--<", "<!--<-->", "eofInComment 5"),
      ("<!--<!", "<!--<!-->", "eofInComment 6"),
      ("<!--<!-", "<!--<!-->", "eofInComment 7"),
      ("<!--<!--", "<!--<!-->", "eofInComment 8"),
      ("<!--<<-->", "<!--<<-->", ""),
      ("<!--<a-->", "<!--<a-->", ""),
      ("<!--<<!-->", "<!--<<!-->", ""),
      ("<!--<!a-->", "<!--<!a-->", ""),
      ("<!--<!>-->", "<!--<!>-->", ""),
      ("<!--<!-a-->", "<!--<!-a-->", ""),
      ("<!--<!->-->", "<!--<!->-->", ""),
      ("<!--<!-->", "<!--<!-->", ""),
      ("<!--<!--a-->", "<!--<!--a-->", "nestedComment 8"),
      ("<!--<!--->", "<!--<!--->", "nestedComment 8"),
      ("<!--<!--!>", "<!--<!-->", "nestedComment 8, incorrectlyClosedComment 9"),
      ("<!--<-->", "<!--<-->", ""),
      ("<!--<!\0-->", "<!--<!\u{FFFD}-->", "unexpectedNullCharacter 6"),
    ])
  }

  @Test func endStates() {
    expectTokens([
      ("<!--a-", "<!--a-->", "eofInComment 6"),
      ("<!--a--", "<!--a-->", "eofInComment 7"),
      ("<!--a-b-->", "<!--a-b-->", ""),
      ("<!--a->b-->", "<!--a->b-->", ""),
      ("<!--a--b-->", "<!--a--b-->", ""),
      ("<!--a--->", "<!--a--->", ""),
      ("<!--a---->", "<!--a---->", ""),
      ("<!--a--\0-->", "<!--a--\u{FFFD}-->", "unexpectedNullCharacter 7"),
    ])
  }

  @Test func endBangState() {
    expectTokens([
      ("<!--a--!", "<!--a-->", "eofInComment 8"),
      ("<!--a--!>b", "<!--a--> 'b'", "incorrectlyClosedComment 8"),
      ("<!--a--!-->", "<!--a--!-->", ""),
      ("<!--a--!b-->", "<!--a--!b-->", ""),
      ("<!--a--!-", "<!--a--!-->", "eofInComment 9"),
      ("<!--a--! >-->", "<!--a--! >-->", ""),
      ("<!----!>", "<!---->", "incorrectlyClosedComment 7"),
    ])
  }
}
