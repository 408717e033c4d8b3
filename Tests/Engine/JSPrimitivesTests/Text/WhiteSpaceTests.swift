import JSPrimitives
import Testing

@Suite("White space of String.prototype.trim")
struct WhiteSpaceTests {
  /// ECMA-262, sec-white-space and sec-line-terminators.
  private static let all: [UInt32] = [
    0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004,
    0x2005,
    0x2006, 0x2007, 0x2008, 0x2009, 0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF,
  ]

  private func trimmed(_ text: JSText) -> JSText {
    text.bytes.withUnsafeBufferPointer { bytes in
      JSText(wtf8: Array(bytes[WhiteSpace.trimmedRange(of: bytes)]))
    }
  }

  @Test("25 code points are white space and no other")
  func members() {
    #expect((0...0x10FFFF).filter(WhiteSpace.contains) == Self.all)
  }

  @Test("Each is removed at both ends and kept inside", arguments: all)
  func each(codePoint: UInt32) throws {
    let space = String(try #require(Unicode.Scalar(codePoint)))
    #expect(trimmed(JSText(space + space + "a" + space + "é" + space)) == JSText("a" + space + "é"))
    #expect(trimmed(JSText(space)) == "")
  }

  @Test(
    "Characters that only look like white space are kept",
    arguments: ["\u{180E}", "\u{85}", "\u{200B}", "\u{2060}", "\u{1C}", "\u{1F}", "\0", "\u{7F}"])
  func kept(text: String) {
    #expect(trimmed(JSText(" " + text + " ")) == JSText(text))
  }

  @Test(
    "Both ends are cut, in one range",
    arguments: [
      ("", ""), (" ", ""), ("\u{FEFF}\u{2029}\t", ""), ("a", "a"), (" a", "a"), ("a ", "a"),
      (" é ", "é"), ("\u{3000}漢 字\u{3000}", "漢 字"), ("😀\n", "😀"), ("\u{A0}\u{180E}", "\u{180E}"),
    ])
  func ends(text: String, expected: String) {
    #expect(trimmed(JSText(text)) == JSText(expected))
  }

  @Test("A lone surrogate is no white space")
  func loneSurrogates() {
    #expect(trimmed(JSText(utf16: [0x20, 0xD800, 0x20])).utf16 == [0xD800])
    #expect(trimmed(JSText(utf16: [0xDC00, 0x3000])).utf16 == [0xDC00])
  }

  @Test("Bytes that break off are trimmed within their bounds")
  func brokenOff() {
    for bytes: [UInt8] in [
      [0xE3, 0x80], [0x20, 0xE3], [0x80, 0x80], [0xC2, 0x20], [0xF0, 0x80, 0x80],
    ] {
      let range = bytes.withUnsafeBufferPointer(WhiteSpace.trimmedRange)
      #expect(range.lowerBound <= range.upperBound && range.upperBound <= bytes.count)
    }
  }
}
