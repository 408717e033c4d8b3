import JSONSchema
import SchemaModel
import Testing

/// Copies before Zod 4.3: only `meta` and `describe` leave the schema that they copied as a parent.
@Suite("Copies of schemas before Zod 4.3")
struct EarlierCopyTests {
  @Test("A copy with metadata has them before the members of its parent")
  func metadata() {
    let schema = ZodSchema.string().min(2).meta(["title": "T"])
    #expect(text(schema, zod: .v4_2_1) == #"{"title":"T","type":"string","minLength":2}"#)
    #expect(text(schema, zod: .v4_3_6) == #"{"type":"string","minLength":2,"title":"T"}"#)
  }

  @Test("A copy with checks repeats a definition")
  func definitions() {
    let name = ZodSchema.string().meta(["id": "Name"])
    let pair = ZodSchema.tuple(name, name.min(2))
    #expect(
      text(pair, zod: .v4_2_1)
        == ##"{"type":"array","prefixItems":[{"$ref":"#/$defs/Name"},{"type":"string","minLength":2}],"$defs":{"Name":{"id":"Name","type":"string"}}}"##
    )
    #expect(
      text(pair, zod: .v4_3_6).contains(##"{"minLength":2,"$ref":"#/$defs/Name"}"##))
  }

  @Test("A schema with checks is one object")
  func reused() {
    let inner = ZodSchema.string()
    var list = ZodSchema.array(inner).min(1)
    list.label = "list"
    let options = JSONSchemaOptions(reused: .ref)
    let pair = ZodSchema.tuple(list, list)
    #expect(
      text(pair, options, zod: .v4_2_1)
        == ##"{"type":"array","prefixItems":[{"$ref":"#/$defs/__schema0"},{"$ref":"#/$defs/__schema0"}],"$defs":{"__schema0":{"minItems":1,"type":"array","items":{"type":"string"}}}}"##
    )
    #expect(text(pair, options, zod: .v4_3_6).contains("__schema1"))
  }

  @Test("An id can be registered once")
  func ids() {
    let pair = ZodSchema.tuple(.string().meta(["id": "A"]), .null.meta(["id": "A"]))
    #expect(text(pair, zod: .v4_2_1) == "throws ID A already exists in the registry")
    #expect(text(pair, zod: .v4_3_6).hasPrefix("throws Duplicate schema id"))
  }

  @Test("The schema that was copied is not shown to a handler")
  func handlers() {
    var count = 0
    let handlers = JSONSchemaHandlers(override: { _, _ in count += 1 })
    let schema = ZodSchema.string().describe("d")
    _ = text(schema, zod: .v4_2_1, handlers: handlers)
    #expect(count == 1)
    _ = text(schema, zod: .v4_3_6, handlers: handlers)
    #expect(count == 3)
  }
}
