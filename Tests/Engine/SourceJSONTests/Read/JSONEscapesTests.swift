import JSPrimitives
import SourceJSON
import Testing

@Suite("Escapes in strings")
struct JSONEscapesTests {
  private func units(_ source: String) throws -> [UInt16]? {
    try value(of: "\"\(source)\"").text?.utf16
  }

  @Test(
    "Each letter names a character",
    arguments: [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
      (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\\n"#, "\\n"), (#"\\\n"#, "\\\n"),
      (#"a\tb"#, "a\tb"), (#"\r\n"#, "\r\n"),
    ])
  func letters(source: String, text: String) throws {
    #expect(try units(source) == Array(text.utf16))
  }

  @Test(
    "Four digits name a code unit, in either case",
    arguments: [
      (#"\u0041"#, [0x41]), (#"\u0000"#, [0]), (#"\u00e9"#, [0xE9]), (#"\u00E9"#, [0xE9]),
      (#"\uabCD"#, [0xABCD]), (#"\uFFFF"#, [0xFFFF]), (#"\u00e9é"#, [0xE9, 0xE9]),
      (#"\u00411"#, [0x41, 0x31]), (#"\u0022\u005c"#, [0x22, 0x5C]), (#"\uFEFF"#, [0xFEFF]),
    ] as [(String, [UInt16])])
  func codeUnits(source: String, expected: [UInt16]) throws {
    #expect(try units(source) == expected)
  }

  @Test(
    "Two halves of a pair become one code point",
    arguments: [
      (#"\ud83d\ude00"#, "😀"), (#"\uD83D\uDE00"#, "😀"), (#"\ud800\udc00"#, "\u{10000}"),
      (#"\udbff\udfff"#, "\u{10FFFF}"), (#"a\ud83d\ude00b"#, "a😀b"),
      (#"\ud83d\ude00\ud83d\ude00"#, "😀😀"),
    ])
  func pairs(source: String, text: String) throws {
    #expect(try value(of: "\"\(source)\"") == .string(JSText(text)))
  }

  @Test(
    "A half without its partner is kept",
    arguments: [
      (#"\ud800"#, [0xD800]), (#"\udfff"#, [0xDFFF]), (#"\ude00\ud83d"#, [0xDE00, 0xD83D]),
      (#"\ud83d\ud83d\ude00"#, [0xD83D, 0xD83D, 0xDE00]),
      (#"\ud83d-\ude00"#, [0xD83D, 0x2D, 0xDE00]),
      (#"\ud83d\n\ude00"#, [0xD83D, 0x0A, 0xDE00]), (#"\ud83d\u0041"#, [0xD83D, 0x41]),
      (#"\ud83d😀"#, [0xD83D, 0xD83D, 0xDE00]), (#"\ud83d\ude00\ude00"#, [0xD83D, 0xDE00, 0xDE00]),
      (#"\ud83d\\ude00"#, [0xD83D, 0x5C, 0x75, 0x64, 0x65, 0x30, 0x30]),
    ] as [(String, [UInt16])])
  func loneSurrogates(source: String, expected: [UInt16]) throws {
    let text = try #require(try value(of: "\"\(source)\"").text)
    #expect(text.utf16 == expected)
    #expect(text.hasLoneSurrogates)
  }

  @Test(
    "A code unit's escape is found among the others",
    arguments: [
      ("", false), ("u", false), (#"\\"#, false), (#"\n"#, false), (#"\\u0041"#, false),
      (#"\"\/\b\f\n\r\t"#, false), (#"\u0041"#, true), (#"\\\u0041"#, true), (#"\n\n\ud800"#, true),
      (#"abc\u003cp"#, true),
    ])
  func codeUnitsAmongOthers(source: String, expected: Bool) {
    let found = Array(source.utf8).withUnsafeBufferPointer { JSONEscapes.hasCodeUnits($0) }
    #expect(found == expected)
  }

  @Test("Keys have escapes too")
  func keys() throws {
    #expect(try value(of: #"{"\u0061\n":1,"\ud800":2}"#)["a\n"] == 1)
    #expect(try value(of: #"{"\u0061\n":1,"\ud800":2}"#)[JSText(utf16: [0xD800])] == 2)
    #expect(try value(of: #"{"a":1,"\u0061":2}"#) == ["a": 2])
  }

  @Test("Every code unit can be written as an escape")
  func everyUnit() throws {
    for unit in stride(from: UInt16(0), through: 0xFFFF - 31, by: 31) {
      let digits = String(unit, radix: 16)
      let source = "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      #expect(try units(source) == [unit])
    }
  }
}
