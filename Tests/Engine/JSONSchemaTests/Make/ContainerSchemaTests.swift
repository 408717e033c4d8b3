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
    #expect(text(.record(key, .any), zod: .v4_2_1) == start + "}")
  }

  @Test("A record whose values may be absent requires no key of the input since 4.6.7")
  func recordsOfDefaults() {
    let record = ZodSchema.record(.enumeration("a"), .string().default("x"))
    #expect(!input(record).contains("required"))
    #expect(text(record).hasSuffix(#""required":["a"]}"#))
    #expect(input(record, zod: .v4_4_3).hasSuffix(#""required":["a"]}"#))
  }

  @Test("A loose record lists the patterns of its keys since 4.3")
  func looseRecords() {
    let record = ZodSchema.looseRecord(.string().regex("^a"), .null)
    #expect(text(record) == #"{"type":"object","patternProperties":{"^a":{"type":"null"}}}"#)
    #expect(
      text(record, zod: .v4_2_1)
        == #"{"type":"object","propertyNames":{"type":"string","pattern":"^a"},"additionalProperties":{"type":"null"}}"#
    )
  }

  @Test("A tuple is closed since 4.6.7 and has as many items as must be present")
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

  @Test("A rest replaces the items in Zod 4.0, but for draft 2020-12")
  func tuplesOf40() {
    let tuple = ZodSchema.tuple(.null, rest: .any)
    #expect(
      text(tuple, .init(target: .draft07), zod: .v4_0_17)
        == #"{"type":"array","items":{},"additionalItems":{}}"#)
    #expect(
      text(tuple, zod: .v4_0_17) == #"{"type":"array","prefixItems":[{"type":"null"}],"items":{}}"#)
  }

  @Test("Zod 4.0 does not know OpenAPI")
  func openAPIOf40() {
    let openAPI = JSONSchemaOptions(target: .openAPI30)
    let object = ZodSchema.object {
      Field("a", .literal("x").nullable())
      Field("b", .number().gt(1))
      Field("c", .record(.null))
    }
    #expect(
      text(object, openAPI, zod: .v4_0_17)
        == #"{"type":"object","properties":{"a":{"anyOf":[{"type":"string","const":"x"},{"type":"null"}]},"b":{"type":"number","exclusiveMinimum":1},"c":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"null"}}},"required":["a","b","c"],"additionalProperties":false}"#
    )
    #expect(text(object, openAPI, zod: .v4_1_12).contains(#""nullable":true"#))
  }

  @Test("Exactly one option of a discriminated union fits since 4.2")
  func discriminatedUnions() {
    let union = ZodSchema.discriminatedUnion("k", .object { Field("k", .literal("a")) })
    #expect(text(union, zod: .v4_2_1).hasPrefix(#"{"oneOf":"#))
    #expect(text(union, zod: .v4_1_12).hasPrefix(#"{"anyOf":"#))
  }

  @Test("Unions of mere types are a list of types since 4.6.7")
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
