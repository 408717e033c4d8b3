import JSONSchema
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

/// Schemas that a method made of others, with the results of Zod.
@Suite("Copies of schemas")
struct CopyTests {
  private func pair(
    _ first: JSText, _ left: ZodSchema, _ second: JSText, _ right: ZodSchema
  ) -> ZodSchema {
    .object {
      Field(first, left)
      Field(second, right)
    }
  }

  /// The JSON Schema of a pair by those of its fields and its definitions.
  private func pair(
    _ first: String, _ left: String, _ second: String, _ right: String, definitions: String = ""
  ) -> String {
    #"{"type":"object","properties":{"\#(first)":\#(left),"\#(second)":\#(right)},"#
      + #""required":["\#(first)","\#(second)"],"additionalProperties":false\#(definitions)}"#
  }

  @Test("Descriptions of a schema with an id are beside its reference")
  func descriptions() {
    let job = ZodSchema.string().meta(["id": "jobId"])
    let jobs = pair(
      "current", job.describe("Current job"), "previous", job.describe("Previous job"))
    func expected(_ definition: String) -> String {
      pair(
        "current", ##"{"description":"Current job","$ref":"#/$defs/jobId"}"##,
        "previous", ##"{"description":"Previous job","$ref":"#/$defs/jobId"}"##,
        definitions: ##","$defs":{"jobId":\##(definition)}"##)
    }
    #expect(text(jobs, zod: .v4_3_6) == expected(#"{"type":"string","id":"jobId"}"#))
    #expect(text(jobs, zod: .v4_4_3) == expected(#"{"type":"string"}"#))
    #expect(text(jobs, zod: .v4_6_7) == expected(#"{"type":"string"}"#))
  }

  @Test("Descriptions of a wrapper with an id are beside its reference")
  func wrappers() {
    let job = ZodSchema.string().readonly().meta(["id": "roJobId"])
    let jobs = pair("current", job.describe("Now"), "previous", job.describe("Then"))
    func expected(_ definition: String) -> String {
      pair(
        "current", ##"{"description":"Now","$ref":"#/$defs/roJobId"}"##,
        "previous", ##"{"description":"Then","$ref":"#/$defs/roJobId"}"##,
        definitions: ##","$defs":{"roJobId":\##(definition)}"##)
    }
    #expect(
      text(jobs, zod: .v4_3_6)
        == expected(#"{"readOnly":true,"id":"roJobId","type":"string"}"#))
    #expect(text(jobs) == expected(#"{"readOnly":true,"type":"string"}"#))
  }

  @Test("A new id makes a definition that refers to the old one")
  func overwrittenIDs() {
    let first = ZodSchema.string().meta(["id": "aaa"])
    let both = pair("current", first, "previous", first.meta(["id": "bbb"]))
    func expected(_ definitions: String) -> String {
      pair(
        "current", ##"{"$ref":"#/$defs/aaa"}"##, "previous", ##"{"$ref":"#/$defs/bbb"}"##,
        definitions: ##","$defs":{\##(definitions)}"##)
    }
    #expect(
      text(both, zod: .v4_3_6)
        == expected(
          ##""aaa":{"type":"string","id":"aaa"},"bbb":{"id":"bbb","$ref":"#/$defs/aaa"}"##))
    #expect(text(both) == expected(##""aaa":{"type":"string"},"bbb":{"$ref":"#/$defs/aaa"}"##))
  }

  @Test("The last description counts")
  func overwrittenDescriptions() {
    let field = ZodSchema.string().describe("a").describe("b").describe("c")
    #expect(
      text(pair("d", field.describe("d"), "e", field.describe("e")))
        == pair(
          "d", #"{"type":"string","description":"d"}"#, "e", #"{"type":"string","description":"e"}"#
        ))
  }

  @Test("Further metadata of a root with an id are beside the reference to it")
  func roots() {
    let schema = ZodSchema.string().meta(["id": "hi2"]).meta(["name": "asdf"])
    #expect(
      text(schema, zod: .v4_3_6)
        == ##"{"name":"asdf","$ref":"#/$defs/hi2","$defs":{"hi2":{"type":"string","id":"hi2"}}}"##)
    #expect(
      text(schema) == ##"{"name":"asdf","$ref":"#/$defs/hi2","$defs":{"hi2":{"type":"string"}}}"##)
  }

  @Test("Copies of copies repeat what the definition lacks")
  func chains() {
    let user = ZodSchema.string().meta(["id": "U", "title": "T"])
    #expect(
      text(pair("a", user.min(2), "b", user.min(2).describe("d")))
        == pair(
          "a", ##"{"minLength":2,"$ref":"#/$defs/U"}"##, "b",
          ##"{"type":"string","minLength":2,"title":"T","description":"d","$ref":"#/$defs/U"}"##,
          definitions: ##","$defs":{"U":{"type":"string","title":"T"}}"##))
  }

  @Test("A wrapper of a copy refers to the definition as the copy does")
  func wrappersOfCopies() {
    let user = ZodSchema.string().meta(["id": "U"])
    #expect(
      text(pair("a", user.min(2).readonly().describe("x"), "b", user.nullable()))
        == pair(
          "a", ##"{"readOnly":true,"description":"x","minLength":2,"$ref":"#/$defs/U"}"##,
          "b", ##"{"anyOf":[{"$ref":"#/$defs/U"},{"type":"null"}]}"##,
          definitions: ##","$defs":{"U":{"type":"string"}}"##))
  }

  @Test("A copy with equal members is a mere reference")
  func refinedObjects() {
    let user = ZodSchema.object { Field("a", .string()) }.meta(["id": "U"])
    let definition =
      #"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}"#
    #expect(
      text(.array(user.refine("check")))
        == ##"{"type":"array","items":{"$ref":"#/$defs/U"},"$defs":{"U":\##(definition)}}"##)
    #expect(
      text(.array(user.describe("d").refine("check")), .init(target: .draft07))
        == ##"{"type":"array","items":{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false,"description":"d","allOf":[{"$ref":"#/definitions/U"}]},"definitions":{"U":\##(definition)}}"##
    )
  }

  @Test("A copy may not take the id of the schema it was copied from")
  func sameID() {
    let user = ZodSchema.string().meta(["id": "U"])
    #expect(
      text(pair("a", user, "b", user.min(1).meta(["id": "U"])))
        .hasPrefix(#"throws Duplicate schema id "U" detected"#))
  }

  @Test("Before 4.6.7 a partial record has a copy of its key schema")
  func partialKeys() {
    let record = ZodSchema.partialRecord(
      .enumeration("a").meta(["id": "K"]), .string())
    func start(_ names: String) -> String {
      #"{"type":"object","propertyNames":\#(names),"additionalProperties":{"type":"string"},"#
    }
    let options = JSONSchemaOptions(target: .draft07)
    #expect(
      text(record, options, zod: .v4_4_3)
        .hasPrefix(start(##"{"allOf":[{"$ref":"#/definitions/K"}]}"##)))
    #expect(text(record, options).hasPrefix(start(##"{"$ref":"#/definitions/K"}"##)))
  }

  @Test("A schema with a NaN is the same in all places")
  func notANumber() {
    let value = ZodSchema.number().default(ZodSchema.Constant.json(.number(.nan))).meta(["id": "N"])
    #expect(
      text(.tuple(value, value), zod: .v4_4_3)
        == ##"{"type":"array","prefixItems":[{"$ref":"#/$defs/N"},{"$ref":"#/$defs/N"}],"$defs":{"N":{"default":null,"type":"number"}}}"##
    )
  }

  @Test("A bigint that a comparison with a definition meets is JavaScript's own error")
  func bigints() {
    let user = ZodSchema.number().catch(ZodSchema.Constant.bigint("3")).meta(["id": "U"])
    #expect(text(user, zod: .v4_4_3) == "throws Error converting schema to JSON.")
    #expect(
      text(user.catch(ZodSchema.Constant.bigint("3")), zod: .v4_4_3)
        == "throws Do not know how to serialize a BigInt")
  }
}
