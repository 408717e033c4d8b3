// swift-format-ignore-file
import SchemaValidation

enum Role: String, CaseIterable { case head, assistant, recruiting }

let stamps: [ZodSchema.Field] = [
  .init("created_at", .iso.datetime()),
  .init("updated_at", .iso.datetime().optional()),
]

let order = ZodSchema.object {
  Field("id", .uuid())
  Field("role", .enumeration(Role.self))
  Field("customer", .object {
    Field("name", .string().trim().min(1, "Name the customer"))
    Field("email", .email("Not an address").optional())
    Field("vip", .boolean().default(false))
  })
  Field("lines", .array(.object {
    Field("sku", .string().regex(#"^[A-Z]{3}-\d{4}$"#, "A SKU looks like ABC-1234"))
    Field("quantity", .int().positive())
    Field("price", .number().nonnegative().multipleOf(0.01))
  }).min(1, "At least one line"))
  Field("payment", .discriminatedUnion("kind", [
    .object { Field("kind", .literal("card")); Field("last4", .string().length(4)) },
    .object { Field("kind", .literal("invoice")); Field("days", .int().min(7).max(90)) },
  ]))
  Field("from", .iso.date())
  Field("to", .iso.date())
  stamps
}
.refine("The end is before the start", path: "to") { order in
  order["from"]?.string ?? "" <= order["to"]?.string ?? ""
}

let slug = ZodSchema.string().transform { $0.lowercased() }
let either = ZodSchema.union([.string(), .number(), .null])
let key: String = "name"
let dynamic = ZodSchema.object { Field(key, .string()) }

let validator = try Validator(order)
print(validator.validate(#"{"id": 1}"#).issues.count > 0)  // true
print(try Validator(slug).validate(#""ABC""#).output?.string ?? "")  // abc
