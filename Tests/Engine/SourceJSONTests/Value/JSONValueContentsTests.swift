import JSPrimitives
import SourceJSON
import Testing

@Suite("The contents of values as Swift's types")
struct JSONValueContentsTests {
  private let value: JSONValue = ["name": "Ana", "year": 2027, "half": 0.5, "tags": ["a"]]

  @Test("A string, an integer and an array are those of the value")
  func contents() {
    #expect(value["name"]?.string == "Ana")
    #expect(value["year"]?.int == 2027)
    #expect(value["tags"]?.array?.count == 1)
  }

  @Test("Other values have none")
  func others() {
    #expect(value["year"]?.string == nil && value["name"]?.int == nil && value.array == nil)
    #expect(value["half"]?.int == nil && JSONValue.number(1e300).int == nil)
    #expect(JSONValue.number(.nan).int == nil && JSONValue.number(-0.0).int == 0)
  }

  @Test("A lone surrogate reads as U+FFFD")
  func surrogates() {
    #expect(JSONValue.string(JSText(utf16: [0x61, 0xD800])).string == "a\u{FFFD}")
  }
}
