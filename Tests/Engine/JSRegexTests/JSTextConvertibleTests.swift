import JSPrimitives
import Testing

@testable import JSRegex

/// The types of text that patterns match.
struct JSTextConvertibleTests {
  @Test func everyFormHoldsTheSameText() {
    let text = JSText("aé😀")
    #expect("aé😀".jsText == text)
    #expect("aé😀"[...].jsText == text)
    #expect(Array("aé😀".utf8).jsText == text)
    #expect(Array("aé😀".utf16).jsText == text)
    #expect(String(jsText: text) == "aé😀")
    #expect([UInt8](jsText: text) == Array("aé😀".utf8))
    #expect([UInt16](jsText: text) == Array("aé😀".utf16))
  }

  @Test func onlyCodeUnitsHoldLoneSurrogates() {
    let text = JSText(utf16: [0x61, 0xD800])
    #expect([UInt16](jsText: text) == [0x61, 0xD800])
    #expect(JSText(jsText: text) == text)
    #expect(String(jsText: text) == "a\u{FFFD}")
    #expect([UInt8](jsText: text) == Array("a\u{FFFD}".utf8))
  }

  @Test func whatIsNotUTF8IsReplaced() {
    #expect(([0x61, 0xFF, 0x62] as [UInt8]).jsText == "a\u{FFFD}b")
    #expect(([0xED, 0xA0, 0x80] as [UInt8]).jsText == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func patternsMayHoldLoneSurrogates() throws {
    let regex = try JSRegex(JSText(utf16: [0xD800]), flags: "u")
    #expect(try regex.test([0x61, 0xD800] as [UInt16]))
  }
}
