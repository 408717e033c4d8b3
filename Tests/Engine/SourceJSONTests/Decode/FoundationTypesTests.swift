import JSPrimitives
import SourceJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Foundation's types in a type that reads itself and in one that doesn't.
@Suite struct FoundationTypesTests {
  private struct Everything: Decodable, Equatable {
    var id: UUID
    var site: URL
    var body: Data
    var total: Decimal
    var at: Date
    var days: [String: [Date?]]
  }

  private struct Reading: JSONDecodable {
    var everything: Everything

    init(reading value: inout JSONValueReader) throws {
      everything = Everything(
        id: try value.read("id"), site: try value.read("site"), body: try value.read("body"),
        total: try value.read("total"), at: try value.read("at"), days: try value.read("days"))
    }

    init(from decoder: any Decoder) throws { everything = try Everything(from: decoder) }
  }

  private static let uuid = "7B0F3C1E-4A57-4C0C-8F7E-2F8F7A3A9D11"

  private static let payload: JSONValue = [
    "id": .string(JSText(uuid)), "site": "https://a.co/b", "body": "AQID", "total": 0.1,
    "at": "2026-02-03T10:00:00.000Z", "days": ["a": ["2026-02-03", nil]],
  ]

  @Test func bothInitializersReadTheSame() throws {
    let expected = Everything(
      id: try #require(UUID(uuidString: Self.uuid)),
      site: try #require(URL(string: "https://a.co/b")), body: Data([1, 2, 3]),
      total: Decimal(1) / 10, at: Date(timeIntervalSince1970: 1_770_112_800),
      days: ["a": [Date(timeIntervalSince1970: 1_770_076_800), nil]])
    #expect(try Self.payload.decode(Everything.self) == expected)
    #expect(try Self.payload.decode(Reading.self).everything == expected)
  }

  private static let faults: [(JSText, JSONValue)] = [
    ("id", "x"), ("id", 1), ("site", ""), ("site", nil), ("body", "AQI"), ("body", [1]),
    ("total", "0.1"), ("total", .number(.infinity)), ("total", 1e300), ("total", nil), ("at", 1),
    ("at", "x"), ("at", nil), ("days", ["a": [1]]),
  ]

  @Test(arguments: faults)
  func bothInitializersRejectTheSame(_ key: JSText, _ value: JSONValue) throws {
    var object = try #require(Self.payload.object)
    object[key] = value
    for type in [Everything.self, Reading.self] as [any Decodable.Type] {
      #expect(throws: DecodingError.self) { try JSONValue.object(object).decode(type) }
    }
    #expect(throws: DecodingError.self) { try JSONValue.object(object).decode(Reading.self) }
  }

  @Test(
    "The decimal of a double has its shortest digits, that of a text all of them",
    arguments: [
      ("0.1", "0.1"), ("0.10000000000000000555", "0.1"), ("1e21", "1e21"), ("5e-7", "5e-7"),
      ("-0", "0"), ("1234567890123456789.5", "1234567890123456800"),
    ])
  func decimals(text: String, shortest: String) throws {
    let expected = try #require(Decimal(string: text))
    let rounded = try #require(Decimal(string: shortest))
    let json = #"{"value":\#(text)}"#
    #expect(try storage(of: json).decode(Box<Decimal>.self).value == expected)
    #expect(try value(of: json).decode(Box<Decimal>.self).value == rounded)
    #expect(try storage(of: text).read(Decimal.self, at: 0) == expected)
    #expect(try value(of: text).decode(Decimal.self) == rounded)
  }

  /// A strategy applies to `init(from:)`, in which a type that reads itself has its keys too.
  @Test func aStrategyAppliesToATypeThatReadsItself() throws {
    var object = try #require(Self.payload.object)
    object["at"] = 1_770_112_800_000
    object["days"] = [:]
    let decoded = try JSONValue.object(object)
      .decode(Reading.self, dates: .millisecondsSince1970)
    #expect(decoded.everything.at == Date(timeIntervalSince1970: 1_770_112_800))
  }
}
