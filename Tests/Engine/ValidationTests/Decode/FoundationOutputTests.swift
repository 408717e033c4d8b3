import SchemaModel
import SourceJSON
import Testing
import Validation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Outputs of schemas for dates, URLs, identifiers and amounts as types with Foundation's.
@Suite struct FoundationOutputTests {
  private enum Currency: String, Codable {
    case eur = "EUR"
    case usd = "USD"
  }

  private struct Order: Codable, Equatable {
    struct Line: Codable, Equatable {
      var sku: String
      var quantity: Int
    }

    var id: UUID
    var lines: [Line]
    var placedAt: Date
    var dueOn: Date?
    var site: URL?
    var total: Decimal
    var currency: Currency
  }

  private static let schema = ZodSchema.object {
    Field("id", .uuid())
    Field(
      "lines",
      .array(
        .object {
          Field("sku", .string())
          Field("quantity", .int())
        }))
    Field("placed_at", .iso.datetime())
    Field("due_on", .coerce.date().optional())
    Field("site", .url().optional())
    Field("total", .number())
    Field("currency", .enumeration("EUR", "USD"))
  }

  private static let id = "7b0f3c1e-4a57-4c0c-8f7e-2f8f7a3a9d11"

  private static let text = """
    {"id":"\(id)","lines":[{"sku":"a","quantity":2}],"placed_at":"2026-02-03T10:00:00Z",
     "due_on":"2026-03-01","site":"https://a.co","total":0.1,"currency":"EUR"}
    """

  private func order() throws -> Order {
    Order(
      id: try #require(UUID(uuidString: Self.id)), lines: [Order.Line(sku: "a", quantity: 2)],
      placedAt: Date(timeIntervalSince1970: 1_770_112_800),
      dueOn: Date(timeIntervalSince1970: 1_772_323_200), site: URL(string: "https://a.co"),
      total: Decimal(1) / 10, currency: .eur)
  }

  @Test func everyFormOfAPayloadIsDecoded() throws {
    let validator = try Validator(Self.schema)
    let expected = Outcome.valid(try order())
    let bytes = Array(Self.text.utf8)
    let value = try JSONDocument(bytes).value
    #expect(
      try validator.decode(Order.self, from: Self.text, keys: .convertFromSnakeCase) == expected)
    #expect(try validator.decode(Order.self, from: bytes, keys: .convertFromSnakeCase) == expected)
    #expect(
      try validator.decode(Order.self, from: Data(bytes), keys: .convertFromSnakeCase) == expected)
    #expect(try validator.decode(Order.self, from: value, keys: .convertFromSnakeCase) == expected)
    let outcome = validator.validate(Self.text)
    #expect(try outcome.decoded(as: Order.self, keys: .convertFromSnakeCase) == expected)
  }

  @Test(
    "The output of each schema for dates is a date",
    arguments: [
      (.iso.date(), #""2026-02-03""#, 1_770_076_800),
      (.iso.datetime(), #""2026-02-03T10:00:00Z""#, 1_770_112_800),
      (.iso.datetime(), #""2026-02-03T10:00:00.123456Z""#, 1_770_112_800.123),
      (.iso.datetime(offset: true), #""2026-02-03T12:00:00+02:00""#, 1_770_112_800),
      (.iso.datetime(local: true), #""2026-02-03T10:00:00""#, 1_770_112_800),
      (.coerce.date(), #""2026-02-03""#, 1_770_076_800),
      (.coerce.date(), "1770112800000", 1_770_112_800), (.coerce.date(), "-1", -0.001),
      (.coerce.date(), #""Feb 3, 2026 10:00 GMT""#, 1_770_112_800),
    ] as [(ZodSchema, String, Double)])
  func dates(schema: ZodSchema, text: String, seconds: Double) throws {
    let validator = try Validator(.object { Field("at", schema) })
    let expected = Date(timeIntervalSince1970: seconds)
    let payload = #"{"at":\#(text)}"#
    #expect(try validator.decode([String: Date].self, from: payload).output == ["at": expected])
    #expect(try validator.decode(At.self, from: payload).output?.at == expected)
    #expect(try validator.decode(ReadAt.self, from: payload).output?.at == expected)
  }

  private struct At: Decodable { var at: Date }

  private struct ReadAt: JSONDecodable {
    var at: Date

    init(reading value: inout JSONValueReader) throws { at = try value.read("at") }
  }

  @Test func aNumberIsADateOnlyByAStrategy() throws {
    let validator = try Validator(.object { Field("at", .number()) })
    let text = #"{"at":1770112800000}"#
    #expect(throws: DecodingError.self) { try validator.decode(At.self, from: text) }
    #expect(throws: DecodingError.self) { try validator.decode(ReadAt.self, from: text) }
    let expected = Date(timeIntervalSince1970: 1_770_112_800)
    #expect(
      try validator.decode(At.self, from: text, dates: .millisecondsSince1970).output?.at
        == expected)
    #expect(
      try validator.decode(ReadAt.self, from: text, dates: .millisecondsSince1970).output?.at
        == expected)
  }

  @Test func bytesAndLargeNumbersAreExact() throws {
    struct File: Decodable, Equatable {
      var body: Data
      var size: UInt64
      var price: Decimal
    }
    let validator = try Validator(
      .object {
        Field("body", .base64())
        Field("size", .number())
        Field("price", .number())
      })
    let text = #"{"body":"AQID","size":18446744073709551615,"price":12345678901234567890.12}"#
    let expected = File(
      body: Data([1, 2, 3]), size: .max,
      price: try #require(Decimal(string: "12345678901234567890.12")))
    #expect(try validator.decode(File.self, from: text).output == expected)
    #expect(try validator.validate(text).decoded(as: File.self).output == expected)
  }

  /// Without a strategy, overloads prefer `init(reading:)`.
  @Test func aTypeThatReadsItselfIsReadUnlessThereIsAStrategy() throws {
    struct Way: JSONDecodable {
      var isRead: Bool
      init(reading value: inout JSONValueReader) throws { isRead = true }
      init(from decoder: any Decoder) throws { isRead = false }
    }
    let validator = try Validator(.unknown)
    #expect(try validator.decode(Way.self, from: "1").output?.isRead == true)
    #expect(try validator.decode(Way.self, from: Data("1".utf8)).output?.isRead == true)
    #expect(try validator.decode(Way.self, from: 1 as JSONValue).output?.isRead == true)
    #expect(try validator.validate("1").decoded(as: Way.self).output?.isRead == true)
    #expect(
      try validator.decode(Way.self, from: "1", keys: .convertFromSnakeCase).output?.isRead
        == false)
    #expect(
      try validator.validate("1").decoded(as: Way.self, dates: .iso8601).output?.isRead == false)
  }
}
