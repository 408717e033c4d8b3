import JSPrimitives
import SourceJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where decoding differs from Foundation's `JSONDecoder`: a payload is read as JavaScript reads it.
@Suite struct JSONDecoderDifferencesTests {
  private func foundation<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? Strategies().foundation.decode(Box<Value>.self, from: Data(#"{"value":\#(text)}"#.utf8))
      .value
  }

  private func ours<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? Strategies().decode(Box<Value>.self, #"{"value":\#(text)}"#).value
  }

  @Test func aDoubleMayBeInfiniteOrTooSmall() {
    #expect(foundation(Double.self, "1e999") == nil)
    #expect(ours(Double.self, "1e999") == .infinity)
    #expect(foundation(Double.self, "1e-999") == nil)
    #expect(ours(Double.self, "1e-999") == 0)
  }

  @Test func theLastOfEqualKeysCounts() throws {
    let text = #"{"value":1,"value":2}"#
    let decoder = Strategies().foundation
    #expect(try decoder.decode(Box<Int>.self, from: Data(text.utf8)).value == 1)
    #expect(try storage(of: text).decode(Box<Int>.self).value == 2)
  }

  @Test func keysAreEqualByTheirCodeUnits() {
    struct Word: Decodable, Equatable {
      var count: Int
      enum CodingKeys: String, CodingKey { case count = "\u{E9}" }
    }
    #expect(foundation(Word.self, "{\"e\u{301}\":1}") == Word(count: 1))
    #expect(ours(Word.self, "{\"e\u{301}\":1}") == nil)
    #expect(ours(Word.self, "{\"\u{E9}\":1}") == Word(count: 1))
  }

  @Test func anyFormOfISODateIsADate() {
    for text in [#""2026-02-03""#, #""2026-02-03T10:00Z""#, #""2026-02-03T10:00:00""#] {
      #expect(foundation(Date.self, text) == nil)
      #expect(ours(Date.self, text) != nil)
    }
  }

  @Test func aJSONValueKeepsItsKeys() throws {
    let text = #"{"value":{"a_b":{"c_d":1}}}"#
    let decoder = Strategies.snakeCase.foundation
    #expect(
      try decoder.decode(Box<JSONValue>.self, from: Data(text.utf8)).value == ["aB": ["cD": 1]])
    #expect(
      try Strategies.snakeCase.decode(Box<JSONValue>.self, text).value == ["a_b": ["c_d": 1]])
  }

  /// The number of a value that no text has is a double.
  @Test func numbersOfValuesAreDoubles() throws {
    let value = try value(of: #"{"value":9007199254740993}"#)
    #expect(try value.decode(Box<Int>.self).value == 9_007_199_254_740_992)
    #expect(ours(Int.self, "9007199254740993") == 9_007_199_254_740_993)
    #expect(foundation(Int.self, "9007199254740993") == 9_007_199_254_740_993)
  }
}
