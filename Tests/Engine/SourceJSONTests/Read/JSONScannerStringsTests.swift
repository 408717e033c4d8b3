import JSPrimitives
import SourceJSON
import Testing

@Suite("Reading strings")
struct JSONScannerStringsTests {
  private static let places = 0...17
  private static let lengths = 0...25

  /// Returns a text of `length` letters with `special` before the letter at `place`, in quotes, in
  /// an array after `spaces` spaces.
  private func array(_ special: [UInt8], at place: Int, length: Int, behind spaces: Int) -> [UInt8]
  {
    var content = Array(repeating: UInt8(ascii: "a"), count: length)
    content.insert(contentsOf: special, at: place)
    return Array(repeating: 0x20, count: spaces) + Array("[\"".utf8) + content + Array("\"]".utf8)
  }

  @Test("A string of any length, wherever it starts")
  func lengths() throws {
    for length in Self.lengths {
      for spaces in 0..<8 {
        let bytes = array([], at: 0, length: length, behind: spaces)
        let text = JSText(String(repeating: "a", count: length))
        #expect(try JSONDocument(bytes).value == [.string(text)])
        #expect(failure(of: bytes.dropLast(2))?.kind == .unexpectedEnd(expected: "a closing quote"))
        try JSONDocument(bytes).withView { view in
          #expect(view[1].isPlainASCII && !view[1].hasEscapes)
          #expect(view[1].sourceRange == spaces + 1..<spaces + length + 3)
        }
      }
    }
  }

  @Test("A quote ends the string at every place", arguments: places)
  func quotes(place: Int) throws {
    for spaces in 0..<8 {
      let bytes = array([0x22], at: place, length: 20, behind: spaces)
      let error = try #require(failure(of: bytes))
      #expect(error.offset == spaces + 3 + place)
      #expect(error.kind == .unexpected(found: "\"a\"", expected: "\",\" or \"]\""))
    }
  }

  @Test("An escape is seen at every place", arguments: places)
  func escapes(place: Int) throws {
    for spaces in 0..<8 {
      for (escape, text) in [(#"\""#, "\""), (#"\\"#, "\\"), (#"\n"#, "\n"), (#"\u00e9"#, "é")] {
        let bytes = array(Array(escape.utf8), at: place, length: 20, behind: spaces)
        var expected = Array(repeating: Character("a"), count: 20)
        expected.insert(contentsOf: text, at: place)
        let document = try JSONDocument(bytes)
        #expect(document.value == [.string(JSText(String(expected)))])
        document.withView { #expect($0[1].hasEscapes && !$0[1].isPlainASCII) }
      }
      let wrong = array(Array(#"\x"#.utf8), at: place, length: 20, behind: spaces)
      #expect(failure(of: wrong)?.offset == spaces + 2 + place + 1)
    }
  }

  @Test("A control character is rejected at every place", arguments: places)
  func controlCharacters(place: Int) {
    for control: UInt8 in 0..<0x20 {
      let bytes = array([control], at: place, length: 20, behind: Int(control & 7))
      let error = failure(of: bytes)
      #expect(error?.offset == Int(control & 7) + 2 + place)
      #expect(error?.isLimit == false)
    }
    for kept: UInt8 in [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7E, 0x7F] {
      #expect(failure(of: array([kept], at: place, length: 20, behind: 0)) == nil)
    }
  }

  @Test("Text beyond ASCII is kept as it is at every place", arguments: places)
  func beyondASCII(place: Int) throws {
    for text in ["é", "漢", "😀", "é漢😀", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10FFFF}"] {
      for spaces in 0..<8 {
        let bytes = array(Array(text.utf8), at: place, length: 20, behind: spaces)
        let document = try JSONDocument(bytes)
        #expect(document.value[0]?.text?.bytes == Array(bytes[(spaces + 2)..<(bytes.count - 2)]))
        document.withView { #expect(!$0[1].isPlainASCII && !$0[1].hasEscapes) }
      }
    }
  }

  @Test("A byte that is no UTF-8 is named at every place", arguments: places)
  func invalidUTF8(place: Int) {
    for wrong: [UInt8] in [
      [0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80],
    ] {
      for spaces in 0..<8 {
        let error = failure(of: array(wrong, at: place, length: 20, behind: spaces))
        #expect(error?.kind == .invalidUTF8)
        #expect(error?.offset == spaces + 2 + place)
      }
    }
  }

  @Test(
    "Each kind of ill-formed UTF-8 is rejected at its start",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC2, 0x80],
      [0xDF, 0xC0],
      [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xE1, 0x41, 0x80], [0xE1, 0x80, 0x41],
      [0xED, 0xA0, 0x80], [0xED, 0xAF, 0xBF], [0xED, 0xB0, 0x80], [0xED, 0xBF, 0xBF],
      [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF1, 0x80, 0x80, 0x41],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
      [0xFE], [0xFF],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    let string = failure(of: Array("[\"é".utf8) + bytes + Array("\"]".utf8))
    #expect(string?.kind == .invalidUTF8)
    #expect(string?.offset == 4)
    let key = failure(of: Array("{\"".utf8) + bytes + Array("\":1}".utf8))
    #expect(key?.kind == .invalidUTF8)
    #expect(key?.offset == 2)
    let outside = failure(of: Array("[1,\n".utf8) + bytes)
    #expect(outside?.kind == .invalidUTF8)
    #expect(outside?.offset == 4)
    #expect(outside?.line == 2)
    #expect(outside?.column == 1)
  }

  @Test("The end of the text may cut a character or an escape anywhere")
  func cutAnywhere() {
    let whole = Array(#"["aé漢😀\u00e9\ud83d\ude00\n\\","b"]"#.utf8)
    #expect(failure(of: whole) == nil)
    for count in 0..<whole.count {
      #expect(failure(of: Array(whole[..<count])) != nil)
    }
  }
}
