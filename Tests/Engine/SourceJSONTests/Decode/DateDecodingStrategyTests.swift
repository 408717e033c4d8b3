import JSPrimitives
import SourceJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Dates in JSON, by strategy.
@Suite struct DateDecodingStrategyTests {
  /// The expected seconds are those of `new Date(text)` in JavaScript with the local time zone UTC.
  @Test(
    "By default a date is a string in JavaScript's ISO format",
    arguments: [
      ("2026-02-03T10:00:00Z", 1_770_112_800), ("2026-02-03T10:00:00.000Z", 1_770_112_800),
      ("2026-02-03T10:00:00.25Z", 1_770_112_800.25), ("2026-02-03T10:00Z", 1_770_112_800),
      ("2026-02-03T10:00:00.123987Z", 1_770_112_800.123),
      ("2026-02-03T12:00:00+02:00", 1_770_112_800), ("2026-02-03T08:30:00-0130", 1_770_112_800),
      ("2026-02-03T10:00:00", 1_770_112_800), ("2026-02-03", 1_770_076_800),
      ("2026-02", 1_769_904_000), ("2026", 1_767_225_600), ("1969-12-31T23:59:59.999Z", -0.001),
      ("+012026-02-03T00:00:00.000Z", 317_339_596_800), ("2026-02-03T24:00Z", 1_770_163_200),
      ("2026-02-30", 1_772_409_600),
    ] as [(String, Double)])
  func isoStrings(text: String, seconds: Double) throws {
    let expected = Box(value: Date(timeIntervalSince1970: seconds))
    #expect(try storage(of: #"{"value":"\#(text)"}"#).decode(Box<Date>.self) == expected)
    let value = JSONValue.string(JSText(text))
    #expect(try value.decode(Date.self) == expected.value)
    #expect(try (["value": value] as JSONValue).decode(Box<Date>.self) == expected)
  }

  @Test(arguments: [
    "", "x", "2026-2-3", "2026-02-03 10:00:00Z", "Feb 3 2026", "2/3/2026", " 2026-02-03",
    "2026-02-03Z", "2026-02-32", "2026-13-01", "2026-02-03T25:00Z", "2026-02-03T10Z",
    "2026-02-03T10:00:60Z", "2026-02-03T10:00:00+25:00", "-000000-01-01", "2026-02-03(comment)",
    "2026-02-03\u{0}", "+275760-09-13T00:00:00.001Z", "1770112800",
  ])
  func otherStringsAreNoDates(_ text: String) {
    let value = JSONValue.string(JSText(text))
    #expect(throws: DecodingError.self) { try value.decode(Date.self) }
    #expect(throws: DecodingError.self) {
      try (["value": value] as JSONValue).decode(Box<Date>.self)
    }
  }

  @Test func anEscapedStringIsADateToo() throws {
    let text = #"{"value":"2026\u002d02\u002d03"}"#
    let date = try storage(of: text).decode(Box<Date>.self).value
    #expect(date == Date(timeIntervalSince1970: 1_770_076_800))
  }

  @Test func byDefaultANumberIsAnErrorThatNamesTheStrategies() throws {
    for type in [Box<Date>.self, Box<Date?>.self] as [any Decodable.Type] {
      let error = try #require(throws: DecodingError.self) {
        try (["value": 1_770_112_800] as JSONValue).decode(type)
      }
      guard case .typeMismatch(_, let context) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(context.codingPath.map(\.stringValue) == ["value"])
      #expect(context.debugDescription.contains("secondsSince1970"))
      #expect(context.debugDescription.contains("millisecondsSince1970"))
    }
  }

  @Test(
    "Numbers count from the strategy's start",
    arguments: [
      (.secondsSince1970, 1.5, 1.5), (.millisecondsSince1970, 1500, 1.5),
      (.deferredToDate, 1.5, 978_307_201.5), (.millisecondsSince1970, -0.5, -0.000_5),
    ] as [(JSONValue.DateDecodingStrategy, Double, Double)])
  func numbers(strategy: JSONValue.DateDecodingStrategy, number: Double, seconds: Double) throws {
    let date = try JSONValue.number(number).decode(Date.self, dates: strategy)
    #expect(date == Date(timeIntervalSince1970: seconds))
    #expect(throws: DecodingError.self) {
      try ("2026-02-03" as JSONValue).decode(Date.self, dates: strategy)
    }
    #expect(throws: DecodingError.self) {
      try JSONValue.number(.infinity).decode(Date.self, dates: strategy)
    }
  }

  @Test func aFunctionDecodesEachDate() throws {
    let strategy = JSONValue.DateDecodingStrategy.custom { decoder in
      let parts = try [Int](from: decoder)
      guard parts.count == 2 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a pair"))
      }
      return Date(timeIntervalSince1970: Double(parts[0] * 60 + parts[1]))
    }
    let value: JSONValue = ["value": [[1, 2], [0, 3]]]
    #expect(
      try value.decode(Box<[Date]>.self, dates: strategy).value
        == [Date(timeIntervalSince1970: 62), Date(timeIntervalSince1970: 3)])
    let error = try #require(throws: DecodingError.self) {
      try (["value": [[1, 2], [0]]] as JSONValue).decode(Box<[Date]>.self, dates: strategy)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["value", "Index 1"])
  }

  @Test func nullIsNoDate() {
    #expect(throws: DecodingError.self) { try JSONValue.null.decode(Date.self) }
    #expect(throws: Never.self) { try JSONValue.null.decode(Date?.self) }
  }
}
