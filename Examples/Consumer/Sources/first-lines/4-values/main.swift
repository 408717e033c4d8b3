// swift-format-ignore-file
import Foundation
import JSONSchema
import SchemaValidation

let value = try JSONValue(parsing: #"{"name": "Ana", "tags": ["a", "b"], "year": 2027}"#)
let key = "name"
print(value[key]?.string ?? "")  // Ana
print(value["name"] == "Ana", value["year"] == 2027)  // true true
print(value["tags"]?.array?.count ?? 0)  // 2
print(value)  // {"name":"Ana","tags":["a","b"],"year":2027}
print(value.jsonText, value.jsonData.count)

let schema = try ZodSchema.object { Field("name", .string().min(2)) }.jsonSchema()
print(schema)
// {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"name":{"type":"string","minLength":2}},"required":["name"],"additionalProperties":false}
