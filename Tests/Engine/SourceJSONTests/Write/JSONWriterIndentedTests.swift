import JSPrimitives
import SourceJSON
import Testing

@Suite("Writing JSON as JSON.stringify(value, null, 2) does")
struct JSONWriterIndentedTests {
  @Test(
    "Empty containers are on one line",
    arguments: [
      (nil, "null"), (-0.5, "-0.5"), ("a\n", #""a\n""#), ([], "[]"), ([:], "{}"),
    ] as [(JSONValue, String)])
  func flat(value: JSONValue, text: String) {
    #expect(JSONWriter.indentedString(of: value) == text)
  }

  @Test("Elements and members are on separate lines")
  func nested() {
    let value: JSONValue = ["a": [1, [], ["b": [:]], [[nil]]], "é\"": "x"]
    #expect(
      JSONWriter.indentedString(of: value) == #"""
        {
          "a": [
            1,
            [],
            {
              "b": {}
            },
            [
              [
                null
              ]
            ]
          ],
          "é\"": "x"
        }
        """#)
  }

  @Test("It reads back as the same value")
  func roundTrip() throws {
    let value: JSONValue = [
      "list": [0.1, true, "\u{2028}", .string(JSText(utf16: [0xDC00]))], "2": [:],
    ]
    #expect(try JSONDocument(Array(JSONWriter.indentedString(of: value).utf8)).value == value)
  }
}
