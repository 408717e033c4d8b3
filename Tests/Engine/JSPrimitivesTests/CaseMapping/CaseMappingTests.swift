import JSPrimitives
import Testing

@Suite("String.prototype.toUpperCase and toLowerCase")
struct CaseMappingTests {
  private func upper(_ text: JSText) -> [UInt8]? {
    text.bytes.withUnsafeBufferPointer(CaseMapping.uppercased)
  }

  private func lower(_ text: JSText) -> [UInt8]? {
    text.bytes.withUnsafeBufferPointer(CaseMapping.lowercased)
  }

  @Test(
    "Each letter maps by itself; some grow",
    arguments: [
      ("coach@UGA.edu", "COACH@UGA.EDU", "coach@uga.edu"),
      ("[@`{", "[@`{", "[@`{"),
      ("José", "JOSÉ", "josé"),
      ("Straße", "STRASSE", "straße"),
      ("ŉ", "ʼN", "ŉ"),
      ("ﬃ", "FFI", "ﬃ"),
      ("\u{390}", "\u{399}\u{308}\u{301}", "\u{390}"),
      ("\u{130}", "\u{130}", "i\u{307}"),
      ("ı", "I", "ı"),
      ("ǅ", "Ǆ", "ǆ"),
      ("ÿ", "Ÿ", "ÿ"),
      ("K", "K", "k"),
      ("ſ", "S", "ſ"),
      ("ა", "Ა", "ა"),
      ("Ꭰꭰ", "ᎠᎠ", "ꭰꭰ"),
      ("𐐀𐐨", "𐐀𐐀", "𐐨𐐨"),
      ("漢字 👍🏽", "漢字 👍🏽", "漢字 👍🏽"),
    ])
  func letters(text: String, upper: String, lower: String) {
    #expect(JSText(text).uppercased() == JSText(upper))
    #expect(JSText(text).lowercased() == JSText(lower))
  }

  @Test("The first letter to change may be at any place", arguments: 1...20)
  func everyPlace(length: Int) {
    for place in 0..<length {
      for byte in UInt8(0)..<0x80 {
        var text = Array(repeating: UInt8(ascii: "["), count: length)
        text[place] = byte
        var expected = text
        if (0x41...0x5A).contains(byte) { expected[place] += 0x20 }
        let lowered = text.withUnsafeBufferPointer(CaseMapping.lowercased)
        #expect(lowered == (expected == text ? nil : expected))
        expected = text
        if (0x61...0x7A).contains(byte) { expected[place] -= 0x20 }
        let raised = text.withUnsafeBufferPointer(CaseMapping.uppercased)
        #expect(raised == (expected == text ? nil : expected))
      }
    }
  }

  @Test("Letters of Unicode 17 have their mappings")
  func newLetters() {
    #expect(JSText("\u{16EBB}").uppercased() == "\u{16EA0}")
    #expect(JSText("\u{A7CE}").lowercased() == "\u{A7CF}")
  }

  @Test("An unchanged text is nil for any content")
  func unchanged() {
    for text: JSText in ["", "ABC 123", "ÉCOLE", "漢字"] { #expect(upper(text) == nil) }
    for text: JSText in ["", "abc 123", "école", "ß", "漢字"] { #expect(lower(text) == nil) }
  }

  @Test("Text around a change is kept")
  func surroundings() {
    #expect(upper("漢ß字a-") == JSText("漢SS字A-").bytes)
    #expect(lower("漢É字A-") == JSText("漢é字a-").bytes)
  }

  @Test("A lone surrogate maps to itself")
  func loneSurrogates() {
    let text = JSText(utf16: [0xD800, 0x61, 0xDC00, 0xE9])
    #expect(text.uppercased() == JSText(utf16: [0xD800, 0x41, 0xDC00, 0xC9]))
    #expect(JSText(utf16: [0xD801]).lowercased() == JSText(utf16: [0xD801]))
  }

  @Test("Case is not undone: upper, then lower can be another text")
  func roundTrip() {
    #expect(JSText("ẞ").lowercased() == "ß")
    #expect(JSText("ẞ").lowercased().uppercased() == "SS")
  }

  @Test("Bytes that break off are read no further")
  func brokenOff() {
    for lead: UInt8 in [0xC3, 0xE1, 0xF0, 0xFF] {
      for bytes in [[lead], [0x41, lead], [0xCE, 0xA3, lead], [lead, 0x80]] {
        _ = bytes.withUnsafeBufferPointer(CaseMapping.uppercased)
        _ = bytes.withUnsafeBufferPointer(CaseMapping.lowercased)
      }
    }
  }
}
