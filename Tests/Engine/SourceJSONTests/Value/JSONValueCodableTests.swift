import Foundation
import SourceJSON
import Testing

/// Coding of JSON values by any coder.
@Suite struct JSONValueCodableTests {
  private static let value: JSONValue = [
    "a": nil, "b": true, "c": 1.5, "d": "né", "e": [1, [], "x", nil, false], "f": [:],
    "g": ["h": ["i": 0]],
  ]

  @Test func aValueComesBack() throws {
    let data = try JSONEncoder().encode(Self.value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == Self.value)
    #expect(try JSONDocument(Array(data)).value == Self.value)
  }

  @Test(arguments: ["null", "true", "0", "1", "\"\"", "[]", "{}", "[null]", "1e3"])
  func everyKindIsRead(_ text: String) throws {
    #expect(
      try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        == JSONDocument(Array(text.utf8)).value)
  }

  @Test func anInfiniteNumberIsTheEncodersToRefuse() {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue.number(.infinity)) }
  }
}
