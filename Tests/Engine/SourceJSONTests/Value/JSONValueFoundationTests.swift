import SourceJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("JSON text in Data")
struct JSONValueFoundationTests {
  @Test("A value is parsed from Data, a slice too, and written to it")
  func roundTrip() throws {
    let text = #"{"name":"Ána","list":[1,"\ud800"]}"#
    let data = Data(text.utf8)
    let value = try JSONValue(parsing: data)
    #expect(value["name"]?.string == "Ána")
    #expect(value.jsonData == data)
    #expect(value.object?.jsonData == data)
    #expect(try JSONValue(parsing: Data("x[1]".utf8).dropFirst()) == [1])
  }

  @Test("An error has the position in the data")
  func errors() {
    let found = #expect(throws: JSONError.self) { try JSONValue(parsing: Data("[\n?]".utf8)) }
    #expect([found?.offset, found?.line, found?.column] == [2, 2, 1])
    let limited = #expect(throws: JSONError.self) {
      try JSONValue(parsing: Data("[1]".utf8), limits: JSONLimits(maximumBytes: 2))
    }
    #expect(limited?.isLimit == true)
  }
}
