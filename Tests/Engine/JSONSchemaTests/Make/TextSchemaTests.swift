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
      (
        .string().startsWith("a/b."),
        #"{"type":"string","format":"starts_with","pattern":"^a\\/b\\..*"}"#
      ),
      (.string().url().endsWith("b"), #"{"type":"string","format":"ends_with","pattern":".*b$"}"#),
      (.string().includes("b").url(), #"{"type":"string","format":"uri","pattern":"b"}"#),
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

  @Test("Prefixes, suffixes and parts are no formats before 4.6.7")
  func parts() {
    #expect(
      text(.string().url().endsWith("b"), zod: .v4_4_3)
        == #"{"type":"string","format":"uri","pattern":".*b$"}"#)
  }

  @Test("Contents are encoded by the format itself, a check of it, or both")
  func contentEncoding() {
    let encoded = #""contentEncoding":"base64""#
    func isEncoded(_ schema: ZodSchema, _ zod: ZodVersion) -> Bool {
      text(schema, zod: zod).contains(encoded)
    }
    for zod in [ZodVersion.v4_0_17, .v4_1_12] {
      #expect(!isEncoded(.base64(), zod) && isEncoded(.string().base64(), zod))
    }
    for zod in [ZodVersion.v4_2_1, .v4_3_6, .v4_4_3] {
      #expect(isEncoded(.base64().min(1), zod) && !isEncoded(.string().base64(), zod))
    }
    #expect(isEncoded(.base64().min(1), .v4_6_7) && isEncoded(.string().base64(), .v4_6_7))
  }

  @Test("The pattern of an encoding is the exact one")
  func encodings() {
    #expect(
      text(.string().base64url().base64url(), .init(target: .draft07)).hasSuffix(
        #""pattern":"^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$"}"#))
    #expect(text(.string().base64()).contains(#""pattern":"^$|^(?:[0-9a-zA-Z+/]{4})*"#))
  }

  @Test("A date with a time has no format if it may lack its zone or its seconds")
  func laxDates() {
    for schema in [ZodSchema.iso.datetime(local: true), .iso.datetime(precision: -1)] {
      #expect(!text(schema).contains("format"))
      #expect(text(schema, zod: .v4_4_3).contains(#""format":"date-time""#))
      #expect(!text(schema.cuid2()).contains("format"))
    }
    #expect(text(.iso.datetime(precision: 3, offset: true)).contains(#""format":"date-time""#))
  }

  @Test("A time is a format before 4.3")
  func times() {
    #expect(!text(.iso.time(), zod: .v4_3_6).contains("format"))
    #expect(text(.iso.time(), zod: .v4_2_1).contains(#""format":"time""#))
  }

  @Test("A number has its tightest bounds, which a draft may mark with a flag")
  func numbers() {
    let schema = ZodSchema.number().gt(0).gte(-1).lte(5).multipleOf(2)
    #expect(text(schema) == #"{"type":"number","exclusiveMinimum":0,"maximum":5,"multipleOf":2}"#)
    #expect(
      text(schema, .init(target: .draft04))
        == #"{"type":"number","minimum":0,"exclusiveMinimum":true,"maximum":5,"multipleOf":2}"#)
  }

  @Test("A format and an exact length can only narrow the range since 4.6.7")
  func narrowedRanges() {
    let integer = ZodSchema.number().min(5).int()
    #expect(text(integer) == #"{"type":"integer","minimum":5,"maximum":9007199254740991}"#)
    #expect(
      text(integer, zod: .v4_4_3)
        == #"{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}"#)
    let formats = ZodSchema.int32().check(.numberFormat(.float64))
    #expect(text(formats).hasPrefix(#"{"type":"integer","minimum":-2147483648,"#))
    #expect(text(formats, zod: .v4_4_3).hasPrefix(#"{"type":"number","#))
    let lengths = ZodSchema.string().length(3).length(4)
    #expect(text(lengths) == #"{"type":"string","minLength":4,"maxLength":3}"#)
    #expect(text(lengths, zod: .v4_4_3) == #"{"type":"string","minLength":4,"maxLength":4}"#)
  }

  @Test("Every divisor is listed since 4.6.7, without its sign")
  func divisors() {
    let number = ZodSchema.number().multipleOf(-2).multipleOf(3).multipleOf(2)
    #expect(text(number) == #"{"type":"number","multipleOf":2,"allOf":[{"multipleOf":3}]}"#)
    #expect(text(number, zod: .v4_4_3) == #"{"type":"number","multipleOf":-2}"#)
    let zero = ZodSchema.number().multipleOf(0).multipleOf(5)
    #expect(
      text(zero) == "throws A multipleOf divisor of 0 cannot be represented in JSON Schema")
    #expect(text(zero, .init(unrepresentable: .any)) == #"{"type":"number","multipleOf":5}"#)
    #expect(text(zero, zod: .v4_4_3) == #"{"type":"number","multipleOf":0}"#)
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
    #expect(
      text(.file.mime("a/b", "c/d"), zod: .v4_2_1)
        == #"{"anyOf":["# + start + #","contentMediaType":"a/b"},"# + start
        + #","contentMediaType":"c/d"}]}"#)
  }

  @Test("Several checks of MIME types leave those in common since 4.6.7")
  func commonTypes() {
    let file = ZodSchema.file.mime("a/b", "c/d").mime("c/d", "e/f")
    #expect(text(file).hasSuffix(#""contentMediaType":"c/d"}"#))
    #expect(text(file, zod: .v4_4_3).contains("e/f"))
    #expect(text(file.mime("g/h")).hasSuffix(#""contentEncoding":"binary","not":{}}"#))
  }

  @Test("A template literal is its pattern")
  func templateLiterals() {
    #expect(
      text(.templateLiteral("v", .schema(.int()))) == #"{"type":"string","pattern":"^v-?\\d+$"}"#)
  }
}
