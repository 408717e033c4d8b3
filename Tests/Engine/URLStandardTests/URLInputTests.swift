import JSPrimitives
import Testing

@testable import URLStandard

@Suite("Characters removed before parsing")
struct URLInputTests {
  @Test("C0 controls and spaces around the text, but no other white space")
  func trimming() {
    #expect(href("\u{0}\u{1F} http://a/ \u{1B}\n") == "http://a/")
    #expect(href("\u{FEFF}http://a/") == nil)
    #expect(href("http://a\u{A0}") == nil)
    #expect(href("http://a/\u{A0}") == "http://a/%C2%A0")
  }

  @Test("Tabs and newlines anywhere")
  func tabsAndNewlines() {
    #expect(href("h\tt\nt\rp:/\n/ex\tample/a\tb?c\rd#e\nf") == "http://example/ab?cd#ef")
    #expect(href("http://a\u{B}b/") == nil)
  }

  @Test("A lone surrogate reads as U+FFFD")
  func loneSurrogates() {
    #expect(href(JSText(utf16: Array("http://a/".utf16) + [0xD83D])) == "http://a/%EF%BF%BD")
    #expect(href(JSText(utf16: Array("http://".utf16) + [0xD83D])) == nil)
    let split = Array("sc:".utf16) + [0xD83D, 0x09, 0xDE00]
    #expect(href(JSText(utf16: split)) == "sc:%EF%BF%BD%EF%BF%BD")
  }
}
