import JSPrimitives
import Testing

@testable import HTMLSanitizing

@Suite struct HTMLTagsTests {
  @Test(arguments: [
    ("<p>hello</p>", "hello"),
    ("a<b c", "a<b c"),
    ("1 < 2 > 3", "1  3"),
    ("<<p>>x", ">x"),
    ("<p\nclass=x>y", "y"),
    ("<a title='>'>z</a>", "'>z"),
    ("<!-- a > b -->", " b -->"),
    ("<>", ""),
    ("> <", "> <"),
    ("x<y>z<w", "xz<w"),
    (" <b> ", "  "),
    ("&lt;b&gt;", "&lt;b&gt;"),
  ])
  func aTagIsAnyOpeningBracketUpToTheNextClosingOne(text: String, expected: String) {
    #expect(HTMLTags.stripped(JSText(text)).string == expected)
  }

  @Test(arguments: ["", "plain", "a > b", "a < b", "<<<<"])
  func textWithoutTagsIsNotCopied(text: String) {
    #expect(withBytes(text) { HTMLTags.stripped($0) } == nil)
  }

  @Test func aSurrogatePairThatATagHeldApartIsJoined() {
    let split = JSText(utf16: [0xD83D, 0x3C, 0x62, 0x3E, 0xDE00])
    #expect(HTMLTags.stripped(split).string == "😀")
    let reversed = JSText(utf16: [0xDE00, 0x3C, 0x62, 0x3E, 0xD83D])
    #expect(HTMLTags.stripped(reversed).utf16 == [0xDE00, 0xD83D])
  }

  @Test func manyUnclosedTagsAreReadOnce() {
    let text = JSText(String(repeating: "<", count: 1_000_000))
    #expect(HTMLTags.stripped(text).bytes.count == 1_000_000)
  }
}
