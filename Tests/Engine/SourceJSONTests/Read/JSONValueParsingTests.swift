import SourceJSON
import Testing

@Suite("Values of JSON texts")
struct JSONValueParsingTests {
  @Test("A String and bytes are parsed as JSON.parse parses them")
  func parsing() throws {
    let text = #"{"b": [1, null], "a": "é", "b": true}"#
    let expected: JSONValue = ["b": true, "a": "é"]
    #expect(try JSONValue(parsing: text) == expected)
    #expect(try JSONValue(parsing: Array(text.utf8)) == expected)
    #expect(try JSONValue(parsing: "  1e999 ") == .number(.infinity))
  }

  @Test(
    "An error has the position in the text",
    arguments: [
      ("", 0, 1, 1), ("{", 1, 1, 2), ("[1,\n 2,]", 7, 2, 4), ("\"é\n\"", 3, 1, 4), ("1 2", 2, 1, 3),
      ("\u{FEFF}1", 0, 1, 1),
    ])
  func errors(text: String, offset: Int, line: Int, column: Int) throws {
    let found = try #require(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect([found.offset, found.line, found.column] == [offset, line, column])
    let ofBytes = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(ofBytes == found)
  }

  @Test("The error has its type, so that its position needs no cast")
  func typedError() {
    do throws(JSONError) {
      _ = try JSONValue(parsing: #"{"a": }"#)
    } catch {
      #expect(error.column == 7)
      #expect(error.description == #"expected a value, found "}""#)
    }
  }

  @Test("Limits apply")
  func limits() {
    let found = #expect(throws: JSONError.self) {
      try JSONValue(parsing: "[[1]]", limits: JSONLimits(maximumDepth: 1))
    }
    #expect(found?.kind == .depthExceeded(limit: 1))
  }

  @Test("Bytes that are not UTF-8 are an error")
  func invalidUTF8() {
    let found = #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    #expect(found?.kind == .invalidUTF8)
    #expect(found?.offset == 1)
  }
}
