import JSPrimitives
import SourceJSON
import Testing

@Suite("Values as JSON text")
struct JSONValuePrintingTests {
  @Test("The text is that of JSON.stringify, and printing a value prints it")
  func text() throws {
    let value = try JSONValue(parsing: #"{ "name": "Ana", "tags": ["a", "b"], "year": 2.027e3 }"#)
    let expected = #"{"name":"Ana","tags":["a","b"],"year":2027}"#
    #expect(value.jsonText == expected)
    #expect(value.object?.jsonText == expected)
    #expect("\(value)" == expected)
    #expect(String(reflecting: value) == expected)
    #expect("\(value.object ?? [:])" == expected)
  }

  @Test("Numbers that are not finite are null, lone surrogates are escaped")
  func special() {
    #expect(JSONValue.array([.number(.infinity), -0.0]).jsonText == "[null,0]")
    #expect(JSONValue.string(JSText(utf16: [0xDC00])).jsonText == #""\udc00""#)
  }
}
