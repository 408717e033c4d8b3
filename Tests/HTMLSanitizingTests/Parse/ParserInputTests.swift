import JSPrimitives
import Testing

@testable import HTMLSanitizing

@Suite struct ParserInputTests {
  @Test(arguments: ["<p>x</p>", "é <b>&amp;</b> 😀", "<p title=\"a>b\">", "a\u{A0}<"])
  func ordinaryMarkupIsReadAsItIs(text: String) {
    #expect(withBytes(text) { ParserInput($0) == nil })
  }

  @Test func loneSurrogatesComeThroughTextAndValues() throws {
    let open = Array("<p title=\"".utf16)
    let text = open + [0xD83D, 0x22, 0x3E, 0xDE00, 0x3C, 0x2F, 0x70, 0x3E]
    #expect(try sanitized(text) == text)
  }

  @Test func loneSurrogatesThatMeetAreJoined() throws {
    #expect(try sanitized([0x3C, 0xD83D, 0x0, 0xDE00]) == Array("&lt;😀".utf16))
    let apart = [0xD83D] + Array("<!--x-->".utf16) + [0xDE00]
    #expect(try sanitized(apart) == Array("😀".utf16))
  }

  @Test(
    arguments: [
      0x1, 0x8, 0xB, 0x1F, 0x7F, 0x80, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF,
      0xFEFF, 0xF4D2, 0xF0274,
    ] as [UInt32])
  func unusualCharactersAreKept(codePoint: UInt32) throws {
    let character = String(Unicode.Scalar(codePoint).map(Character.init) ?? "?")
    let text = "\(character)<p>\(character)\(character)</p>"
    #expect(try sanitized(text).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: ["&#xF4D2;", "&#XF4d2", "&#62674;", "&#0062674;"])
  func referencesToTheMarkAreOrdinary(reference: String) throws {
    #expect(try sanitized("<p>\(reference)\u{F0274}x</p>") == "<p>\u{F4D2}\u{F0274}x</p>")
  }

  @Test func nullsInTagsAreReplaced() throws {
    #expect(try sanitized("<p \0title=a>x</p>") == "<p>x</p>")
    #expect(try sanitized("<p title=a\0b>\0x</p>") == "<p title=\"a\u{FFFD}b\">x</p>")
  }

  @Test(arguments: [
    ("hr hr ef=/", ""), ("hr HR/ef=/", ""),
    ("title=x hr hr ef='/' href=/a", " title=\"x\" href=\"/a\""),
    ("href=/a href ef=/b title", " href=\"/a\" title=\"\""), ("hr hr hr hr ef=/", ""),
    ("hr hr=\"\"ef=/", ""), ("=x =x href=/a", " href=\"/a\""),
    ("title title='' le=/a", " title=\"\""), ("hr hr", ""),
    ("is\0 is\u{FFFD} title=a", " title=\"a\""),
  ])
  func anAttributeThatIsRepeatedIsDropped(attributes: String, kept: String) throws {
    // The comment leaves the text to the parser.
    #expect(try sanitized("<a \(attributes)><!---->x</a>") == "<a\(kept)>x</a>")
  }

  @Test func whatLooksLikeATagStaysAsItIs() throws {
    let text = "&lt;a hr hr ef=/&gt;"
    #expect(try sanitized("<svg></svg><textarea><a hr hr ef=/></textarea>") == text)
    let title = "<p title=\"&lt;a hr hr ef=/&gt;\">x</p>"
    #expect(try sanitized("<p title=\"<a hr hr ef=/>\"><!---->x</p>") == title)
  }

  @Test(arguments: ["&#x110000;", "&#x10000003C;", "&#4294967356;", "&#xEEEEEEE0;", "&#x80000000"])
  func referencesBeyondAllCharactersAreReplaced(reference: String) throws {
    let text = "<p title=\"\(reference)\">\(reference)</p>"
    #expect(try sanitized(text) == "<p title=\"\u{FFFD}\">\u{FFFD}</p>")
    let later = try HTMLSanitizer.web2026August.sanitize(JSText(text)).string
    #expect(later == "<p>\u{FFFD}</p>")
  }

  @Test func referencesFollowTheStandard() throws {
    #expect(
      try sanitized("<p>&#x80;&#xD800;&#0;&#x110000;</p>") == "<p>€\u{FFFD}\u{FFFD}\u{FFFD}</p>")
  }
}
