// swift-format-ignore-file
import Foundation
import SchemaValidation

enum Currency: String, Codable { case eur = "EUR", usd = "USD" }

struct Order: Codable, Equatable {
  struct Line: Codable, Equatable { var sku: String; var quantity: Int }
  var id: UUID
  var lines: [Line]
  var placedAt: Date
  var dueOn: Date?
  var site: URL?
  var total: Decimal
  var currency: Currency
}

let schema = ZodSchema.object {
  Field("id", .uuid())
  Field("lines", .array(.object { Field("sku", .string()); Field("quantity", .int()) }))
  Field("placed_at", .iso.datetime())
  Field("due_on", .coerce.date().optional())
  Field("site", .url().optional())
  Field("total", .number())
  Field("currency", .enumeration("EUR", "USD"))
}
let text = """
  {"id":"7b0f3c1e-4a57-4c0c-8f7e-2f8f7a3a9d11","lines":[{"sku":"a","quantity":2}],
   "placed_at":"2026-02-03T10:00:00Z","due_on":"2026-03-01","site":"https://a.co","total":0.1,"currency":"EUR"}
  """
let validator = try Validator(schema)
let order: Order = try validator.decode(Order.self, from: text, keys: .convertFromSnakeCase).get()
print(order.placedAt.timeIntervalSince1970, order.total)  // 1770112800.0 0.1
