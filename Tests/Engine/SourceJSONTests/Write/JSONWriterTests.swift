import JSPrimitives
import SourceJSON
import TestSupport
import Testing

@Suite("Writing JSON as JSON.stringify does")
struct JSONWriterTests {
  @Test(
    "Values without spaces",
    arguments: [
      (nil, "null"), (true, "true"), (false, "false"), (0, "0"), ("", "\"\""), ([], "[]"),
      ([:], "{}"),
      ([1, [2, []], nil], "[1,[2,[]],null]"),
      (["b": 1, "a": ["c": [:]], "2": true], #"{"2":true,"b":1,"a":{"c":{}}}"#),
    ] as [(JSONValue, String)])
  func values(value: JSONValue, text: String) {
    #expect(JSONWriter.string(of: value) == text)
    #expect(JSONWriter.bytes(of: value) == Array(text.utf8))
  }

  @Test(
    "Numbers as they print; infinities and NaN become null",
    arguments: [
      (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1e21, "1e+21"), (1e-7, "1e-7"),
      (123_456_789_012_345_683_968, "123456789012345680000"), (.leastNonzeroMagnitude, "5e-324"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(JSONWriter.string(of: .number(number)) == text)
    #expect(JSONWriter.string(of: [.number(number)]) == "[\(text)]")
  }

  @Test(
    "Only quotes, backslashes and control characters are escaped",
    arguments: [
      ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
      ("\0", #""\u0000""#), ("\u{B}", #""\u000b""#), ("\u{1F}", #""\u001f""#),
      ("\u{1B}[0m", #""\u001b[0m""#),
      ("\u{7F}", "\"\u{7F}\""), ("\u{80}", "\"\u{80}\""), ("é漢😀", "\"é漢😀\""),
      ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""), ("\u{FEFF}", "\"\u{FEFF}\""),
      ("<&>'", "\"<&>'\""),
      ("a\"b\\c\nd", #""a\"b\\c\nd""#), ("\u{D7FF}\u{E000}", "\"\u{D7FF}\u{E000}\""),
    ])
  func strings(text: String, expected: String) {
    #expect(JSONWriter.string(of: .string(JSText(text))) == expected)
    var object = JSONObject()
    object[JSText(text)] = 1
    #expect(JSONWriter.string(of: .object(object)) == "{\(expected):1}")
  }

  @Test(
    "Lone surrogates are escaped in lower case, pairs are not",
    arguments: [
      ([0xD800], #""\ud800""#), ([0xDFFF], #""\udfff""#), ([0x61, 0xDABC, 0x62], #""a\udabcb""#),
      ([0xD83D, 0xDE00], "\"😀\""), ([0xDE00, 0xD83D], #""\ude00\ud83d""#),
      ([0xD83D, 0xD83D, 0xDE00, 0xDE00], "\"\\ud83d😀\\ude00\""),
      ([0xE9, 0xDC00, 0x22], #""é\udc00\"""#),
    ] as [([UInt16], String)])
  func loneSurrogates(units: [UInt16], expected: String) {
    #expect(JSONWriter.string(of: .string(JSText(utf16: units))) == expected)
  }

  @Test("Any written text reads back as the same text")
  func roundTrip() throws {
    var generator = SeededRandom(seed: 7)
    let units: [UInt16] = [
      0x00, 0x09, 0x1F, 0x22, 0x2F, 0x5C, 0x61, 0x7F, 0xE9, 0x2028, 0x6F22, 0xD7FF, 0xD83D, 0xDE00,
      0xFFFF,
    ]
    for _ in 0..<1000 {
      let length = Int.random(in: 0..<12, using: &generator)
      let text = JSText(
        utf16: (0..<length).map { _ in units.randomElement(using: &generator) ?? 0 })
      let written = JSONWriter.bytes(of: [.string(text)])
      #expect(try JSONDocument(written).value == [.string(text)])
    }
  }

  @Test("Bytes are appended to the output")
  func appends() {
    var output = Array("[".utf8)
    JSONWriter.append("a" as JSText, to: &output)
    JSONWriter.append(literal: ",", to: &output)
    JSONWriter.append(Double(2), to: &output)
    JSONWriter.append(literal: "]", to: &output)
    #expect(String(decoding: output, as: UTF8.self) == #"["a",2]"#)
  }
}
