import JSPrimitives
import Testing

@Suite("JavaScript strings")
struct JSTextTests {
  @Test(
    "Length counts UTF-16 code units",
    arguments: [
      ("", 0), ("a", 1), ("coach@uga.edu", 13), ("é", 1), ("e\u{301}", 2), ("漢字", 2),
      ("\u{FFFF}", 1), ("\u{10000}", 2), ("😀", 2), ("👍🏽", 4), ("👨‍👩‍👧", 8), ("\u{10FFFF}", 2),
      ("\r\n", 2), ("\0", 1), ("🇺🇸", 4),
    ])
  func length(text: String, length: Int) {
    #expect(JSText(text).length == length)
    #expect(JSText(text).utf16 == Array(text.utf16))
  }

  @Test("A lone surrogate is one unit and is kept")
  func loneSurrogateIsKept() {
    for unit: UInt16 in [0xD800, 0xDBFF, 0xDC00, 0xDFFF] {
      let text = JSText(utf16: [0x61, unit, 0x62])
      #expect(text.length == 3)
      #expect(text.utf16 == [0x61, unit, 0x62])
      #expect(text.bytes.count == 5)
      #expect(text.hasLoneSurrogates)
    }
  }

  @Test("Units that are a pair become one code point of four bytes")
  func pairsAreJoined() {
    #expect(JSText(utf16: [0xD83D, 0xDE00]) == "😀")
    #expect(JSText(utf16: [0xD83D, 0xDE00]).bytes == Array("😀".utf8))
    #expect(JSText(utf16: [0xD83D, 0xD83D, 0xDE00]).bytes == [0xED, 0xA0, 0xBD] + "😀".utf8)
    #expect(JSText(utf16: [0xDE00, 0xD83D]).length == 2)
  }

  @Test("Every sequence of units comes back as it was")
  func unitsRoundTrip() {
    let interesting: [UInt16] = [
      0x00, 0x41, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF,
    ]
    for first in interesting {
      for second in interesting {
        for third in interesting {
          let units = [first, second, third]
          #expect(JSText(utf16: units).utf16 == units)
          #expect(JSText(utf16: units).length == 3)
        }
      }
    }
  }

  @Test("Only a surrogate that no Swift string can represent is a lone one")
  func hasLoneSurrogates() {
    for text: JSText in ["", "abcdefgh", "é", "😀", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "한글 힣"] {
      #expect(!text.hasLoneSurrogates)
    }
    #expect(JSText(utf16: [0xD800]).hasLoneSurrogates)
    #expect(JSText(utf16: [0xD83D, 0xDE00, 0xDE00]).hasLoneSurrogates)
  }

  @Test("Two texts are one: their surrogates meet")
  func concatenation() {
    let (high, low) = (JSText(utf16: [0xD83D]), JSText(utf16: [0xDE00]))
    #expect(high + low == "😀")
    #expect("a" + high + low + "b" == "a😀b")
    #expect((high + low).bytes == Array("😀".utf8))
    #expect((low + high).utf16 == [0xDE00, 0xD83D])
    #expect((high + high + low).utf16 == [0xD83D, 0xD83D, 0xDE00])
    #expect((high + "😀").utf16 == [0xD83D, 0xD83D, 0xDE00])
    #expect(("\u{D7FF}" + low).utf16 == [0xD7FF, 0xDE00])
    #expect((high + "\u{E000}").utf16 == [0xD83D, 0xE000])
    #expect("" + low == low)
    #expect(high + "" == high)
    #expect(JSText("ab") + "cd" == "abcd")
  }

  @Test("Texts are equal by code units, not by appearance")
  func equality() {
    #expect(JSText("é") != JSText("e\u{301}"))
    #expect(JSText("ﬁ") != JSText("fi"))
    #expect(JSText(utf16: [0xD800]) != JSText("\u{FFFD}"))
    #expect(Set<JSText>(["é", "e\u{301}", "é"]).count == 2)
  }

  @Test("A Swift string shows U+FFFD for each lone surrogate")
  func strings() {
    #expect(JSText("naïve 😀").string == "naïve 😀")
    #expect(JSText(utf16: [0x61, 0xD800, 0x62]).string == "a\u{FFFD}b")
    #expect(JSText(utf16: [0xDC00, 0xDC00]).string == "\u{FFFD}\u{FFFD}")
    #expect(JSText(utf16: [0xD83D, 0xDE00, 0xD83D]).description == "😀\u{FFFD}")
    #expect("\(JSText("x"))" == "x")
  }

  @Test("ASCII is detected for every place of the first other byte")
  func isASCII() {
    for length in 0...20 {
      let text = String(repeating: "a", count: length)
      #expect(JSText(text).isASCII)
      for place in 0..<length {
        var units = Array(repeating: UInt16(0x61), count: length)
        units[place] = 0xE9
        #expect(!JSText(utf16: units).isASCII)
      }
    }
  }
}
