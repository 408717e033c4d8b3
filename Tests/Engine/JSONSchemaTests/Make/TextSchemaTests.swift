import JSONSchema
import SchemaModel
import Testing

@Suite("JSON Schemas of strings, numbers and files")
struct TextSchemaTests {
  @Test(
    "A string has its limits, its last format and its patterns",
    arguments: [
      (.string(), #"{"type":"string"}"#),
      (.string().min(2).max(5), #"{"type":"string","minLength":2,"maxLength":5}"#),
      (.string().min(2).length(9).min(3), #"{"type":"string","minLength":9,"maxLength":9}"#),
      (.string().datetime(), nil),
      (.url(), #"{"type":"string","format":"uri"}"#),
      (.string().regex("a"), #"{"type":"string","pattern":"a"}"#),
      (.string().regex("a").url(), #"{"type":"string","format":"uri","pattern":"a"}"#),
      (.string().url().regex("a"), #"{"type":"string","pattern":"a"}"#),
      (.string().startsWith("a/b."), #"{"type":"string","pattern":"^a\\/b\\..*"}"#),
      (.jwt(), #"{"type":"string","format":"jwt"}"#),
    ] as [(ZodSchema, String?)])
  func strings(schema: ZodSchema, expected: String?) {
    let found = text(schema)
    if let expected {
      #expect(found == expected)
    } else {
      #expect(found.hasPrefix(#"{"type":"string","format":"date-time","pattern":"^"#))
    }
  }

  @Test("Several patterns are all required; old drafts repeat the type")
  func severalPatterns() {
    let schema = ZodSchema.string().regex("a").regex("b")
    #expect(text(schema) == #"{"type":"string","allOf":[{"pattern":"a"},{"pattern":"b"}]}"#)
    #expect(
      text(schema, .init(target: .draft07))
        == #"{"type":"string","allOf":[{"type":"string","pattern":"a"},{"type":"string","pattern":"b"}]}"#
    )
  }

  @Test("A pattern that all checks of a format share is listed once")
  func sharedPatterns() {
    #expect(text(.string().cuid2().cuid2()) == text(.cuid2()))
    #expect(text(.string().regex("a").regex("a")).contains("allOf"))
  }

  @Test("Only the format itself encodes contents, not a string with the format")
  func contentEncoding() {
    #expect(text(.base64()).contains(#""contentEncoding":"base64""#))
    #expect(text(.base64().min(1)).contains(#""contentEncoding":"base64""#))
    #expect(!text(.string().base64()).contains("contentEncoding"))
  }

  @Test("A number has its tightest bounds, which a draft may mark with a flag")
  func numbers() {
    let schema = ZodSchema.number().gt(0).gte(-1).lte(5).multipleOf(2)
    #expect(text(schema) == #"{"type":"number","exclusiveMinimum":0,"maximum":5,"multipleOf":2}"#)
    #expect(
      text(schema, .init(target: .draft04))
        == #"{"type":"number","minimum":0,"exclusiveMinimum":true,"maximum":5,"multipleOf":2}"#)
    #expect(
      text(.number().min(5).int())
        == #"{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}"#)
  }

  @Test("Zod 4.3 leaves odd pairs of bounds where one of them is a flag")
  func oddBounds() {
    let loose = ZodSchema.number().gt(-2).gte(-1)
    let tight = ZodSchema.number().gt(0).gte(-1)
    func bounds(_ schema: ZodSchema, _ target: JSONSchemaOptions.Target) -> String {
      text(schema, .init(target: target), zod: .v4_3_6)
    }
    #expect(bounds(tight, .draft04) == #"{"type":"number","minimum":-1,"exclusiveMinimum":true}"#)
    #expect(bounds(tight, .openAPI30) == #"{"type":"number","exclusiveMinimum":true}"#)
    #expect(bounds(loose, .openAPI30) == #"{"type":"number","minimum":-1}"#)
    #expect(bounds(tight, .draft07) == #"{"type":"number","exclusiveMinimum":0}"#)
  }

  @Test("A file is a binary string with its MIME types")
  func files() {
    let start = #"{"type":"string","format":"binary","contentEncoding":"binary""#
    #expect(text(.file) == start + "}")
    #expect(text(.file.max(9).mime("a/b")) == start + #","maxLength":9,"contentMediaType":"a/b"}"#)
    #expect(
      text(.file.mime("a/b", "c/d"))
        == start + #","anyOf":[{"contentMediaType":"a/b"},{"contentMediaType":"c/d"}]}"#)
  }

  @Test("A template literal is its pattern")
  func templateLiterals() {
    #expect(
      text(.templateLiteral("v", .schema(.int()))) == #"{"type":"string","pattern":"^v-?\\d+$"}"#)
  }
}
