import JSONSchema
import SchemaModel
import Testing

@Suite("JSON Schemas of containers")
struct ContainerSchemaTests {
  @Test("An array has its limits first")
  func arrays() {
    #expect(
      text(.array(.any).min(1)) == #"{"minItems":1,"type":"array","items":{}}"#)
  }

  @Test("Unknown keys are closed on the side of outputs, and open for inputs unless strict")
  func unknownKeys() {
    let object = ZodSchema.object { Field("a", .any) }
    let start = #"{"type":"object","properties":{"a":{}},"required":["a"]"#
    #expect(text(object) == start + #","additionalProperties":false}"#)
    #expect(input(object) == start + "}")
    #expect(input(object.strict()) == start + #","additionalProperties":false}"#)
    #expect(text(object.loose()) == start + #","additionalProperties":{}}"#)
    #expect(text(object.catchall(.null)) == start + #","additionalProperties":{"type":"null"}}"#)
  }

  @Test(
    "Keys are required unless their value may be absent on the side",
    arguments: [
      (.any.optional(), false, false), (.any.exactOptional(), false, false),
      (.any.default(1), false, true), (.any.prefault(1), false, true),
      (.any.optional().nullable(), false, false), (.any.optional().nonoptional(), true, true),
      (.union(.any, .any.optional()), false, false), (.any.catch(1), true, true),
      (.any.optional().catch(1), false, false), (.any.catch(1).nullable(), false, true),
      (.preprocess("f", .any), true, true), (.preprocess("f", .any.optional()), false, false),
      (.any.optional().pipe(.any), false, true), (.lazy { .any.optional() }, false, false),
    ] as [(ZodSchema, Bool, Bool)])
  func required(schema: ZodSchema, onInput: Bool, onOutput: Bool) {
    let object = ZodSchema.object { Field("k", schema) }
    #expect(input(object).contains("required") == onInput)
    #expect(text(object).contains("required") == onOutput)
  }

  @Test("Versions differ in keys of functions", arguments: [ZodVersion.v4_3_6, .v4_4_3])
  func requiredByVersion(zod: ZodVersion) {
    for schema in [ZodSchema.any.catch(1), .preprocess("f", .any)] {
      let object = ZodSchema.object { Field("k", schema) }
      #expect(input(object, zod: zod).contains("required") == (zod == .v4_3_6))
    }
  }

  @Test("A record lists the keys of a fixed set, unless it is partial")
  func records() {
    let key = ZodSchema.enumeration("a", "b")
    let start =
      #"{"type":"object","propertyNames":{"type":"string","enum":["a","b"]},"additionalProperties":{}"#
    #expect(text(.record(key, .any)) == start + #","required":["a","b"]}"#)
    #expect(text(.partialRecord(key, .any)) == start + "}")
    #expect(
      text(.record(.any), .init(target: .draft04))
        == #"{"type":"object","additionalProperties":{}}"#)
    #expect(
      text(.looseRecord(.string().regex("^a"), .null))
        == #"{"type":"object","patternProperties":{"^a":{"type":"null"}}}"#)
  }

  @Test("A tuple is closed since 4.5 and has as many items as must be present")
  func tuples() {
    let tuple = ZodSchema.tuple(.null, .any.optional())
    #expect(
      text(tuple)
        == #"{"type":"array","prefixItems":[{"type":"null"},{}],"items":false,"minItems":1,"maxItems":2}"#
    )
    #expect(
      text(tuple, zod: .v4_4_3) == #"{"type":"array","prefixItems":[{"type":"null"},{}]}"#)
    #expect(
      text(.tuple(.null, rest: .any), .init(target: .draft07), zod: .v4_4_3)
        == #"{"type":"array","items":[{"type":"null"}],"additionalItems":{}}"#)
    #expect(
      text(.tuple(.any, rest: .any), .init(target: .openAPI30), zod: .v4_4_3)
        == #"{"type":"array","items":{"anyOf":[{},{}]},"minItems":2}"#)
  }

  @Test("Unions of mere types are a list of types since 4.5")
  func unions() {
    let union = ZodSchema.union(.string(), .number(), .string())
    #expect(text(union) == #"{"type":["string","number"]}"#)
    #expect(
      text(union, zod: .v4_4_3)
        == #"{"anyOf":[{"type":"string"},{"type":"number"},{"type":"string"}]}"#)
    #expect(
      text(.string().nullable().describe("d")) == #"{"description":"d","type":["string","null"]}"#)
    #expect(text(.string().min(1).nullable()).hasPrefix(#"{"anyOf":"#))
    #expect(text(.xor(.string(), .null)) == #"{"oneOf":[{"type":"string"},{"type":"null"}]}"#)
  }

  @Test("Intersections are one list")
  func intersections() {
    #expect(
      text(.intersection(.intersection(.any, .null), .string()))
        == #"{"allOf":[{},{"type":"null"},{"type":"string"}]}"#)
  }

  @Test("A pipe shows its side; preprocessing shows its schema on both")
  func pipes() {
    let pipe = ZodSchema.string().pipe(.number())
    #expect(text(pipe) == #"{"type":"number"}"#)
    #expect(input(pipe) == #"{"type":"string"}"#)
    #expect(input(.preprocess("f", .null)) == #"{"type":"null"}"#)
    #expect(text(.stringbool()) == #"{"type":"boolean"}"#)
    #expect(input(.stringbool()) == #"{"type":"string"}"#)
  }
}
