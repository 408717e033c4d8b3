import JSONSchema
import SchemaModel
import SourceJSON
import Testing

/// The numeric keys of records, which are strings in JSON.
@Suite("JSON Schemas of numeric keys")
struct RecordKeyTests {
  private func names(_ key: ZodSchema, zod: ZodVersion = .v4_6_7) -> String {
    let schema = try? ZodSchema.record(key, .any).jsonSchema(zod: zod)
    return JSONWriter.string(of: schema?["propertyNames"] ?? .null)
  }

  @Test(
    "Numbers are written as the strings that they are",
    arguments: [
      (.number(), ##"{"type":"string","pattern":"^-?\\d+(?:\\.\\d+)?$"}"##),
      (.int32().multipleOf(2), ##"{"type":"string","pattern":"^-?\\d+$"}"##),
      (.literal(1), #"{"type":"string","const":"1"}"#),
      (.literal(1.5, "b"), #"{"enum":["1.5","b"]}"#),
      (
        .xor(.number().gt(1).describe("d"), .literal("z")),
        ##"{"oneOf":[{"type":"string","description":"d","pattern":"^-?\\d+(?:\\.\\d+)?$"},{"type":"string","const":"z"}]}"##
      ),
      (.union(.string(), .number()), #"{"type":["string","number"]}"#),
      (.string().min(1), #"{"type":"string","minLength":1}"#),
    ] as [(ZodSchema, String)])
  func numbers(key: ZodSchema, expected: String) {
    #expect(names(key) == expected)
  }

  @Test("Earlier versions write numbers")
  func earlierVersions() {
    #expect(names(.number().min(1), zod: .v4_4_3) == #"{"type":"number","minimum":1}"#)
    #expect(
      text(.record(.literal(1, "b"), .any), zod: .v4_4_3).hasSuffix(#""required":[1,"b"]}"#))
    #expect(text(.record(.literal(1, "b"), .any)).hasSuffix(#""required":["1","b"]}"#))
  }

  @Test("A definition is written in place if it has numbers")
  func definitions() {
    let key = ZodSchema.number().meta(["id": "Key"])
    #expect(
      text(.record(key, key))
        == ##"{"type":"object","propertyNames":{"type":"string","pattern":"^-?\\d+(?:\\.\\d+)?$"},"additionalProperties":{"$ref":"#/$defs/Key"},"$defs":{"Key":{"type":"number"}}}"##
    )
    let union = ZodSchema.union(key, .literal("a"))
    #expect(
      names(union)
        == ##"{"anyOf":[{"type":"string","pattern":"^-?\\d+(?:\\.\\d+)?$"},{"type":"string","const":"a"}]}"##
    )
    #expect(names(.string().meta(["id": "Key"])) == ##"{"$ref":"#/$defs/Key"}"##)
  }

  @Test("A wrapper of a record has the same names")
  func wrappers() {
    let record = ZodSchema.record(.int(), .any)
    #expect(text(record.readonly()).contains(##""propertyNames":{"type":"string","pattern":"##))
    let described = record.meta(["propertyNames": ["type": "integer"]])
    #expect(
      text(described.readonly()).contains(##""propertyNames":{"type":"string","pattern":"##))
    #expect(
      text(.any.meta(["propertyNames": ["type": "integer"]]))
        == #"{"propertyNames":{"type":"integer"}}"#)
  }
}
